// Lays out the operator's invoice or credit note for commission (Rules 46 and 53 of the CGST Rules).

import {
  currencyNote,
  documentAmount,
  documentDay,
  documentMoney,
  type PrintedDocument,
  party,
  signedCode,
} from '../invoices/document.rules.ts'
import { LABELS } from '../invoices/labels.rules.ts'
import type { Invoice } from '../invoices/schemas.ts'
import { amountInWords } from '../invoices/words.rules.ts'
import type { Language, Market } from '../shared/market.ts'

/** Other support services: a store's accountant decides which code is right. */
export const COMMISSION_SAC = '998599'

export interface PartyOnCommission {
  name: string
  address: string
  taxNumber: string
  stateCode: string
  stateEn: string
  stateHi: string
}

export interface CommissionPaper {
  market: Market
  kind: 'invoice' | 'credit-note'
  number: string
  /** `2026-10` */
  period: string
  issuedOn: string
  operator: PartyOnCommission
  seller: PartyOnCommission
  taxableMinor: number
  taxes: readonly { code: 'CGST' | 'SGST' | 'UTGST' | 'IGST' | 'VAT'; rateBp: number; amountMinor: number }[]
  totalMinor: number
  /** Signature of the invoice portal; null before it is signed, and in the UAE. */
  eInvoice: Invoice['eInvoice']
}

const WORDS = {
  en: {
    ...{
      number: 'Number',
      date: 'Date',
      month: 'Month',
      service: 'Service',
      sac: 'SAC',
      recipient: 'Seller',
      supplier: 'Supplied by',
    },
    ...{ commission: 'Commission on sales through the marketplace', taxable: 'Taxable value', total: 'Total' },
    paid: 'It was kept back from what is paid out for the sales of the month: nothing is to be transferred.',
    credited: 'For commission on sales that were returned or cancelled in the month: it was added to what is paid out.',
    noReverse: 'Tax is not payable on reverse charge.',
  },
  hi: {
    ...{
      number: 'नंबर',
      date: 'तारीख',
      month: 'महीना',
      service: 'सेवा',
      sac: 'SAC',
      recipient: 'विक्रेता',
      supplier: 'सेवा देने वाला',
    },
    ...{ commission: 'मार्केटप्लेस पर हुई बिक्री का कमीशन', taxable: 'कर योग्य मूल्य', total: 'कुल' },
    paid: 'यह राशि उस महीने की बिक्री के भुगतान से काट ली गई है: अलग से कुछ नहीं देना है।',
    credited: 'उस महीने में वापस या रद्द हुई बिक्री के कमीशन के लिए: यह राशि भुगतान में जोड़ दी गई है।',
    noReverse: 'रिवर्स चार्ज पर टैक्स देय नहीं है।',
  },
} as const satisfies Record<Language, Record<string, string>>

const onPaper = ({ name, address, taxNumber, stateCode, stateEn, stateHi }: PartyOnCommission, language: Language) => ({
  ...{ name, taxNumber, stateCode, stateName: language === 'hi' ? stateHi : stateEn },
  addressLines: [address],
  contact: '',
})

export function describeCommission(paper: CommissionPaper, language: Language): PrintedDocument {
  const { market, kind, number, period, issuedOn, operator, seller, taxableMinor, taxes, totalMinor } = paper
  const t = LABELS[language]
  const own = WORDS[language]
  const india = market === 'IN'
  const titles = india ? (['tax-invoice', 'credit-note'] as const) : (['vat-invoice', 'vat-credit-note'] as const)
  const place = language === 'hi' ? seller.stateHi : seller.stateEn
  const amount = (minor: number) => documentAmount(minor, market)
  const details: [string, string][] = [
    [own.number, number],
    [own.date, documentDay(issuedOn)],
    [own.month, period],
    ...(india
      ? ([
          [own.sac, COMMISSION_SAC],
          [t.placeOfSupply, `${place} (${seller.stateCode})`],
        ] as [string, string][])
      : []),
  ]
  const figures = [taxableMinor, ...taxes.map(({ amountMinor }) => amountMinor), totalMinor].map(amount)
  return {
    title: t.titles[titles[kind === 'invoice' ? 0 : 1]],
    mark: '',
    details: details.map(([label, value]) => ({ label, value })),
    parties: [
      party(own.supplier, onPaper(operator, language), market, language),
      party(own.recipient, onPaper(seller, language), market, language),
    ],
    columns: [
      { label: own.service, width: 40, numeric: false },
      { label: own.taxable, width: 16, numeric: true },
      ...taxes.map(({ code, rateBp }) => ({ label: `${code} ${rateBp / 100}%`, width: 14, numeric: true })),
      { label: own.total, width: 16, numeric: true },
    ],
    rows: [[own.commission, ...figures]],
    sums: [own.total, ...figures],
    totals: [{ label: own.total, value: documentMoney(totalMinor, market), strong: true }],
    words: { label: t.inWords, value: amountInWords(totalMinor, market, language) },
    notes: [
      kind === 'invoice' ? own.paid : own.credited,
      ...(india ? [own.noReverse] : []),
      currencyNote(market, language),
      t.unsigned,
    ],
    ...signedCode(paper, language),
  }
}
