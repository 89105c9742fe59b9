// Opens the login popup from any screen, with a title and the address to go to after login; the frame renders it.

import { createObservable, useObservable } from '../../../ui/observable.ts'

export interface LoginRequest {
  /** Where to go after login, as returned by `href`; default: reload the current page. */
  redirect?: string
  title?: string
}

const loginRequest = createObservable<LoginRequest | null>(null)

export function openLogin(request: LoginRequest = {}): void {
  loginRequest.set(request)
}

export function closeLogin(): void {
  loginRequest.set(null)
}

/** The current request; null while the popup is closed. */
export function useLoginRequest(): LoginRequest | null {
  return useObservable(loginRequest, null)
}
