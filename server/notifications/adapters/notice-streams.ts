// Open event streams of logged-in customers in this process, one per browser.

import { EventStreams } from '../../platform/event-streams.ts'

/** Maximum concurrent streams per account. */
const MAX_PER_ACCOUNT = 5

export const noticeStreams = new EventStreams(MAX_PER_ACCOUNT)
export const NOTICE_STREAM = { path: '/events/customer', purpose: 'notice-stream', streams: noticeStreams }
