// The data of an order that its messages need.

import type { TotalsStep } from '../../../contract/cart/totals-types.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Currency, Language, Market } from '../../../contract/shared/market.ts'

export interface NotifiedShipment {
  id: string
  /** The number that the customer sees. */
  number: number
  carrier: string
  /** Empty until handover, and for carriers without one. */
  trackingNumber: string
  promisedOn: string | null
  lines: { lineNo: number; quantity: number }[]
}

export interface NotifiedOrder {
  id: string
  number: number
  market: Market
  currency: Currency
  /** Language of the order: all its messages use it. */
  language: Language
  state: OrderState
  placedAt: Date
  payableMinor: number
  paymentMode: 'cod' | 'prepaid'
  paymentMethodId: number
  poNumber: string
  steps: TotalsStep[]
  address: { name: string; line1: string; line2: string; city: string; place: string }
  /** Whether it was paid, so that a cancellation leads to a refund. */
  wasPaid: boolean
  /** Verified addresses only: others may belong to somebody else. */
  customer: {
    id: string
    firstName: string
    email: string | null
    phone: string | null
    /** Whether text messages report the progress of orders. */
    wantsProgressTexts: boolean
  }
  lines: {
    lineNo: number
    nameEn: string
    nameHi: string
    /** As ordered. */
    quantity: number
    cancelledQuantity: number
    payableMinor: number
    seller: string
    /** ISO date. */
    promisedOn: string | null
  }[]
  shipments: NotifiedShipment[]
}
