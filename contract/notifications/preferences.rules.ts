// Which messages customers can switch off, by channel. Messages needed for an order or for account security are always sent.

export const TOPICS = [
  'orders',
  'order-progress',
  'quotations',
  'account',
  'price-drops',
  'back-in-stock',
  'reminders',
  'rewards',
  'reviews',
  'newsletter',
] as const
export type Topic = (typeof TOPICS)[number]

/** `always` cannot be switched off; `device` is chosen for each device; `none` is not sent this way. */
export type Way = 'always' | 'choice' | 'device' | 'none'
export const CHANNELS = ['mail', 'sms', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

export const WAYS: Readonly<Record<Topic, Readonly<Record<Channel, Way>>>> = {
  orders: { mail: 'always', sms: 'always', push: 'device' },
  'order-progress': { mail: 'none', sms: 'choice', push: 'none' },
  quotations: { mail: 'always', sms: 'always', push: 'none' },
  account: { mail: 'always', sms: 'always', push: 'none' },
  'price-drops': { mail: 'choice', sms: 'none', push: 'device' },
  'back-in-stock': { mail: 'choice', sms: 'none', push: 'device' },
  reminders: { mail: 'choice', sms: 'none', push: 'none' },
  rewards: { mail: 'choice', sms: 'none', push: 'none' },
  reviews: { mail: 'choice', sms: 'none', push: 'none' },
  newsletter: { mail: 'choice', sms: 'none', push: 'none' },
}

/** Topics whose mail can be switched off. */
export const OPTIONAL_MAIL = ['price-drops', 'back-in-stock', 'reminders', 'rewards', 'reviews', 'newsletter'] as const
export type OptionalMail = (typeof OPTIONAL_MAIL)[number]

/** Topics whose text messages can be switched off. */
export const OPTIONAL_TEXTS = ['order-progress'] as const
export type OptionalText = (typeof OPTIONAL_TEXTS)[number]

/** Topics for which a device can receive notifications. */
export const PUSH_TOPICS = ['orders', 'price-drops', 'back-in-stock'] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]
