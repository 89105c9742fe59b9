// A value outside React that components can subscribe to: session, toasts, the loading indicator.

import { useSyncExternalStore } from 'react'

export interface Observable<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

export function createObservable<T>(initial: T): Observable<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The current value; `onServer` is used for server rendering and the first client render. */
export function useObservable<T>(observable: Observable<T>, onServer: T): T {
  return useSyncExternalStore(observable.subscribe, observable.get, () => onServer)
}
