// Open connections of consoles whose members are told of new notifications, in this process.

import { EventStreams, type StreamKind } from '../../platform/event-streams.ts'
import { isOpenSession } from '../../staff/service.ts'

/** Consoles of one member that are open at once, in browsers and tabs. */
const MAX_PER_MEMBER = 8

export const notificationStreams = new EventStreams(MAX_PER_MEMBER)
export const NOTIFICATION_STREAM: StreamKind = {
  path: '/events/staff',
  purpose: 'staff-notification-stream',
  streams: notificationStreams,
  isOpen: (app, staffId, sessionId) => isOpenSession(app.db, { sessionId, staffId }, app.now()),
}
