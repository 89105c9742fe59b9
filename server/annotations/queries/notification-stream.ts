// The stream by which an open console learns that its member has a new notification. It says no more than that: the calls
// that read notifications check rights and markets.

import type { FastifyInstance } from 'fastify'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { StartupHook } from '../../platform/domain.ts'
import { registerEventStream, streamAddress } from '../../platform/event-streams.ts'
import { NOTIFICATION_STREAM, notificationStreams } from '../adapters/notification-streams.ts'

/** The address of the stream of a member for the next minute; the stream ends with the session. */
export const notificationStream = (app: App, { staffId, sessionId, now }: Staff) => ({
  address: streamAddress(app, NOTIFICATION_STREAM, staffId, { now, session: sessionId ?? '' }),
})

/** Tells the consoles that are connected here of new notifications, and closes their streams with their sessions, whichever process has written either. */
export const followStaffNotifications: StartupHook = async (_app, { listener }) => {
  await listener.on('staff_notified', staffId => notificationStreams.notify(staffId))
  await listener.on('staff_session_ended', sessionId => notificationStreams.endSession(sessionId))
  // what has ended in a gap is not known: the consoles ask for a new stream with their session
  listener.onGap(() => notificationStreams.endSession(null))
  return async () => {}
}

export function registerNotificationStream(server: FastifyInstance, app: App): void {
  registerEventStream(server, app, NOTIFICATION_STREAM)
}
