// The events that a webhook can tell of, the states of its deliveries, and the limits that forms and the server share.

/** Events by their name in messages, in the order of the form. */
export const WEBHOOK_KINDS = [
  'order.placed',
  'order.state-changed',
  'payment.captured',
  'payment.failed',
  'shipment.shipped',
  'shipment.delivered',
  'return.requested',
  'return.decided',
  'refund.paid',
  'invoice.issued',
  'rfq.received',
  'rfq.quoted',
  'product.changed',
  'price.changed',
  'stock.changed',
] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** The event of a test, which any endpoint can be sent. */
export const TEST_KIND = 'webhook.test'
export type MessageKind = WebhookKind | typeof TEST_KIND

/** Version of the payloads; counted up when a field changes its meaning or goes. */
export const PAYLOAD_VERSION = 1

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why an attempt failed: the status, a redirect, no response in time, a private address, no connection. */
export const ATTEMPT_ERRORS = ['status', 'redirect', 'timeout', 'address', 'connection'] as const
export type AttemptError = (typeof ATTEMPT_ERRORS)[number]

/** Who has paused an endpoint: staff, the store after failures, or the receiver with 410 Gone. */
/** `restored`: it came back from the bin, without the secret of before. */
export const PAUSE_REASONS = ['staff', 'failures', 'gone', 'restored'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** Endpoints of a store, of both markets. */
export const MAX_WEBHOOKS = 50
/** Hours for which an earlier secret can go on signing. */
export const MAX_OVERLAP_HOURS = 168
export const DEFAULT_OVERLAP_HOURS = 24
/** Days that messages and deliveries are kept. */
export const WEBHOOK_DAYS = 30
