// The auth-flow record: who is logging in or signing up and at which step, stored in the browser between pages.

import { HEADERS } from '../../../../contract/shared/headers.ts'
import type { Market } from '../../../../contract/shared/market.ts'
import { ApiError } from '../../../framework/api/api-error.ts'
import { deviceId, randomId, readStored, writeStored } from '../../../framework/api/browser-storage.ts'
import { pageLanguage } from '../../../framework/api/client.ts'
import { loadMessages, translator } from '../../../framework/messages/messages.ts'
import { callWith, quietCall } from '../../../framework/session/session.ts'
import { sha256Hex } from '../../../framework/sha256.ts'
import { showToast } from '../../../ui/toast.ts'
import { applySession } from '../../app/session.ts'
import { bodyOf, type IdentifierType, type Typed } from './identifier.ts'

export type FlowType = 'login' | 'signup' | 'forgot-password' | 'checkout'

export interface AuthFlow {
  isUserExists: boolean
  flowType: FlowType
  identifierType: IdentifierType
  identifier: string
  data: {
    /** Where to go afterwards; empty for the previous page. */
    redirect: string
    /** Proof of a verified code for the next step; empty until then. */
    proof: string
    /** Time of the last code, in epoch milliseconds. */
    sentAt: number
    resendSeconds: number
  }
}

const KEY = 'kh_auth_flow'

export function readFlow(): AuthFlow | null {
  const flow = readStored<AuthFlow>(KEY)
  return flow && typeof flow.identifier === 'string' && typeof flow.data?.redirect === 'string' ? flow : null
}

export function writeFlow(flow: AuthFlow | null): void {
  writeStored(KEY, flow)
}

/** Access key of a send-OTP call: `random.hash`, valid once. */
async function accessKey(identifier: string): Promise<string> {
  const random = randomId()
  return `${random}.${await sha256Hex(`${random}:${deviceId()}:${identifier}`)}`
}

async function send(market: Market, flowType: FlowType, typed: Typed, work: string) {
  const call = callWith({ [HEADERS.accessKey]: await accessKey(typed.identifier), [HEADERS.work]: work })
  const body = bodyOf(typed)
  const device = 'web'
  if (flowType === 'forgot-password') return call('POST /api/v1/login/forgetpassword', { body })
  if (flowType !== 'login') return call('POST /api/v1/auth/sendOTPV2', { body: { ...body, flowType, device } })
  return market === 'AE'
    ? call('POST /api/v1/login/sendOtp', { body: { ...body, device, phoneCode: '971' } })
    : call('POST /api/v1/login/sendOtpV2', { body: { ...body, device, phoneCode: '91' } })
}

/** Solves the proof of work that is required after several codes in a day; a toast explains the wait. */
async function workFor(error: unknown): Promise<string> {
  const challenge = error instanceof ApiError ? error.data?.challenge : undefined
  if (challenge === undefined) throw error
  const [messages, { solveWork }] = await Promise.all([
    loadMessages(['auth'], pageLanguage()),
    import('./solve-work.ts'),
  ])
  showToast(translator(messages, 'auth', document.documentElement.lang)('solving'))
  return solveWork(challenge)
}

/** A 429 from a send-code call means that the day's attempts are used up, whatever the error code. */
function asLimit(error: unknown): never {
  throw error instanceof ApiError && error.status === 429 ? new ApiError(429, { code: 'auth.otp-too-many' }) : error
}

/** Sends a code and returns the record of the new flow. Rejects with an ApiError. */
export async function sendCode(market: Market, flowType: FlowType, typed: Typed, redirect: string): Promise<AuthFlow> {
  const again = async (error: unknown) => send(market, flowType, typed, await workFor(error))
  const { data } = await send(market, flowType, typed, '').catch(again).catch(asLimit)
  return {
    isUserExists: data.isUserExists,
    flowType,
    ...typed,
    data: { redirect, proof: '', sentAt: Date.now(), resendSeconds: data.resendInSeconds },
  }
}

/**
 * Verifies a code. In the login flow a known customer is logged in (`entered`); otherwise returns the record with the
 * proof for the next step. Rejects with an ApiError.
 */
export async function verifyCode(flow: AuthFlow, otp: string): Promise<'entered' | AuthFlow> {
  const body = bodyOf(flow)
  if (flow.flowType === 'login' && flow.isUserExists) {
    await applySession(await quietCall('POST /api/v1/login/validateOtp', { body: { ...body, otp } }))
    return 'entered'
  }
  const { data } = await quietCall('POST /api/v1/auth/verifyOTP', { body: { ...body, flowType: flow.flowType, otp } })
  return { ...flow, isUserExists: data.isUserExists, data: { ...flow.data, proof: data.proof } }
}

/** Logs in with a password. Rejects with an ApiError. */
export async function enterByPassword(typed: Typed, password: string): Promise<void> {
  await applySession(await quietCall('POST /api/v1/login/authenticate', { body: { ...bodyOf(typed), password } }))
}
