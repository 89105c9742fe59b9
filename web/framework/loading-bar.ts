// The shared loading indicator: any part switches it, the frame shows it, every error turns it off.

import { createObservable } from '../ui/observable.ts'

export const loadingBar = createObservable(false)

export function setLoading(on: boolean): void {
  loadingBar.set(on)
}
