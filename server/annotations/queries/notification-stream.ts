// The event stream that tells an open console that its member has a new notification. Events have no content: the
// calls that read notifications check rights and markets.

import type { FastifyInstance } from 'fastify'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { StartupHook } from '../../platform/domain.ts'
import { registerEventStream, streamAddress } from '../../platform/event-streams.ts'
import { NOTIFICATION_STREAM, notificationStreams } from '../adapters/notification-streams.ts'

/** The URL of a member's stream, valid for a minute; the stream ends with the session. */
export const notificationStream = (app: App, { staffId, sessionId, now }: Staff) => ({
  address: streamAddress(app, NOTIFICATION_STREAM, staffId, { now, session: sessionId ?? '' }),
})

/**
 * Pushes new notifications to the streams of this process and closes streams whose session has ended, whichever
 * process wrote the change.
 */
export const followStaffNotifications: StartupHook = async (_app, { listener }) => {
  await listener.on('staff_notified', staffId => notificationStreams.notify(staffId))
  await listener.on('staff_session_ended', sessionId => notificationStreams.endSession(sessionId))
  // sessions may have ended during the gap: all streams are closed, and consoles open a new one with their session
  listener.onGap(() => notificationStreams.endSession(null))
  return async () => {}
}

export function registerNotificationStream(server: FastifyInstance, app: App): void {
  registerEventStream(server, app, NOTIFICATION_STREAM)
}
