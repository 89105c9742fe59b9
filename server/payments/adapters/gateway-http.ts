// HTTP calls to payment gateways: a timeout on each, retries of safe ones, and "unknown" kept apart from "declined".

import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { type GatewayStatus, type KeyCheck, UPI_REQUEST_MS, type UpiRequest } from '../../platform/ports/payments.ts'
import { isUpiLink } from '../rules/upi.ts'

const MAX_TRIES = 3
/** Delay before the second attempt, plus up to as much again at random; doubled before the third. */
const PAUSE_MS = 150
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/** No response, or none that can be understood: it may or may not have been carried out. */
export class UnknownResultError extends Error {
  override readonly name = 'UnknownResultError'
}

/** The gateway declined the request: it was not carried out. */
export class DeclinedError extends Error {
  override readonly name = 'DeclinedError'
  readonly status: number
  /** The parsed response. */
  readonly body: unknown

  constructor(message: string, status: number, body: unknown) {
    super(message)
    this.status = status
    this.body = body
  }
}

export interface GatewayCall {
  /** Name of the gateway, for messages. */
  gateway: string
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: string
  /** Whether repeating it changes nothing, so that it may be retried at once. Always true for a GET. */
  repeatable?: boolean
  /** Timeout for the call and its retries together. */
  timeoutMs: number
}

/** What every gateway is created with. */
export interface GatewayOptions {
  /** Shown to the buyer on the gateway's page. */
  storeName: string
  /** For a gateway that requires an email when the buyer has none. */
  storeEmail: string
  timeoutMs: number
  now(): Date
  /** The session that the store has stored for a gateway transaction; null when there is none. */
  sessionRefOf(gateway: string, transactionRef: string): Promise<string | null>
}

/**
 * A UPI payment of a session with the link from a gateway.
 * @throws UnknownResultError when the link does not open a UPI app with exactly the amount
 */
export function upiRequestOf(gateway: string, link: string, amountMinor: number, now: Date): UpiRequest {
  if (!isUpiLink(link, amountMinor)) throw new UnknownResultError(`${gateway}: the UPI link has another form`)
  return { link, expiresAt: new Date(now.getTime() + UPI_REQUEST_MS) }
}

/** The result of a look-up after a call with an unknown result; rethrows the call's error when there is none. */
export async function orFound<Result>(error: unknown, find: () => Promise<Result | undefined>): Promise<Result> {
  const found = error instanceof UnknownResultError ? await find().catch(() => undefined) : undefined
  if (found === undefined) throw error
  return found
}

/** Tests keys with a call that needs them, and by looking up an earlier payment of the account, if there is one. */
export async function checkAccount(
  call: () => Promise<unknown>,
  find: (() => Promise<GatewayStatus | null>) | null,
): Promise<KeyCheck> {
  const resultOf = async (work: () => Promise<KeyCheck>, declined: KeyCheck): Promise<KeyCheck> => {
    try {
      return await work()
    } catch (error) {
      return error instanceof DeclinedError ? declined : 'no-answer'
    }
  }
  const tried = await resultOf(async () => {
    await call()
    return 'accepted'
  }, 'rejected')
  if (tried !== 'accepted' || !find) return tried
  return resultOf(async () => ((await find()) ? 'accepted' : 'other-account'), 'other-account')
}

/** A refund as a gateway lists it. */
export interface ListedRefund {
  id: string
  failed: boolean
}

/** The id of a refund, also of a pending one. @throws DeclinedError when it failed */
export function refundId(gateway: string, { id, failed }: ListedRefund): string {
  if (failed) throw new DeclinedError(`${gateway}: the refund ${id} failed`, 200, null)
  return id
}

/** Parsed JSON; undefined when invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Calls that may be sent again may succeed later; the others have an unknown result. 409: the first one is still
 * running.
 */
const isUnknown = (status: number) => status >= 500 || [408, 409, 425, 429].includes(status) || status < 200

async function once(call: GatewayCall, signal: AbortSignal): Promise<unknown> {
  const { gateway, method, url, headers, body } = call
  // the query may contain a transaction, headers contain secrets: messages include neither
  const what = `${gateway}: ${method} ${new URL(url).pathname}`
  let status: number
  let text: string
  try {
    // by redirecting, a gateway could send the credentials elsewhere
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
    status = response.status
    text = await readText(response)
  } catch (error) {
    throw new UnknownResultError(`${what} got no answer`, { cause: error })
  }
  if (isUnknown(status) || (status >= 300 && status < 400)) throw new UnknownResultError(`${what} got status ${status}`)
  const parsed = parseJson(text)
  if (status >= 400) throw new DeclinedError(`${what} was declined with status ${status}`, status, parsed)
  if (parsed === undefined) throw new UnknownResultError(`${what} got status ${status} without JSON`)
  return parsed
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_ANSWER_BYTES) throw new Error('The answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Calls a gateway and returns its JSON response.
 * @throws UnknownResultError, DeclinedError
 */
export async function callGateway(call: GatewayCall): Promise<unknown> {
  const signal = AbortSignal.timeout(call.timeoutMs)
  const tries = call.method === 'GET' || call.repeatable ? MAX_TRIES : 1
  for (let tried = 1; ; tried++) {
    try {
      return await once(call, signal)
    } catch (error) {
      if (!(error instanceof UnknownResultError) || tried >= tries || signal.aborted) throw error
    }
    const pause = PAUSE_MS * 2 ** (tried - 1)
    await sleep(pause + randomInt(pause))
  }
}

/**
 * The same, validated against the documented format.
 * @throws UnknownResultError, DeclinedError
 */
export async function callGatewayAs<Schema extends z.ZodType>(
  schema: Schema,
  call: GatewayCall,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await callGateway(call))
  if (!parsed.success) throw new UnknownResultError(`${call.gateway}: ${new URL(call.url).pathname} has another form`)
  return parsed.data
}
