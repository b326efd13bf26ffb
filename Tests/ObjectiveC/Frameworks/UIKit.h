#import "NSObject.h"

// A framework in Objective-C, with declarations of the kinds that Apple's frameworks have.
#define ON_MAIN __attribute__((swift_attr("@MainActor")))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#pragma clang assume_nonnull begin

typedef long NSInteger;

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

ON_MAIN
@interface UIView : NSObject <NSCoding>
@property (nonatomic) NSInteger tag;
@property (class, nonatomic, readonly) NSInteger depth;
- (instancetype)initWithTag:(NSInteger)tag __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
- (void)layoutSubviews;
- (nullable UIView *)viewWithTag:(NSInteger)tag;
@end

ON_MAIN
@interface UIViewController : NSObject
@property (nonatomic, nullable) UIView *view;
- (void)viewDidLoad;
- (void)dismissAnimated:(NSInteger)animated completion:(void (^_Nullable)(void))completion;
@end

@class UITableView;

ON_MAIN
@protocol UITableViewDelegate <NSObject>
@optional
- (NSInteger)tableView:(UITableView *)tableView heightForRow:(NSInteger)row;
- (void)tableView:(UITableView *)tableView didSelectRow:(NSInteger)row;
@end

ON_MAIN
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UIView *)tableView:(UITableView *)tableView cellForRow:(NSInteger)row;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
@property (nonatomic, readonly) NSInteger limit;
@end

ON_MAIN
@interface UITableView : UIView
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
- (void)reloadData;
@end

// Swift imports methods with a completion handler twice.
@interface UIDownloader : NSObject
@property (class, nonatomic, readonly) UIDownloader *sharedDownloader;
- (void)downloadItem:(NSInteger)item
    completionHandler:(void (^SENDABLE)(NSCoder *_Nullable))completionHandler;
- (void)cancelWithCompletionHandler:(void (^SENDABLE)(void))completionHandler;
- (NSInteger)countOf:(nullable id)item;
@end

@protocol UIDownloading <NSObject>
- (void)prepareDownload:(UIDownloader *)downloader
      completionHandler:(void (^SENDABLE)(NSInteger))completionHandler;
@end

#pragma clang assume_nonnull end
