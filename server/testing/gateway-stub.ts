// What the stub servers of payment gateways share: a real HTTP server, faults on demand, a log, its own HMAC.

import { setMaxListeners } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a call goes wrong. `lost` carries it out and sends no answer. */
export type Fault = 'lost' | 'silent' | 'reset' | 'bad-json' | 'html' | 'empty' | number

export interface StubRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  text: string
}

export interface StubAnswer {
  status: number
  /** JSON, or the text of a page. */
  body: unknown
}

interface Knob {
  match: RegExp
  fault: Fault
  times: number
}

const encoder = new TextEncoder()

/** Hex HMAC-SHA-256 by Web Crypto: not the code that the store verifies with. */
export async function stubHmac(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

export const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

export class GatewayStub {
  /** Every call, `METHOD /path`, in the order in which it came; also those that went wrong. */
  readonly log: string[] = []
  #knobs: Knob[] = []
  #ids = 0
  #server: Server | null = null
  /** A call that sends no answer ends with the stub. */
  readonly #closing = new AbortController()

  constructor() {
    setMaxListeners(0, this.#closing.signal)
  }

  /** Starts on a free port of this machine. Returns its origin. */
  async listen(handle: (request: StubRequest) => Promise<StubAnswer>): Promise<string> {
    const server = createServer((request, response) => {
      void this.#serve(handle, request, response).catch(() => response.destroy())
    })
    this.#server = server
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    this.#closing.abort()
    this.#server?.closeAllConnections()
    await new Promise(done => this.#server?.close(done))
  }

  /** The next calls whose `METHOD /path` matches go wrong. */
  fail(match: RegExp, fault: Fault, times = 1): void {
    this.#knobs.push({ match, fault, times })
  }

  heal(): void {
    this.#knobs = []
  }

  count(match: RegExp): number {
    return this.log.filter(line => match.test(line)).length
  }

  /** Ids without chance, so that a run can be repeated. */
  nextId(prefix: string): string {
    this.#ids++
    return `${prefix}${String(this.#ids).padStart(8, '0')}`
  }

  async #serve(
    handle: (request: StubRequest) => Promise<StubAnswer>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://stub')
    const method = request.method ?? 'GET'
    const line = `${method} ${path}`
    this.log.push(line)
    const text = await read(request)
    const knob = this.#knobs.find(({ match, times }) => times > 0 && match.test(line))
    if (knob) knob.times--
    const fault = knob?.fault
    if (fault === 'reset') return void response.destroy()
    if (fault === 'silent') return this.#wait()
    if (typeof fault === 'number') return send(response, { status: fault, body: { error: { code: 'SERVER_ERROR' } } })
    const answer = await handle({ method, path, query, headers: request.headers, text })
    if (fault === 'lost') return this.#wait()
    if (fault === 'bad-json') return send(response, { status: 200, body: '{"id": "order_' })
    if (fault === 'html') return send(response, { status: 200, body: '<html>Maintenance</html>' })
    if (fault === 'empty') return send(response, { status: 200, body: '' })
    send(response, answer)
  }

  async #wait(): Promise<void> {
    await sleep(60_000, undefined, { signal: this.#closing.signal, ref: false })
  }
}

function send(response: ServerResponse, { status, body }: StubAnswer): void {
  const isText = typeof body === 'string'
  response.writeHead(status, { 'content-type': isText ? 'text/html; charset=utf-8' : 'application/json' })
  response.end(isText ? body : JSON.stringify(body))
}
