// Open connections of browsers of logged-in customers, in this process: one for each browser.

import { EventStreams } from '../../platform/event-streams.ts'

/** Maximum number of open browsers per account. */
const MAX_PER_ACCOUNT = 5

export const noticeStreams = new EventStreams(MAX_PER_ACCOUNT)
export const NOTICE_STREAM = { path: '/events/customer', purpose: 'notice-stream', streams: noticeStreams }
