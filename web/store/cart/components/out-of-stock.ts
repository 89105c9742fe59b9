// The product that was out of stock when the shopper tried to add it; its popup is open while this is set.

import { createObservable } from '../../../ui/observable.ts'

export const outOfStock = createObservable<string | null>(null)

export function tellOutOfStock(msn: string): void {
  outOfStock.set(msn)
}
