// Calls the API from a browser: common headers, CSRF, access token, and the session rules for 401 and 403.

import type { Call, CallName } from '../../../contract/api.ts'
import type { ErrorBody } from '../../../contract/shared/error-body.ts'
import { BUILD_VERSION, COOKIES, HEADERS, PLATFORM } from '../../../contract/shared/headers.ts'
import { ApiError } from './api-error.ts'
import { deviceId, randomId, readCookie, readStored, writeStored } from './browser-storage.ts'

/** Who is calling, as known to the app at the time of the call. */
export interface Identity {
  sessionId: string
  userReference: string
  token: string
  /** Extra headers for every call; empty ones are left out. */
  headers?: Record<string, string>
}

export interface ClientEnvironment {
  identity(): Identity
  /** Fetches the session again and stores it; concurrent calls share one fetch. */
  refreshSession(): Promise<void>
  /** Asks the visitor to confirm with a code; resolves to whether they did. The call is then retried. */
  confirm?(): Promise<boolean>
  /** Called for every error before it is thrown; `quiet`: the screen shows the message itself. */
  onError(error: ApiError, quiet: boolean): void
}

/** Language of the current page. */
export const pageLanguage = (): 'en' | 'hi' => (document.documentElement.lang.startsWith('hi') ? 'hi' : 'en')

interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** Extra headers for this call, such as the access key. */
  headers?: Record<string, string>
}

interface AccessToken {
  value: string
  sessionId: string
  expiresAt: string
}

const TOKEN_KEY = 'kh_access_token'
const SESSION_CALL = 'GET /api/v1/session/getSession'
const TOKEN_CALL = 'GET /api/v1/token/getToken'

/** The URL of a call: path parameters filled in, query appended without empty values. */
export function addressOf(path: string, input: Pick<Input, 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const search = query.toString()
  return search ? `${filled}?${search}` : filled
}

/** Drops empty headers. */
export function nonEmpty(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
}

function commonHeaders(identity: Identity, accessToken: string): Record<string, string> {
  return {
    [HEADERS.userReference]: identity.userReference,
    [HEADERS.authorization]: identity.token && `Bearer ${identity.token}`,
    [HEADERS.sessionId]: identity.sessionId,
    [HEADERS.deviceId]: deviceId(),
    [HEADERS.buildVersion]: BUILD_VERSION,
    [HEADERS.platform]: PLATFORM,
    [HEADERS.accessToken]: accessToken,
    [HEADERS.requestId]: randomId(),
    [HEADERS.language]: pageLanguage() === 'hi' ? 'hi' : '',
    ...identity.headers,
  }
}

async function readResponse(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) return body
  throw new ApiError(response.status, (body ?? {}) as Partial<ErrorBody>)
}

function createSend(environment: ClientEnvironment) {
  let tokenFetch: Promise<string> | null = null

  const once = async (name: string, input: Input, accessToken: string): Promise<unknown> => {
    const [method = 'GET', path = ''] = name.split(' ')
    const headers = { ...commonHeaders(environment.identity(), accessToken), ...input.headers }
    // no content type without a body: the server would try to parse one
    if (method === 'GET' || input.body) headers['content-type'] = 'application/json'
    if (method !== 'GET') {
      if (!readCookie(COOKIES.csrf)) await environment.refreshSession()
      headers[HEADERS.csrf] = readCookie(COOKIES.csrf)
    }
    const request: RequestInit = { method, headers: nonEmpty(headers), credentials: 'include' }
    if (input.body) request.body = JSON.stringify(input.body)
    const response = await fetch(addressOf(path, input), request).catch(() => null)
    if (!response) throw new ApiError(0, {})
    return readResponse(response)
  }

  const fetchToken = async (sessionId: string): Promise<string> => {
    const answer = (await once(TOKEN_CALL, {}, '')) as { data: { accessToken: string; expiresAt: string } }
    const { accessToken: value, expiresAt } = answer.data
    writeStored(TOKEN_KEY, { value, sessionId, expiresAt } satisfies AccessToken)
    return value
  }

  /** The access token of this session, fetched by the first call that needs it; if that fails, calls are sent without it. */
  const accessToken = async (name: string): Promise<string> => {
    if (name === SESSION_CALL || name === TOKEN_CALL) return ''
    const { sessionId } = environment.identity()
    if (!sessionId) return ''
    const stored = readStored<AccessToken>(TOKEN_KEY)
    if (stored && stored.sessionId === sessionId && Date.parse(stored.expiresAt) > Date.now() + 60_000)
      return stored.value
    tokenFetch ??= fetchToken(sessionId)
      .catch(() => '')
      .finally(() => {
        tokenFetch = null
      })
    return tokenFetch
  }

  return async (name: string, input: Input): Promise<unknown> => {
    const token = await accessToken(name)
    try {
      return await once(name, input, token)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'session.csrf') await environment.refreshSession()
      else if (error.code !== 'session.confirm' || !(await environment.confirm?.())) throw error
      return once(name, input, token)
    }
  }
}

export interface Client {
  /** Errors are shown to the visitor as a toast. */
  call: Call
  /** Errors are left to the screen; an expired session is still handled here. */
  quietCall: Call
  /** A quiet call with extra headers, such as the access key of a send-OTP call. */
  callWith(headers: Record<string, string>): Call
}

/** Creates the typed API client of an app. Every call rejects with an `ApiError`. */
export function createClient(environment: ClientEnvironment): Client {
  const send = createSend(environment)
  const callAs = (quiet: boolean, headers?: Record<string, string>): Call => {
    const call = async (name: CallName, input: Input = {}) => {
      try {
        return await send(name, { ...input, headers })
      } catch (error) {
        const known = error instanceof ApiError ? error : new ApiError(0, {})
        if (name !== SESSION_CALL) environment.onError(known, quiet)
        throw known
      }
    }
    return call as Call
  }
  return { call: callAs(false), quietCall: callAs(true), callWith: headers => callAs(true, headers) }
}
