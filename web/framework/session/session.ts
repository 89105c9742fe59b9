// The store's calls and session in the browser: fetches it, renews it, and keeps the rules for lost sessions.

import { COOKIES } from '../../../contract/shared/headers.ts'
import { type Area, loadWords, textOf } from '../../store/app/messages.ts'
import { useObservable } from '../../ui/observable.ts'
import { showToast } from '../../ui/toast.ts'
import type { ApiError } from '../api/api-error.ts'
import { writeCookie } from '../api/browser-storage.ts'
import { makeClient } from '../api/client.ts'
import { setLoading } from '../loading-bar.ts'
import { hrefIn } from '../locale.ts'
import { navigate } from '../navigation.ts'
import { clearUser, GUEST, recallVisitor, rememberPlace, takeSession, type Visitor, visitor } from './session-store.ts'

const EXPIRED_NOTICE_MS = 5000

const language = (): 'en' | 'hi' => (document.documentElement.lang.startsWith('hi') ? 'hi' : 'en')

let fetching: Promise<void> | null = null

/** Fetches the session anew; callers at the same time share one fetch. Rejects with an ApiError. */
export function refreshSession(): Promise<void> {
  fetching ??= quietCall('GET /api/v1/session/getSession')
    .then(takeSession)
    .finally(() => {
      fetching = null
    })
  return fetching
}

async function leaveSession(notice: boolean): Promise<void> {
  clearUser()
  if (notice) await tell('sessionExpired', EXPIRED_NOTICE_MS)
  await refreshSession().catch(() => undefined)
  navigate(hrefIn(language(), '/'))
}

async function tell(key: 'sessionExpired' | 'wentWrong', milliseconds?: number): Promise<void> {
  const words = await loadWords(['common'], language())
  showToast(textOf(words, 'common', document.documentElement.lang)(key), milliseconds)
}

function onError(error: ApiError, quiet: boolean): void {
  setLoading(false)
  if (error.status === 401) void leaveSession(true)
  else if (error.status === 403) void leaveSession(false)
  else if (!quiet) void tell('wentWrong')
}

export const { call, quietCall, callWith } = makeClient({
  identity() {
    const { user, userReference, place } = visitor.get()
    return {
      sessionId: user.sessionId,
      userReference,
      token: user.token,
      language: language(),
      pincode: place?.code ?? '',
    }
  },
  refreshSession,
  onError,
})

/** The reader's words for an error, by its code. */
export async function errorText(error: ApiError): Promise<string> {
  const area: Area = 'errors'
  return textOf(await loadWords([area], language()), area, document.documentElement.lang)(error.code)
}

/** Shows what the browser remembers, then asks the server; a failure leaves the visitor a guest. */
export function startSession(): void {
  recallVisitor()
  refreshSession().catch(() => undefined)
}

/** Chooses the delivery place: cookie for the server, record for the browser, event for the page. */
export function choosePlace(place: { code: string; name: string }): void {
  writeCookie(COOKIES.place, place.code)
  rememberPlace(place)
}

export function useVisitor(): Visitor {
  return useObservable(visitor, GUEST)
}

export function isLoggedIn(who: Visitor): boolean {
  return who.user.authenticated === 'true'
}
