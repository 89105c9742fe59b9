// Which quantities of an offer may be ordered: at least its minimum, in its steps, and not more than there is.

export interface QuantityTerms {
  minQuantity: number
  /** Quantity must be a multiple of this. */
  quantityMultiple: number
}

/** The smallest quantity that may be ordered. */
export function smallestQuantity({ minQuantity, quantityMultiple }: QuantityTerms): number {
  return Math.ceil(minQuantity / quantityMultiple) * quantityMultiple
}

/** The largest quantity that may be ordered of so many units; 0 when they are too few. */
export function largestQuantity(units: number, terms: QuantityTerms): number {
  const most = Math.floor(units / terms.quantityMultiple) * terms.quantityMultiple
  return most < smallestQuantity(terms) ? 0 : most
}

/** Error code of a quantity that may not be ordered, with the number that its message names; null when it may. */
export function quantityFault(
  wanted: number,
  terms: QuantityTerms & { available: number },
):
  | { code: 'cart.quantity-minimum'; params: { minimum: number } }
  | { code: 'cart.quantity-stock'; params: { available: number } }
  | { code: 'cart.quantity-multiple'; params: { multiple: number } }
  | null {
  const minimum = smallestQuantity(terms)
  const available = largestQuantity(terms.available, terms)
  if (wanted < minimum) return { code: 'cart.quantity-minimum', params: { minimum } }
  if (wanted > available) return { code: 'cart.quantity-stock', params: { available } }
  if (wanted % terms.quantityMultiple === 0) return null
  return { code: 'cart.quantity-multiple', params: { multiple: terms.quantityMultiple } }
}
