// Lays out a delivery challan (Rule 55 of the CGST Rules): products that move without a new supply.

import type { Language } from '../shared/market.ts'
import {
  currencyNote,
  documentDay,
  documentMoney,
  documentTable,
  type PrintedDocument,
  party,
} from './document.rules.ts'
import { LABELS } from './labels.rules.ts'
import type { Challan } from './schemas.ts'
import { amountInWords } from './words.rules.ts'

/** Rule 55(2): the copies that accompany the products, and the one that stays. */
export const CHALLAN_COPIES = ['consignee', 'transporter', 'consignor'] as const
export type ChallanCopy = (typeof CHALLAN_COPIES)[number]

interface Words {
  number: string
  date: string
  returnNumber: string
  carrier: string
  trackingNumber: string
  consignor: string
  consignee: string
  total: string
  note: string
  copies: Record<ChallanCopy, string>
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    number: 'Challan number',
    date: 'Challan date',
    returnNumber: 'Exchange',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    consignor: 'Consignor',
    consignee: 'Consignee',
    total: 'Value of the goods',
    note: 'Replacement sent in an exchange of goods that the invoice above has charged. It is not a supply: nothing is to be paid and no tax is charged. Values are before tax.',
    copies: {
      consignee: 'Original for consignee',
      transporter: 'Duplicate for transporter',
      consignor: 'Triplicate for consignor',
    },
  },
  hi: {
    number: 'चालान नंबर',
    date: 'चालान की तारीख',
    returnNumber: 'एक्सचेंज',
    carrier: 'कूरियर',
    trackingNumber: 'ट्रैकिंग नंबर',
    consignor: 'भेजने वाला (कंसाइनर)',
    consignee: 'पाने वाला (कंसाइनी)',
    total: 'माल का मूल्य',
    note: 'ऊपर दिए गए इनवॉइस में लिए जा चुके माल के एक्सचेंज में भेजा गया दूसरा माल। यह नई बिक्री नहीं है: कुछ देय नहीं है और कोई टैक्स नहीं लगा है। मूल्य टैक्स से पहले के हैं।',
    copies: {
      consignee: 'पाने वाले के लिए मूल प्रति',
      transporter: 'ट्रांसपोर्टर के लिए दूसरी प्रति',
      consignor: 'भेजने वाले के लिए तीसरी प्रति',
    },
  },
}

function details(challan: Challan, language: Language): PrintedDocument['details'] {
  const { invoice, placeOfSupply, carrier, trackingNumber } = challan
  const t = LABELS[language]
  const own = WORDS[language]
  const of: [string, string][] = [
    [own.number, challan.number],
    [own.date, documentDay(challan.issuedOn)],
    [t.number, invoice.number],
    [t.date, documentDay(invoice.issuedOn)],
    [own.returnNumber, String(challan.returnNumber)],
    [t.orderNumber, String(challan.orderNumber)],
    [t.placeOfSupply, `${placeOfSupply.name} (${placeOfSupply.code})`],
    [own.carrier, carrier],
    [own.trackingNumber, trackingNumber],
    [t.poNumber, challan.poNumber],
  ]
  return of.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}

/** A delivery challan as a document: by default the consignee's copy. */
export function describeChallan(
  challan: Challan,
  language: Language,
  copy: ChallanCopy = 'consignee',
): PrintedDocument {
  const { market, kind, supplier, deliveredTo, lines, value } = challan
  const t = LABELS[language]
  const own = WORDS[language]
  return {
    title: t.titles[kind],
    mark: own.copies[copy],
    details: details(challan, language),
    parties: [party(own.consignor, supplier, market, language), party(own.consignee, deliveredTo, market, language)],
    ...documentTable(
      lines.map(line => ({ ...line, unitPrice: 0, discount: 0, taxable: line.value, taxParts: [], total: line.value })),
      { market, language, plain: true, priced: false },
    ),
    totals: [{ label: own.total, value: documentMoney(value, market), strong: true }],
    words: { label: t.inWords, value: amountInWords(value, market, language) },
    notes: [own.note, currencyNote(market, language), t.unsigned],
  }
}
