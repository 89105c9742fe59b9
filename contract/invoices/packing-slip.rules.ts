// Lays out a packing slip: the contents of the parcel, for the recipient, without prices.

import type { Language } from '../shared/market.ts'
import { sum } from '../shared/money.ts'
import { documentDay, type PrintedDocument } from './document.rules.ts'

export interface PackingSlip {
  orderNumber: number
  shipmentNumber: number
  /** ISO date of the order. */
  placedOn: string
  /** The buyer's reference; empty without one. */
  poNumber: string
  /** The message of a gift, which may be empty; null when it is not one. */
  giftMessage: string | null
  sender: { name: string; lines: readonly string[] }
  recipient: { name: string; lines: readonly string[] }
  lines: readonly { name: string; msn: string; partNumber: string; quantity: number }[]
}

interface Labels {
  title: string
  gift: string
  order: string
  parcel: string
  date: string
  poNumber: string
  sender: string
  recipient: string
  product: string
  partNumber: string
  quantity: string
  units: string
  message: string
}

const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    title: 'Packing slip',
    gift: 'Gift',
    order: 'Order number',
    parcel: 'Parcel',
    date: 'Order date',
    poNumber: 'PO number',
    sender: 'From',
    recipient: 'Deliver to',
    product: 'Product',
    partNumber: 'Part number',
    quantity: 'Quantity',
    units: 'Total',
    message: 'Message',
  },
  hi: {
    title: 'पैकिंग पर्ची',
    gift: 'गिफ़्ट',
    order: 'ऑर्डर नंबर',
    parcel: 'पार्सल',
    date: 'ऑर्डर की तारीख',
    poNumber: 'PO नंबर',
    sender: 'भेजने वाला',
    recipient: 'डिलीवरी का पता',
    product: 'प्रॉडक्ट',
    partNumber: 'पार्ट नंबर',
    quantity: 'मात्रा',
    units: 'कुल',
    message: 'संदेश',
  },
}

/** A packing slip as a document. A gift message takes the place of the amount in words. */
export function describePackingSlip(slip: PackingSlip, language: Language): PrintedDocument {
  const { orderNumber, shipmentNumber, placedOn, poNumber, giftMessage, sender, recipient, lines } = slip
  const t = LABELS[language]
  const details: [string, string][] = [
    [t.order, String(orderNumber)],
    [t.parcel, String(shipmentNumber)],
    [t.date, documentDay(placedOn)],
    [t.poNumber, poNumber],
  ]
  return {
    title: t.title,
    mark: giftMessage === null ? '' : t.gift,
    details: details.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    parties: [
      { heading: t.sender, name: sender.name, lines: [...sender.lines] },
      { heading: t.recipient, name: recipient.name, lines: [...recipient.lines] },
    ],
    columns: [
      { label: '#', width: 5, numeric: false },
      { label: t.product, width: 60, numeric: false },
      { label: t.partNumber, width: 20, numeric: false },
      { label: t.quantity, width: 15, numeric: true },
    ],
    rows: lines.map(({ name, msn, partNumber, quantity }, index) => [
      ...[String(index + 1), `${name}\n${msn}`, partNumber, String(quantity)],
    ]),
    sums: ['', t.units, '', String(sum(lines.map(({ quantity }) => quantity)))],
    totals: [],
    words: { label: giftMessage ? t.message : '', value: giftMessage ?? '' },
    notes: [],
  }
}
