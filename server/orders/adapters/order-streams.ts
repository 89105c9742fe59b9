// Open connections of browsers that look at an order, in this process: server-sent events, as the HTML standard has them.

import type { ServerResponse } from 'node:http'

/** Of one process: more than that would take the memory that orders need. */
const MAX_STREAMS = 2000
/** Pages of one order that are open at once, such as on a phone and a computer. */
const MAX_PER_ORDER = 8
/** Shorter than the time after which an idle connection is closed, here and in proxies. */
const HEARTBEAT_MS = 20_000
/** After that the browser connects again, with a new signature. */
const LIFE_MS = 10 * 60_000

interface Timers {
  heartbeat: NodeJS.Timeout
  end: NodeJS.Timeout
}

export class OrderStreams {
  readonly #byOrder = new Map<string, Map<ServerResponse, Timers>>()
  #count = 0

  /** How many are open. */
  get count(): number {
    return this.#count
  }

  /** Whether another one may be opened. */
  hasRoom(orderId: string): boolean {
    return this.#count < MAX_STREAMS && (this.#byOrder.get(orderId)?.size ?? 0) < MAX_PER_ORDER
  }

  /** Takes over a response whose headers were sent. */
  add(orderId: string, response: ServerResponse): void {
    const streams = this.#byOrder.get(orderId) ?? new Map<ServerResponse, Timers>()
    this.#byOrder.set(orderId, streams)
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS)
    const end = setTimeout(() => response.end(), LIFE_MS)
    streams.set(response, { heartbeat: heartbeat.unref(), end: end.unref() })
    this.#count++
    response.once('close', () => this.#remove(orderId, response))
    // the browser may have missed a change before it was connected
    response.write('retry: 5000\ndata: open\n\n')
  }

  /** Tells the browsers that look at an order that it has changed. */
  notify(orderId: string): void {
    for (const response of this.#byOrder.get(orderId)?.keys() ?? []) response.write('data: changed\n\n')
  }

  #remove(orderId: string, response: ServerResponse): void {
    const streams = this.#byOrder.get(orderId)
    const timers = streams?.get(response)
    if (!streams || !timers) return
    clearInterval(timers.heartbeat)
    clearTimeout(timers.end)
    streams.delete(response)
    if (streams.size === 0) this.#byOrder.delete(orderId)
    this.#count--
  }
}

/** Of this process. */
export const orderStreams = new OrderStreams()
