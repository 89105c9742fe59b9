// The message key of a payment method, by its id in the contract.

const METHODS = [1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 168] as const
type MethodKey = `method-${(typeof METHODS)[number]}`

/** Null for a method without a name here. */
export function methodKey(id: number): MethodKey | null {
  const known = METHODS.find(one => one === id)
  return known === undefined ? null : `method-${known}`
}
