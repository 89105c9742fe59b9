// An order as messages about it need it.

import type { TotalsStep } from '../../../contract/cart/totals-types.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Currency, Language, Market } from '../../../contract/shared/market.ts'

export interface NotifiedShipment {
  id: string
  /** The number that the customer sees. */
  number: number
  carrier: string
  /** Empty until it is handed over, and where the carrier gives none. */
  trackingNumber: string
  promisedOn: string | null
  lines: { lineNo: number; quantity: number }[]
}

export interface NotifiedOrder {
  id: string
  number: number
  market: Market
  currency: Currency
  /** Of the order: all its messages are in it. */
  language: Language
  state: OrderState
  placedAt: Date
  payableMinor: number
  paymentMode: 'cod' | 'prepaid'
  paymentMethodId: number
  poNumber: string
  steps: TotalsStep[]
  address: { name: string; line1: string; line2: string; city: string; place: string }
  /** Whether money came in, and with a cancellation goes back. */
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
