// Endpoints with which staff members read their own notifications and choose what they are notified of.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket } from '../shared/schemas.ts'
import { NOTIFICATION_REASONS, NOTIFIED_KINDS, UNREAD_MAX } from './notifications.rules.ts'

const access = 'staff-own' as const
const zId = z.int().min(1)
const zReason = z.enum(NOTIFICATION_REASONS)

const zNotification = z.object({
  notificationId: zId,
  reason: zReason,
  recordKind: z.enum(NOTIFIED_KINDS),
  /**
   * Number of an order, return, quote request or ticket; id of a customer, a lead, a dispute, an approval request or an
   * import source; MSN of a product; code of a seller; market and key of a document.
   */
  recordId: z.string(),
  /**
   * Number of the record; 0 for a product, seller, document or source. For an approval request, the number of its order, or 0 without
   * one.
   */
  recordNumber: z.int(),
  market: zMarket,
  /** The actor; empty for a customer and for the store itself. For `import`, the name of the source. */
  by: z.string(),
  /**
   * The new state of the record for the reasons `state` and `decision`; for `state` also `held` or `released` when
   * `by` put an order on hold or released it; for `edit` the outcome of the edit: `paid`, `lapsed` or `ended`; for
   * `import` what happened: `failed`, `stopped`, `paused` or `waits`.
   */
  state: z.string().nullable(),
  at: z.iso.datetime(),
  read: z.boolean(),
})
export type StaffNotification = z.output<typeof zNotification>

const zChoices = z.object({
  /** Muted reasons. */
  muted: z.array(zReason).max(NOTIFICATION_REASONS.length),
  /** Whether a daily email lists unread notifications. */
  dailyMail: z.boolean(),
})
export type NotificationChoices = z.output<typeof zChoices>

/** Number of unread notifications, counted up to 100. */
const unread = envelope(z.object({ unread: z.int().max(UNREAD_MAX) }))
const notification: StaffNotification = {
  ...{ notificationId: 812, reason: 'assigned', recordKind: 'order', recordId: '100001', recordNumber: 100001 },
  ...{ market: 'IN', by: 'Nadia Khan', state: null, at: '2026-11-26T06:12:00.000Z', read: false },
}
const choices: NotificationChoices = { muted: ['note'], dailyMail: true }

export const staffNotificationEndpoints = defineEndpoints({
  staffNotifications: {
    method: 'GET',
    path: '/api/admin/session/notifications',
    access,
    summary:
      'Lists the caller’s notifications, newest first: about records the caller may read, and about requests the caller made or may decide on. To get the next page, pass `next` as `before`.',
    query: z.object({
      unread: z.literal('true').optional(),
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: envelope(z.object({ notifications: z.array(zNotification), next: z.int().nullable() })),
    errors: [],
    example: ok({ notifications: [notification], next: null }),
  },
  unreadNotifications: {
    method: 'GET',
    path: '/api/admin/session/notifications/unread',
    access,
    summary: 'Returns the number of the caller’s unread notifications, counted up to 100.',
    response: unread,
    errors: [],
    example: ok({ unread: 3 }),
  },
  notificationStream: {
    method: 'GET',
    path: '/api/admin/session/notifications/stream',
    access,
    summary:
      'Returns the URL of a stream of server-sent events, valid for one minute. The stream sends `changed` as soon as there is a new notification.',
    response: envelope(z.object({ address: z.string() })),
    errors: [],
    example: ok({ address: '/events/staff/0b7c1f1e-8a55-4a3b-9c39-0d9a6b3c2f11?until=1764410400000&signature=x' }),
  },
  readNotifications: {
    method: 'POST',
    path: '/api/admin/session/notifications/read',
    access,
    summary:
      'Marks the caller’s notifications as read: those with the given ids, or all up to a given one. Repeating it changes nothing.',
    body: z.union([z.strictObject({ ids: z.array(zId).min(1).max(50) }), z.strictObject({ upTo: zId })]),
    response: unread,
    errors: [],
    example: ok({ unread: 0 }),
  },
  notificationChoices: {
    method: 'GET',
    path: '/api/admin/session/notifications/choices',
    access,
    summary:
      'Returns the caller’s notification preferences, including whether unread notifications are sent by daily email.',
    response: envelope(zChoices),
    errors: [],
    example: ok(choices),
  },
  chooseNotifications: {
    method: 'POST',
    path: '/api/admin/session/notifications/choices',
    access,
    summary: 'Saves the caller’s notification preferences; they apply to new notifications.',
    body: zChoices,
    response: envelope(zChoices),
    errors: [],
    example: ok(choices),
  },
})
