// Calls the API for the signed-in member: CSRF token, expired sessions, and fresh codes for sensitive calls.

import type { Call } from '../../../contract/api.ts'
import type { ErrorBody } from '../../../contract/shared/error-body.ts'
import { HEADERS, STAFF_COOKIES } from '../../../contract/shared/headers.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { randomId, readCookie } from '../../framework/api/browser-storage.ts'

interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

interface Rules {
  /** The server no longer knows the session. */
  signedOut(): void
  /** Asks for a fresh code of the authenticator app; false if the member cancels. */
  confirm(): Promise<boolean>
}

let rules: Rules = { signedOut: () => undefined, confirm: async () => false }

/** Called once by the session of the console. */
export function setCallRules(given: Rules): void {
  rules = given
}

const SESSION_CALL = 'GET /api/admin/session'
const CONFIRM_CALL = 'POST /api/admin/session/confirm'

/** The URL of a call: path parameters filled in, lists in the query repeated, empty values left out. */
export function callAddress(path: string, { params, query }: Pick<Input, 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
    }
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

async function once(name: string, input: Input): Promise<unknown> {
  const [method = 'GET', path = ''] = name.split(' ')
  const headers: Record<string, string> = { [HEADERS.requestId]: randomId() }
  if (document.documentElement.lang.startsWith('hi')) headers[HEADERS.language] = 'hi'
  if (method !== 'GET') {
    if (!readCookie(STAFF_COOKIES.csrf)) await once(SESSION_CALL, {})
    headers[HEADERS.csrf] = readCookie(STAFF_COOKIES.csrf)
  }
  const request: RequestInit = { method, headers, credentials: 'same-origin' }
  if (input.body !== undefined) {
    headers['content-type'] = 'application/json'
    request.body = JSON.stringify(input.body)
  }
  const response = await fetch(callAddress(path, input), request).catch(() => null)
  if (!response) throw new ApiError(0, {})
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) return body
  throw new ApiError(response.status, (body ?? {}) as Partial<ErrorBody>)
}

async function send(name: string, input: Input = {}): Promise<unknown> {
  try {
    return await once(name, input)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'session.csrf') {
      await once(SESSION_CALL, {})
      return once(name, input)
    }
    if (error.code === 'staff.confirm' && name !== CONFIRM_CALL && (await rules.confirm())) return once(name, input)
    if (error.status === 401) rules.signedOut()
    throw error
  }
}

/** A typed call by its name. Rejects with an `ApiError`. */
export const call = send as Call

interface Sending {
  /** Called with the uploaded fraction of the file, from 0 to 1. */
  onProgress?(part: number): void
  /** Ends it: nothing is stored unless everything had arrived. */
  signal?: AbortSignal
}

/** Uploads a file; uses XMLHttpRequest because `fetch` does not report upload progress. @throws ApiError */
function sendFile(address: string, file: Blob, { onProgress, signal }: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (body: Partial<ErrorBody> = {}) => reject(new ApiError(request.status, body))
    request.open('POST', address)
    request.responseType = 'json'
    request.setRequestHeader(HEADERS.csrf, readCookie(STAFF_COOKIES.csrf))
    request.setRequestHeader(HEADERS.requestId, randomId())
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body: unknown = request.response
      if (request.status === 200 && body !== null) resolve(body)
      else fail((body ?? {}) as Partial<ErrorBody>)
    }
    request.onerror = () => fail()
    request.onabort = () => fail()
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/** Uploads a file as the body, with its name and other data in the query. @throws ApiError */
export async function upload(
  path: string,
  input: Pick<Input, 'params' | 'query'>,
  file: Blob,
  sending: Sending = {},
): Promise<unknown> {
  if (!readCookie(STAFF_COOKIES.csrf)) await once(SESSION_CALL, {})
  const address = callAddress(path, input)
  try {
    return await sendFile(address, file, sending)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'session.csrf') {
      await once(SESSION_CALL, {})
      return sendFile(address, file, sending)
    }
    if (error.status === 401) rules.signedOut()
    throw error
  }
}

async function fetchFile(path: string, input: Pick<Input, 'params' | 'query'>, request: RequestInit): Promise<void> {
  const response = await fetch(callAddress(path, input), { ...request, credentials: 'same-origin' }).catch(() => null)
  if (!response) throw new ApiError(0, {})
  if (!response.ok) {
    const error = new ApiError(response.status, (await response.json().catch(() => ({}))) as Partial<ErrorBody>)
    if (error.code === 'staff.confirm' && (await rules.confirm())) return fetchFile(path, input, request)
    throw error
  }
  const name = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  saveFile(name, await response.blob())
}

/** Downloads a file with the session, under the name given by the server. @throws ApiError */
export const download = (path: string, input: Pick<Input, 'params' | 'query'>): Promise<void> =>
  fetchFile(path, input, {})

/** The same for a call whose input is sent as a body because it is too long for a URL. @throws ApiError */
export async function downloadWith(path: string, body: unknown): Promise<void> {
  if (!readCookie(STAFF_COOKIES.csrf)) await once(SESSION_CALL, {})
  const headers: Record<string, string> = {
    ...{ [HEADERS.csrf]: readCookie(STAFF_COOKIES.csrf), 'content-type': 'application/json' },
    ...(document.documentElement.lang.startsWith('hi') && { [HEADERS.language]: 'hi' }),
  }
  return fetchFile(path, {}, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Saves a file with the browser. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // the browser reads the address after this event
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
