// Fetches an import file into the data folder: only from the public internet, within limits of size and time, streamed to disk.

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FetchProblem } from '../../../contract/imports/sources.rules.ts'
import {
  ClosedAddressError,
  guardedLookup,
  isOpenAddress,
  type OutboundRules,
  openAddress,
} from '../../platform/open-net.ts'

/** Milliseconds for a file with all its redirects. */
export const FETCH_TIMEOUT_MS = 3 * 60_000
/** A server that sends nothing for this long is abandoned. */
const IDLE_MS = 30_000
const REDIRECTS = 3

/** Why a file cannot be fetched. */
export class FetchError extends Error {
  readonly problem: FetchProblem
  constructor(problem: FetchProblem, detail = '') {
    super(detail)
    this.problem = problem
  }
}

export interface Wanted {
  address: string
  /** For HTTP basic authentication, sent only to the host of the address. */
  login: { username: string; password: string } | null
  /** The server's validators of the current file. */
  etag: string | null
  lastModified: string | null
}

export interface FetchedFile {
  bytes: number
  hash: string
  etag: string | null
  lastModified: string | null
}

export interface FetchLimits {
  rules: OutboundRules
  maxBytes: number
  timeoutMs?: number
}

function headersOf(wanted: Wanted, url: URL): Record<string, string> {
  const own = new URL(wanted.address).origin === url.origin
  const { login, etag, lastModified } = wanted
  return {
    ...{ 'user-agent': 'Karkhana-import', accept: '*/*', 'accept-encoding': 'identity' },
    ...(login && own
      ? { authorization: `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}` }
      : {}),
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  }
}

function ask(url: URL, headers: Record<string, string>, production: boolean, signal: AbortSignal) {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  const lookup = guardedLookup(address => isOpenAddress(address, production))
  // a new connection each time: a kept one was checked for another name
  const options: RequestOptions = { headers, signal, lookup, agent: false }
  return new Promise<IncomingMessage>((done, reject) => {
    const sent = request(url, options, done)
    sent.setTimeout(IDLE_MS, () => sent.destroy(new FetchError('timeout')))
    sent.on('error', reject)
    sent.end()
  })
}

/** The response of the last address, without its body. */
async function follow(wanted: Wanted, { rules }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  let url = openAddress(wanted.address, rules)
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    if (!url) throw new FetchError('address')
    const response = await ask(url, headersOf(wanted, url), rules.production, signal)
    const { statusCode = 0, headers } = response
    if (statusCode < 300 || statusCode >= 400 || statusCode === 304 || !headers.location) return response
    response.destroy()
    const next: URL | null = URL.canParse(headers.location, url.href) ? new URL(headers.location, url) : null
    if (next) next.hash = ''
    url = next && openAddress(next.href, rules)
  }
  throw new FetchError('redirects')
}

/** Whether what came is a page, such as one that asks for a login, and no file. */
const isPage = (type: string | undefined, start: Buffer) =>
  /^text\/html\b/i.test(type ?? '') &&
  start
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
    .startsWith('<')

async function save(
  response: IncomingMessage,
  path: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const { headers } = response
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new FetchError('too-large')
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      if (bytes === 0 && isPage(headers['content-type'], part)) return done(new FetchError('page'))
      bytes += part.length
      hash.update(part)
      done(bytes > maxBytes ? new FetchError('too-large') : null, part)
    },
  })
  await pipeline(response, counted, createWriteStream(path), { signal })
  if (bytes === 0) throw new FetchError('empty')
  const { etag = null, 'last-modified': lastModified = null } = headers
  return { bytes, hash: hash.digest('hex'), etag, lastModified }
}

function failureOf(error: unknown): FetchError {
  if (error instanceof FetchError) return error
  if (error instanceof ClosedAddressError) return new FetchError('address')
  const { name = '', message = '' } = error instanceof Error ? error : {}
  if (name === 'AbortError' || name === 'TimeoutError') return new FetchError('timeout')
  return new FetchError('connection', message.slice(0, 200))
}

/** Writes the file to a path; null when the server says that it is the one that is there already. @throws FetchError */
export async function fetchFile(wanted: Wanted, limits: FetchLimits, path: string): Promise<FetchedFile | null> {
  const signal = AbortSignal.timeout(limits.timeoutMs ?? FETCH_TIMEOUT_MS)
  let response: IncomingMessage | null = null
  try {
    response = await follow(wanted, limits, signal)
    const { statusCode = 0 } = response
    if (statusCode === 304 && (wanted.etag || wanted.lastModified)) return null
    if (statusCode !== 200) throw new FetchError('status', String(statusCode))
    return await save(response, path, limits.maxBytes, signal)
  } catch (error) {
    throw failureOf(error)
  } finally {
    response?.destroy()
  }
}
