// Posts a message to an endpoint: only to public addresses, within ten seconds, without following redirects.

import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import {
  ClosedAddressError,
  guardedLookup,
  isOpenAddress,
  type OutboundRules,
  openAddress,
} from '../../platform/open-net.ts'
import type { AttemptResult } from '../rules/attempts.ts'

const TIMEOUT_MS = 10_000
/** How much of a response is kept; the rest is not read. */
const MAX_RESPONSE = 2048

type Answer = Pick<AttemptResult, 'status' | 'error' | 'response'>

// PostgreSQL cannot store NUL characters in text
const textOf = (parts: readonly Buffer[]) =>
  Buffer.concat(parts).subarray(0, MAX_RESPONSE).toString('utf8').replaceAll('\u0000', '\ufffd')

function errorOf(status: number): Answer['error'] {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

function send(url: URL, headers: Record<string, string>, body: string, isOpen: (address: string) => boolean) {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return new Promise<Answer>((done, reject) => {
    // a new connection each time: a kept-alive one was checked for another host name
    const options = { method: 'POST', headers, signal, lookup: guardedLookup(isOpen), agent: false } as const
    const sent = request(url, options, response => {
      const status = response.statusCode ?? 0
      const parts: Buffer[] = []
      let size = 0
      const finish = () => {
        done({ status, error: errorOf(status), response: textOf(parts) })
        response.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size >= MAX_RESPONSE) finish()
      })
      response.on('end', finish)
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function failureOf(error: unknown): Answer {
  const { name = '', message = '' } = error instanceof Error ? error : {}
  if (error instanceof ClosedAddressError) return { status: null, error: 'address', response: '' }
  const timedOut = name === 'AbortError' || name === 'TimeoutError'
  return { status: null, error: timedOut ? 'timeout' : 'connection', response: timedOut ? '' : message.slice(0, 500) }
}

/** Posts a body. Never rejects: errors are part of the result. */
export async function post(
  rules: OutboundRules,
  { address, headers, body }: { address: string; headers: Record<string, string>; body: string },
): Promise<AttemptResult> {
  const began = performance.now()
  const url = openAddress(address, rules)
  const withLength = { ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const answer = await (url
    ? send(url, withLength, body, one => isOpenAddress(one, rules.production)).catch(failureOf)
    : { status: null, error: 'address' as const, response: '' })
  return { ...answer, durationMs: Math.round(performance.now() - began) }
}
