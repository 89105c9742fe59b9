// Texts and parts of a parcel label, in the language of the people who deliver it.

import type { Language, Market } from '../shared/market.ts'

export interface ParcelLabel {
  market: Market
  carrier: string
  trackingNumber: string
  orderNumber: number
  shipmentNumber: number
  /** Number of parcels of the order, and the position of this one. */
  part: number
  parts: number
  poNumber: string
  weightGrams: number
  /** Cash to collect on delivery, as text with the currency; empty when prepaid. */
  cash: string
  sender: { name: string; lines: readonly string[] }
  recipient: { name: string; phone: string; lines: readonly string[]; city: string; postCode: string; state: string }
}

export interface LabelWords {
  to: string
  from: string
  phone: string
  cash: string
  prepaid: string
  order: string
  parcel: string
  weight: string
  poNumber: string
}

export const LABEL_WORDS: Readonly<Record<Language, LabelWords>> = {
  en: {
    ...{
      to: 'Deliver to',
      from: 'If undelivered, return to',
      phone: 'Phone',
      cash: 'COLLECT CASH',
      prepaid: 'PREPAID',
    },
    ...{ order: 'Order', parcel: 'Parcel', weight: 'Weight', poNumber: 'PO number' },
  },
  hi: {
    ...{ to: 'डिलीवरी का पता', from: 'डिलीवर न होने पर लौटाएँ', phone: 'फ़ोन', cash: 'नकद लें', prepaid: 'भुगतान हो चुका' },
    ...{ order: 'ऑर्डर', parcel: 'पार्सल', weight: 'वज़न', poNumber: 'PO नंबर' },
  },
}

/** `1.25 kg`, rounded up to ten grams. */
export const weightText = (grams: number): string => `${(Math.ceil(grams / 10) / 100).toFixed(2)} kg`
