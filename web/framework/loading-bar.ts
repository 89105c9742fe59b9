// The state of the loading bar: any component may set it, the frame shows it, every API error clears it.

import { createObservable } from '../ui/observable.ts'

export const loadingBar = createObservable(false)

export function setLoading(on: boolean): void {
  loadingBar.set(on)
}
