// The product that ran out while the shopper wanted to add it: the popup about it is open as long as there is one.

import { createObservable } from '../../../ui/observable.ts'

export const outOfStock = createObservable<string | null>(null)

export function tellOutOfStock(msn: string): void {
  outOfStock.set(msn)
}
