// The shared loading indicator: any part switches it, the frame shows it, every error turns it off.

import { makeObservable } from '../ui/observable.ts'

export const loader = makeObservable(false)

export function setLoading(on: boolean): void {
  loader.set(on)
}
