#include "SwiftRuntime.h"

#include "SpryRuntime.h"

#include <string.h>

// What Swift's runtime knows about a type. Swift's `Mirror` uses most of its functions. If one is
// missing, nothing is known about the type.

typedef struct {
  const char *name;
  void (*release)(const char *);
  bool isStrong;
  bool isVariable;
} Field;

extern uintptr_t swift_getMetadataKind(const void *) IF_PRESENT;
extern const void *swift_getTypeContextDescriptor(const void *) IF_PRESENT;
extern SWIFT intptr_t swift_reflectionMirror_recursiveCount(const void *) IF_PRESENT;
extern SWIFT intptr_t swift_reflectionMirror_recursiveChildOffset(const void *, intptr_t) IF_PRESENT;
extern SWIFT const void *swift_reflectionMirror_recursiveChildMetadata(
    const void *, intptr_t, Field *) IF_PRESENT;
extern SWIFT intptr_t swift_reflectionMirror_count(void *, const void *, const void *) IF_PRESENT;

uintptr_t spry_type_kind(const void *type) {
  __typeof__(&swift_getMetadataKind) kind = FIND(swift_getMetadataKind);
  return kind ? kind(type) : 0;
}

intptr_t spry_type_part_count(const void *type) {
  __typeof__(&swift_reflectionMirror_recursiveCount) count =
      FIND(swift_reflectionMirror_recursiveCount);
  return count ? count(type) : 0;
}

const void *spry_type_part(
    const void *type, intptr_t index, bool *isStrong, bool *isVariable) {
  __typeof__(&swift_reflectionMirror_recursiveChildMetadata) part =
      FIND(swift_reflectionMirror_recursiveChildMetadata);
  if (!part) return NULL;
  Field field = {0};
  const void *partType = part(type, index, &field);
  if (field.release) field.release(field.name);
  *isStrong = field.isStrong;
  *isVariable = field.isVariable;
  return partType;
}

intptr_t spry_type_part_offset(const void *type, intptr_t index) {
  __typeof__(&swift_reflectionMirror_recursiveChildOffset) offset =
      FIND(swift_reflectionMirror_recursiveChildOffset);
  return offset ? offset(type, index) : -1;
}

// The description that all instances of a generic type share.
static const void *descriptor(const void *type) {
  __typeof__(&swift_getTypeContextDescriptor) find = FIND(swift_getTypeContextDescriptor);
  return find ? find(type) : NULL;
}

bool spry_type_is_of_system(const void *type) {
  Dl_info image;
  const void *place = descriptor(type);
  if (!place || !dladdr(place, &image) || !image.dli_fname) return false;
  return strstr(image.dli_fname, "/System/Library/") || strstr(image.dli_fname, "/usr/lib/");
}

// -- Enums. Swift's binary interface fixes these layouts.

typedef struct {
  uint32_t flags;
  int32_t parent, name, accessFunction, fields;
  uint32_t payloadCases;
  uint32_t emptyCases;
} EnumDescriptor;

typedef struct {
  const void *functions[8];
  uintptr_t size, stride;
  uint32_t flags, extraInhabitants;
  const void *caseOf, *projectPayload;
  void (*makeCase)(void *, uint32_t, const void *);
} EnumWitnesses;

static const EnumWitnesses *witnesses(const void *type) {
  return ((const EnumWitnesses *const *)type)[-1];
}

static const EnumDescriptor *enumDescriptor(const void *type) {
#if __has_feature(ptrauth_calls)
  return NULL;  // Pointers in metadata are signed.
#else
  const EnumDescriptor *found = descriptor(type);
  // The names of the cases must be known, and there must be a function that makes a case, which an
  // enum from C lacks.
  return found && found->fields && witnesses(type)->flags & 0x200000 ? found : NULL;
#endif
}

intptr_t spry_enum_payload_count(const void *type) {
  const EnumDescriptor *found = enumDescriptor(type);
  return found ? (intptr_t)(found->payloadCases & 0xFFFFFF) : -1;
}

intptr_t spry_enum_empty_count(const void *type) {
  const EnumDescriptor *found = enumDescriptor(type);
  return found ? (intptr_t)found->emptyCases : 0;
}

bool spry_enum_make_case(const void *type, void *memory, uint32_t number) {
  __typeof__(&swift_reflectionMirror_count) payloadCount = FIND(swift_reflectionMirror_count);
  if (!payloadCount) return false;
  witnesses(type)->makeCase(memory, number, type);
  // A case whose payload takes no room, such as `Never`, is counted among those without payloads.
  return payloadCount(memory, type, type) == 0;
}
