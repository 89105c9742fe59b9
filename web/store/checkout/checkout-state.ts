// What the checkout stores in the browser between its pages, and the address of each step.

import { readStored, writeStored } from '../../framework/api/browser-storage.ts'

export type InvoiceType = 'retail' | 'tax'

/** The record of specification section 3; addresses by id, empty while none is chosen. */
export interface CheckoutState {
  checkoutAddress: string
  /** Empty when it is the delivery address. */
  billingAddress: string
  invoiceType: InvoiceType
  /** The buyer's own references; empty when there are none. */
  poNumber: string
  costCentre: string
  /** 1 address, 2 payment. */
  checkoutTabIndex: number
}

const KEY = 'kh_checkout'
export const NEW_CHECKOUT: CheckoutState = {
  checkoutAddress: '',
  billingAddress: '',
  invoiceType: 'retail',
  poNumber: '',
  costCentre: '',
  checkoutTabIndex: 1,
}

export function readCheckout(): CheckoutState {
  return { ...NEW_CHECKOUT, ...readStored<CheckoutState>(KEY) }
}

export function writeCheckout(state: CheckoutState | null): void {
  writeStored(KEY, state)
}

/** A quick buy: bought without the cart. */
export interface QuickBuy {
  msn: string
  /** The seller's offer; null for the one shown on pages. */
  offerId: number | null
}

/** The query of a quick buy. */
function addQuickBuy(query: URLSearchParams, quick: QuickBuy | null): void {
  if (quick) query.set('msn', quick.msn)
  if (quick?.offerId) query.set('offer', String(quick.offerId))
}

/** Path and query of the address step, with the product of a quick buy if there is one. */
export function addressStep(quick: QuickBuy | null): string {
  const query = new URLSearchParams()
  addQuickBuy(query, quick)
  return quick ? `/checkout/address?${query}` : '/checkout/address'
}

/** Path and query of the payment step; they contain everything it needs, so that it can be reloaded. */
export function paymentStep(state: Omit<CheckoutState, 'checkoutTabIndex'>, quick: QuickBuy | null): string {
  const { checkoutAddress, billingAddress, invoiceType, poNumber, costCentre } = state
  const query = new URLSearchParams({ address: checkoutAddress })
  if (billingAddress && billingAddress !== checkoutAddress) query.set('billing', billingAddress)
  if (invoiceType === 'tax') query.set('invoice', 'tax')
  if (poNumber) query.set('po', poNumber)
  if (costCentre) query.set('cost', costCentre)
  addQuickBuy(query, quick)
  return `/checkout/payment?${query}`
}
