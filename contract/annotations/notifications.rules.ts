// Why a member of staff is notified at the console, and the limits of what is read.

export const NOTIFICATION_REASONS = ['assigned', 'mentioned', 'note', 'state'] as const
export type NotificationReason = (typeof NOTIFICATION_REASONS)[number]

/** Unread ones are counted up to here. */
export const UNREAD_MAX = 100
/** Colleagues whom one note mentions. */
export const MENTIONS_MAX = 20
