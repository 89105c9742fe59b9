// Toasts: short notices that any component may show.

import { createObservable } from './observable.ts'

export interface Toast {
  id: number
  text: string
  /** How long it is shown. */
  milliseconds: number
}

export const NO_TOASTS: readonly Toast[] = []
/** The toasts shown by `Toaster`. */
export const toasts = createObservable<readonly Toast[]>(NO_TOASTS)
let nextId = 1

/** Shows a toast, by default for 3000 ms; at most three at once. */
export function showToast(text: string, milliseconds = 3000): void {
  const others = toasts.get().filter(toast => toast.text !== text)
  toasts.set([...others, { id: nextId++, text, milliseconds }].slice(-3))
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter(toast => toast.id !== id))
}
