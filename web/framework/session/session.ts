// The session of an app in the browser: makes its API calls, is refreshed when needed and ended when it has expired.

import { createObservable, useObservable } from '../../ui/observable.ts'
import { showToast } from '../../ui/toast.ts'
import type { ApiError } from '../api/api-error.ts'
import { createClient, type Identity, pageLanguage } from '../api/client.ts'
import { setLoading } from '../loading-bar.ts'
import type { MessageParams } from '../messages/format-message.ts'
import { loadMessages, translator } from '../messages/messages.ts'

/** What an app does with its session. */
export interface SessionDefinition {
  /** Shows the data stored in the browser; called once after hydration. */
  restore(): void
  /** Fetches the session, shows and stores it. Rejects with an ApiError. */
  load(): Promise<void>
  /** Clears the user after the session has ended. */
  clear(): void
  /** Ends the session on the server, after the user was cleared in the browser. */
  leave(): Promise<unknown>
  /** What is sent with the visitor's calls. */
  identity(): Identity
}

export interface SessionStore<Data> {
  get(): Data
  /** Shows changed data. */
  set(data: Data): void
  /** Calls `listener` on each change; returns a disposer. */
  subscribe(listener: () => void): () => void
  /** The current data in a component. */
  use(): Data
}

let app: SessionDefinition

/**
 * Creates the session of an app; called once, when the app's session module is imported (a bundle contains one app).
 * `Data` is what screens show of the session, such as the user or the cart count. `initial` is what the server renders
 * and the browser shows first: an unknown visitor.
 */
export function createSession<Data>(initial: Data, definition: SessionDefinition): SessionStore<Data> {
  app = definition
  const data = createObservable(initial)
  return { ...data, use: () => useObservable(data, initial) }
}

let fetching: Promise<void> | null = null

/** Fetches the session again; concurrent callers share one fetch. Rejects with an ApiError. */
export function refreshSession(): Promise<void> {
  fetching ??= app.load().finally(() => {
    fetching = null
  })
  return fetching
}

async function tellWentWrong(): Promise<void> {
  const messages = await loadMessages(['common'], pageLanguage())
  showToast(translator(messages, 'common', document.documentElement.lang)('wentWrong'))
}

/** How the app asks the visitor to confirm; set by the app's entry, because the dialog itself needs the session. */
export const confirmation: { ask?: () => Promise<boolean> } = {}

let ending = false

/** Ends the session after a 401 or 403; other calls that fail meanwhile are ignored, as the reason is the same. */
async function endSession(status: number): Promise<void> {
  if (ending) return
  ending = true
  await import('./end-session.ts')
    .then(module => module.endSession(app, refreshSession, status))
    .finally(() => {
      ending = false
    })
}

function onError({ status }: ApiError, quiet: boolean): void {
  setLoading(false)
  if (status === 401 || status === 403) void endSession(status)
  else if (!quiet) void tellWentWrong()
}

export const { call, quietCall, callWith } = createClient({
  identity: () => app.identity(),
  refreshSession,
  confirm: async () => (await confirmation.ask?.()) ?? false,
  onError,
})

/** The localized message of an error, by its code and the numbers in it. */
export async function messageOf({ code, data, message }: Pick<ApiError, 'code' | 'data'> & { message?: string }) {
  const t = translator(await loadMessages(['errors'], pageLanguage()), 'errors', document.documentElement.lang)
  const text = t(code, data as MessageParams | undefined)
  // for a code that this build does not know, the server's text is shown
  return (text === code && message) || text
}

/** Shows the stored data, then fetches the session; on failure the visitor stays a guest. */
export function startSession(): void {
  app.restore()
  refreshSession().catch(() => undefined)
}
