// API calls and the session in the browser: fetches it, refreshes it, and handles expired sessions.

import { COOKIES } from '../../../contract/shared/headers.ts'
import { useObservable } from '../../ui/observable.ts'
import { showToast } from '../../ui/toast.ts'
import type { ApiError } from '../api/api-error.ts'
import { writeCookie } from '../api/browser-storage.ts'
import { createClient } from '../api/client.ts'
import { setLoading } from '../loading-bar.ts'
import { hrefIn } from '../locale.ts'
import { loadMessages, translator } from '../messages/messages.ts'
import { navigate } from '../navigation.ts'
import {
  applySession,
  clearUser,
  GUEST,
  restoreVisitor,
  saveDeliveryLocation,
  type Visitor,
  visitor,
} from './session-store.ts'

const EXPIRED_NOTICE_MS = 5000

const language = (): 'en' | 'hi' => (document.documentElement.lang.startsWith('hi') ? 'hi' : 'en')

let fetching: Promise<void> | null = null

/** Fetches the session again; concurrent callers share one fetch. Rejects with an ApiError. */
export function refreshSession(): Promise<void> {
  fetching ??= quietCall('GET /api/v1/session/getSession')
    .then(applySession)
    .finally(() => {
      fetching = null
    })
  return fetching
}

async function endSession(notice: boolean): Promise<void> {
  clearUser()
  if (notice) await notify('sessionExpired', EXPIRED_NOTICE_MS)
  await refreshSession().catch(() => undefined)
  navigate(hrefIn(language(), '/'))
}

async function notify(key: 'sessionExpired' | 'wentWrong', milliseconds?: number): Promise<void> {
  const words = await loadMessages(['common'], language())
  showToast(translator(words, 'common', document.documentElement.lang)(key), milliseconds)
}

function onError(error: ApiError, quiet: boolean): void {
  setLoading(false)
  if (error.status === 401) void endSession(true)
  else if (error.status === 403) void endSession(false)
  else if (!quiet) void notify('wentWrong')
}

export const { call, quietCall, callWith } = createClient({
  identity() {
    const { user, userReference, deliveryLocation } = visitor.get()
    return {
      sessionId: user.sessionId,
      userReference,
      token: user.token,
      language: language(),
      pincode: deliveryLocation?.code ?? '',
    }
  },
  refreshSession,
  onError,
})

/** The localized message of an error, by its code. */
export async function messageOf(error: ApiError): Promise<string> {
  return translator(await loadMessages(['errors'], language()), 'errors', document.documentElement.lang)(error.code)
}

/** Shows the stored record, then fetches the session; on failure the visitor stays a guest. */
export function startSession(): void {
  restoreVisitor()
  refreshSession().catch(() => undefined)
}

/** Sets the delivery location: a cookie for the server, the record for the browser, an event for the page. */
export function chooseDeliveryLocation(place: { code: string; name: string }): void {
  writeCookie(COOKIES.place, place.code)
  saveDeliveryLocation(place)
}

export function useVisitor(): Visitor {
  return useObservable(visitor, GUEST)
}

export function isLoggedIn(who: Visitor): boolean {
  return who.user.authenticated === 'true'
}
