// Which quantities of an offer may be ordered: at least its minimum, a multiple of its step, and within the stock.

export interface QuantityTerms {
  minQuantity: number
  /** Quantity must be a multiple of this. */
  quantityMultiple: number
}

/** The smallest quantity that may be ordered. */
export function smallestQuantity({ minQuantity, quantityMultiple }: QuantityTerms): number {
  return Math.ceil(minQuantity / quantityMultiple) * quantityMultiple
}

/** The largest quantity that may be ordered with this stock; 0 when it is too low. */
export function largestQuantity(units: number, terms: QuantityTerms): number {
  const most = Math.floor(units / terms.quantityMultiple) * terms.quantityMultiple
  return most < smallestQuantity(terms) ? 0 : most
}

/** Error code for a quantity that may not be ordered, with the number for its message; null when it may. */
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
