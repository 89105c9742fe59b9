// The login popup: any screen opens it with a title and where to go afterwards; the application shows it.

import { createObservable, useObservable } from '../../../ui/observable.ts'

export interface LoginRequest {
  /** Address to go to after login, as `href` makes it; absent to stay on the page, which is then loaded anew. */
  redirect?: string
  title?: string
}

const asked = createObservable<LoginRequest | null>(null)

export function openLogin(request: LoginRequest = {}): void {
  asked.set(request)
}

export function closeLogin(): void {
  asked.set(null)
}

/** What the popup was asked for; null while it is closed. */
export function useLoginRequest(): LoginRequest | null {
  return useObservable(asked, null)
}
