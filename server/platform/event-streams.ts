// Open connections of browsers that are told of changes: server-sent events, as the HTML standard has them. Their addresses
// are signed for a minute, so a stream takes no session.

import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { zUuid } from '../../contract/shared/schemas.ts'
import type { App } from './app.ts'
import { appError } from './errors.ts'

/** Of one kind in one process: more than that would take the memory that orders need. */
const MAX_STREAMS = 2000
/** Shorter than the time after which an idle connection is closed, here and in proxies. */
const HEARTBEAT_MS = 20_000
/** After that the browser connects again, with a new signature. */
const LIFE_MS = 10 * 60_000
const VALID_MS = 60_000

interface Timers {
  /** The session for which it is open; empty for none. */
  session: string
  heartbeat: NodeJS.Timeout
  end: NodeJS.Timeout
}

/** The streams of one kind in this process, by what they tell of: an order, a customer. */
export class EventStreams {
  readonly #byKey = new Map<string, Map<ServerResponse, Timers>>()
  readonly #maxPerKey: number
  #count = 0

  constructor(maxPerKey: number) {
    this.#maxPerKey = maxPerKey
  }

  /** How many are open. */
  get count(): number {
    return this.#count
  }

  /** Whether another one may be opened. */
  hasRoom(key: string): boolean {
    return this.#count < MAX_STREAMS && (this.#byKey.get(key)?.size ?? 0) < this.#maxPerKey
  }

  /** Takes over a response whose headers were sent. */
  add(key: string, response: ServerResponse, session: string): void {
    const streams = this.#byKey.get(key) ?? new Map<ServerResponse, Timers>()
    this.#byKey.set(key, streams)
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS)
    const end = setTimeout(() => response.end(), LIFE_MS)
    streams.set(response, { session, heartbeat: heartbeat.unref(), end: end.unref() })
    this.#count++
    response.once('close', () => this.#remove(key, response))
    // the browser may have missed a change before it was connected
    response.write('retry: 5000\ndata: open\n\n')
  }

  /** Sends a line of text to the browsers that follow. */
  notify(key: string, text = 'changed'): void {
    for (const response of this.#byKey.get(key)?.keys() ?? []) response.write(`data: ${text}\n\n`)
  }

  /** Closes the streams of a session that has ended; those of all sessions for null. */
  endSession(session: string | null): void {
    const ended = [...this.#byKey.values()].flatMap(streams =>
      [...streams].flatMap(([response, timers]) =>
        timers.session !== '' && (session === null || timers.session === session) ? [response] : [],
      ),
    )
    for (const response of ended) response.end()
  }

  #remove(key: string, response: ServerResponse): void {
    const streams = this.#byKey.get(key)
    const timers = streams?.get(response)
    if (!streams || !timers) return
    clearInterval(timers.heartbeat)
    clearTimeout(timers.end)
    streams.delete(response)
    if (streams.size === 0) this.#byKey.delete(key)
    this.#count--
  }
}

/** A kind of stream: where it is, and what its addresses are signed for. */
export interface StreamKind {
  path: string
  purpose: string
  streams: EventStreams
  /** Whether a session may still follow the key; of streams that belong to a session. */
  isOpen?(app: App, key: string, session: string): Promise<boolean>
}

const signedText = (key: string, session: string, until: number) => `${key} ${session} ${until}`

/**
 * The address of a stream for the next minute; the caller has checked that the actor may follow the key. `session` is the one
 * with which the stream ends.
 */
export function streamAddress(
  app: App,
  { path, purpose }: Pick<StreamKind, 'path' | 'purpose'>,
  key: string,
  { now, session = '' }: { now: Date; session?: string },
): string {
  const until = now.getTime() + VALID_MS
  const signature = app.secrets.sign(purpose, signedText(key, session, until))
  const of = session && `session=${session}&`
  return `${path}/${key}?${of}until=${until}&signature=${encodeURIComponent(signature)}`
}

const zQuery = z.strictObject({
  session: zUuid.or(z.literal('')).default(''),
  until: z.coerce.number().int(),
  signature: z.string().max(200),
})

/** Registers the streams of a kind. @throws request.not-found for an address that was not signed or is too old, or whose session has ended */
export function registerEventStream(server: FastifyInstance, app: App, kind: StreamKind): void {
  const { path, purpose, streams } = kind
  const own = new Set<ServerResponse>()
  // requests under way are waited for when the server closes; these would never end
  server.addHook('preClose', async () => {
    for (const response of own) response.end()
  })
  const isSigned = (key: string, { session, until, signature }: z.output<typeof zQuery>) =>
    until >= app.now().getTime() && app.secrets.verify(purpose, signedText(key, session, until), signature)
  const isOpen = async (key: string, session: string) => !kind.isOpen || (await kind.isOpen(app, key, session))
  server.get(
    `${path}/:key`,
    { config: { staysOpen: true, perMinute: 120 } },
    async (request: FastifyRequest<{ Params: { key: string } }>, reply) => {
      const { success, data } = zQuery.safeParse(request.query)
      const { key } = request.params
      if (!success || !zUuid.safeParse(key).success || !isSigned(key, data)) throw appError('request.not-found')
      const { session } = data
      if (!(await isOpen(key, session))) throw appError('request.not-found')
      // a browser that gets no content does not connect again
      if (!streams.hasRoom(key)) return reply.status(204).send()
      reply.hijack()
      const { raw } = reply
      own.add(raw)
      raw.once('close', () => own.delete(raw))
      raw.writeHead(200, {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // for proxies that would wait for the end of a response
        'x-accel-buffering': 'no',
      } as Record<string, string>)
      streams.add(key, raw, session)
      // it may have ended before this process heard of it
      if (!(await isOpen(key, session))) raw.end()
      return reply
    },
  )
}
