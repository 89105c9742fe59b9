// Open event streams of the console in this process, by member, for pushing new notifications.

import { EventStreams, type StreamKind } from '../../platform/event-streams.ts'
import { isOpenSession } from '../../staff/service.ts'

/** Maximum concurrent streams per member, across browsers and tabs. */
const MAX_PER_MEMBER = 8

export const notificationStreams = new EventStreams(MAX_PER_MEMBER)
export const NOTIFICATION_STREAM: StreamKind = {
  path: '/events/staff',
  purpose: 'staff-notification-stream',
  streams: notificationStreams,
  isOpen: (app, staffId, sessionId) => isOpenSession(app.db, { sessionId, staffId }, app.now()),
}
