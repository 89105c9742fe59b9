// Live notices of a customer: the URL of the stream, and its events.

import type { FastifyInstance } from 'fastify'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { StartupHook } from '../../platform/domain.ts'
import { registerEventStream, streamAddress } from '../../platform/event-streams.ts'
import { NOTICE_STREAM, noticeStreams } from '../adapters/notice-streams.ts'

export const noticeStream = (app: App, actor: Customer) => ({
  address: streamAddress(app, NOTICE_STREAM, actor.customerId, { now: actor.now }),
})

/**
 * Forwards notices from the database, which start with the customer's id, to the browsers connected to this process.
 */
export const followNotices: StartupHook = async (_app, { listener }) => {
  await listener.on('customer_notice', payload => {
    const [customerId = ''] = payload.split(' ', 1)
    noticeStreams.notify(customerId, payload.slice(customerId.length + 1))
  })
  return async () => {}
}

export function registerNoticeStream(server: FastifyInstance, app: App): void {
  registerEventStream(server, app, NOTICE_STREAM)
}
