// Open connections of browsers viewing an order, in this process.

import { EventStreams } from '../../platform/event-streams.ts'

/** Maximum number of open pages of one order, such as on a phone and a computer. */
const MAX_PER_ORDER = 8

export const orderStreams = new EventStreams(MAX_PER_ORDER)
export const ORDER_STREAM = { path: '/events/order', purpose: 'order-stream', streams: orderStreams }
