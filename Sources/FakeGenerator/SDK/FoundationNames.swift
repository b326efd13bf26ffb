/// The types that a file sees which imports Foundation, on any platform.
///
/// They are listed because asking the compiler would take long, and because Foundation passes on
/// the types of other modules, which differ between platforms.
///
/// Two thirds of the names are types of Foundation on Linux; a test asks the compiler whether any
/// is missing. The others were added by hand and aren't checked, because they exist on Apple's
/// systems only: more types of Foundation, and those of Combine and of C headers such as
/// `MacTypes.h`, which Foundation reexports there.
package enum FoundationNames {
  /// Whether a type of this name may be among them.
  package static func contains(_ name: String) -> Bool {
    // What C declares mostly begins with a small letter.
    name.first?.isLowercase == true || prefixes.contains(where: name.hasPrefix)
      || names.contains(name)
  }

  private static let prefixes = ["CF", "CG", "Dispatch", "NS", "OS", "SInt", "UInt", "URL", "XML"]

  private static let names = Set(
    """
    AbsoluteTime AffineTransform AlignmentOptions AnyCancellable AnyPublisher AnySubscriber
    AttributeContainer AttributeDynamicLookup AttributeScope AttributeScopeCodableConfiguration
    AttributeScopes AttributedString AttributedStringAttributeMutation AttributedStringKey
    AttributedStringProtocol AttributedSubstring BlockOperation Boolean Bundle Byte ByteCount
    ByteCountFormatStyle ByteCountFormatter ByteOffset CachedURLResponse Calendar Cancellable
    CharacterSet CocoaError CodableAttributedStringKey CodableConfiguration CodableWithConfiguration
    CombineIdentifier ComparableComparator Comparator ComparisonResult ConnectablePublisher
    ContiguousBytes CurrencyFormatStyleConfiguration CurrentValueSubject
    CustomCombineIdentifierConvertible CustomNSError DIR Data DataProtocol Date DateComponents
    DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal
    DecodableAttributedStringKey DecodableWithConfiguration DecodingConfigurationProviding Deferred
    DescriptiveNumberFormatConfiguration Dimension DiscontiguousAttributedSubstring
    DiscreteFormatStyle DistributedNotificationCenter Duration Empty EncodableAttributedStringKey
    EncodableWithConfiguration EncodingConfigurationProviding EnergyFormatter Expression FILE Fail
    FileAttributeKey FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType
    Fixed FixedPoint FixedRect FloatingPointFormatStyle FloatingPointParseStrategy FormatStyle
    FormatStyleCapitalizationContext Formatter FourCharCode Fract Future HTTPCookie
    HTTPCookieStorage HTTPURLResponse Handle Host ISO8601DateFormatter ImmediateScheduler IndexPath
    IndexSet InflectionRule InlinePresentationIntent InputStream IntegerFormatStyle
    IntegerParseStrategy ItemCount JSONDecoder JSONEncoder JSONSerialization Just KeyPathComparator
    KeyValueObservingPublisher LangCode LengthFormatter ListFormatStyle ListFormatter Locale
    LocalizedError LocalizedStringResource LogicalAddress MachPort
    MarkdownDecodableAttributedStringKey MassFormatter Measurement MeasurementFormatter MessagePort
    Morphology MutableDataProtocol Notification NotificationCenter NotificationQueue
    NumberFormatStyleConfiguration NumberFormatter ObjCBool ObservableObject
    ObservableObjectPublisher OperatingSystemVersion Operation OperationQueue OptionBits
    OutputStream POSIXError ParseStrategy ParseableFormatStyle PassthroughSubject
    PersonNameComponents PersonNameComponentsFormatter PhysicalAddress Pipe Point Port PortDelegate
    PortMessage Predicate PredicateBindings PredicateError PredicateExpression PredicateExpressions
    PresentationIntent ProcPtr Process ProcessInfo Progress ProgressKind ProgressReporting
    ProgressUserInfoKey PropertyListDecoder PropertyListEncoder PropertyListSerialization Protocol
    Ptr Published Publisher Publishers QualityOfService Record RecoverableError Rect
    ReferenceConvertible RegionCode RelativeDateTimeFormatter ResType RunLoop Scanner Scheduler
    ScopedAttributeContainer ScriptCode Selector SignedByte Size SocketNativeHandle SocketPort
    SortComparator SortDescriptor SortOrder StandardPredicateExpression Str255 Stream StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StringPtr StringStyle StringTransform Style Subject Subscriber
    Subscribers Subscription Subscriptions SwappedDouble SwappedFloat TermOfAddress Thread TimeBase
    TimeInterval TimeRecord TimeScale TimeValue TimeZone Timer TopLevelDecoder TopLevelEncoder UUID
    UndoManager UniChar UniCharCount Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass
    UnitConverter UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge
    UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy
    UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass
    UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UnsignedFixed UnsignedWide
    UserDefaults ValueTransformer VersRec Zone
    """.split { $0.isWhitespace }.map(String.init))
}
