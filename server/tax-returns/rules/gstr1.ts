// GSTR-1: the outward supplies of a registration in a month, in the JSON that the portal takes.

import type { DocumentKind } from '../../../contract/invoices/kinds.rules.ts'
import { GST_STATES, isGstin } from '../../../contract/shared/gstin.ts'
import { sum } from '../../../contract/shared/money.ts'
import type { OwnSupplies } from './commission.ts'
import { b2b, b2cl, cdnr, cdnur, isOfLarge } from './documents.ts'
import {
  filingPeriod,
  groupBy,
  type HsnRow,
  isInterState,
  isLarge,
  type NotedDocument,
  type RateAmounts,
  rated,
  rupees,
  type SeriesRow,
  type SuppliedDocument,
  type TaxAmounts,
  taxesOf,
} from './supplies.ts'

export interface Gstr1Input {
  taxNumber: string
  /** `2026-11` */
  period: string
  documents: readonly SuppliedDocument[]
  /** Credit notes with tax, and debit notes. */
  notes: readonly NotedDocument[]
  hsn: readonly HsnRow[]
  series: readonly SeriesRow[]
  /** The operator's TCS number in the State; null if it has none. */
  operatorTaxNumber: string | null
  /** Supplies not made through the operator: its commission. Its HSN codes and series are in `hsn` and `series`. */
  own: Pick<OwnSupplies, 'documents' | 'notes'>
}

/** UQC codes of the portal. */
const UNITS = new Set(
  'BAG BAL BDL BKL BOU BOX BTL BUN CAN CBM CCM CMS CTN DOZ DRM GGK GMS GRS GYD KGS KLR KME LTR MLT MTR MTS NOS OTH PAC PCS PRS QTL ROL SET SQF SQM SQY TBS TGM THD TON TUB UGS UNT YDS'.split(
    ' ',
  ),
)

const addUp = (rows: readonly RateAmounts[]): TaxAmounts => ({
  taxableMinor: sum(rows.map(row => row.taxableMinor)),
  igstMinor: sum(rows.map(row => row.igstMinor)),
  cgstMinor: sum(rows.map(row => row.cgstMinor)),
  sgstMinor: sum(rows.map(row => row.sgstMinor)),
})

/** The same amounts, negated. */
const less = ({ taxableMinor, igstMinor, cgstMinor, sgstMinor, ...of }: RateAmounts): RateAmounts => ({
  ...of,
  ...{ taxableMinor: 0 - taxableMinor, igstMinor: 0 - igstMinor },
  ...{ cgstMinor: 0 - cgstMinor, sgstMinor: 0 - sgstMinor },
})

/** Supplies less credits, plus debits. */
function netOf({ documents, notes }: Pick<Gstr1Input, 'documents' | 'notes'>) {
  return [...documents, ...notes.map(note => (note.type === 'D' ? note : { ...note, rates: note.rates.map(less) }))]
}

const isNothing = ({ taxableMinor, igstMinor, cgstMinor, sgstMinor }: Omit<RateAmounts, 'rateBp'>) =>
  [taxableMinor, igstMinor, cgstMinor, sgstMinor].every(amount => amount === 0)

function b2cs({ documents, notes }: Gstr1Input) {
  const small = netOf({
    documents: documents.filter(document => document.buyerTaxNumber === null && !isLarge(document)),
    notes: notes.filter(note => note.buyerTaxNumber === null && !isOfLarge(note)),
  })
  const rows = small.flatMap(document =>
    rated(document).map(amounts => ({ ...amounts, inter: isInterState(document), pos: document.placeOfSupply })),
  )
  return groupBy(rows, ({ inter, pos, rateBp }) => `${inter} ${pos} ${rateBp}`).flatMap(([, group]) => {
    const [first] = group
    const total = { ...addUp(group), rateBp: first?.rateBp ?? 0 }
    if (!first || isNothing(total)) return []
    const { inter, pos, rateBp } = first
    const kind = { sply_ty: inter ? 'INTER' : 'INTRA', typ: 'OE', pos, rt: rateBp / 100 }
    return [{ ...kind, txval: rupees(total.taxableMinor), ...taxesOf(total, inter) }]
  })
}

/** Supplies without tax, by whether they cross a State and whether the buyer is registered. */
function nil(input: Gstr1Input) {
  const rows = netOf(input).flatMap(document => {
    const type = `${isInterState(document) ? 'INTR' : 'INTRA'}${document.buyerTaxNumber === null ? 'B2C' : 'B2B'}`
    return document.rates.filter(({ rateBp }) => rateBp === 0).map(amounts => ({ type, ...amounts }))
  })
  return groupBy(rows, ({ type }) => type).flatMap(([type, group]) => {
    const isNil = (of: RateAmounts) => of.category === 'nil-rated'
    const nilMinor = sum(group.filter(isNil).map(({ taxableMinor }) => taxableMinor))
    const exemptMinor = sum(group.filter(of => !isNil(of)).map(({ taxableMinor }) => taxableMinor))
    if (nilMinor === 0 && exemptMinor === 0) return []
    return [{ sply_ty: type, expt_amt: rupees(exemptMinor), nil_amt: rupees(nilMinor), ngsup_amt: 0 }]
  })
}

function hsnRows(rows: readonly HsnRow[], registered: boolean) {
  return rows
    .filter(row => row.registered === registered && !(row.quantity === 0 && isNothing(row)))
    .map((row, index) => {
      const service = row.hsn.startsWith('99')
      const { igstMinor, cgstMinor, sgstMinor } = row
      return {
        num: index + 1,
        hsn_sc: row.hsn,
        desc: row.description.slice(0, 30).trim(),
        uqc: service ? 'NA' : row.unit,
        qty: service ? 0 : row.quantity,
        rt: row.rateBp / 100,
        txval: rupees(row.taxableMinor),
        ...{ iamt: rupees(igstMinor), camt: rupees(cgstMinor), samt: rupees(sgstMinor), csamt: 0 },
      }
    })
}

const isNote = (kind: DocumentKind) => kind === 'credit-note' || kind === 'debit-note'
const isInvoice = (kind: DocumentKind) => !isNote(kind) && kind !== 'delivery-challan'
/** Documents by their number in table 13. */
const NATURES = [
  { doc_num: 1, name: 'Invoices for outward supply', isOf: isInvoice },
  { doc_num: 4, name: 'Debit Note', isOf: (kind: DocumentKind) => kind === 'debit-note' },
  { doc_num: 5, name: 'Credit Note', isOf: (kind: DocumentKind) => kind === 'credit-note' },
  {
    doc_num: 12,
    name: 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)',
    isOf: (kind: DocumentKind) => kind === 'delivery-challan',
  },
]
/** The nature of a document by its number in table 13. */
export const natureOf = (docNum: number): string => NATURES.find(({ doc_num }) => doc_num === docNum)?.name ?? ''

function docIssue(series: readonly SeriesRow[]) {
  return NATURES.flatMap(({ doc_num, isOf }) => {
    const docs = series
      .filter(({ kind }) => isOf(kind))
      .map(({ from, to, numbers, used }, index) => ({
        num: index + 1,
        ...{ from, to, totnum: numbers, cancel: numbers - used, net_issue: used },
      }))
    return docs.length === 0 ? [] : [{ doc_num, docs }]
  })
}

/** Table 14: supplies through the operator less credits; the operator collects tax on them (section 52). */
function supplyThroughOperator(input: Gstr1Input) {
  const total = addUp(netOf(input).flatMap(rated))
  // the portal takes no negative value here
  if (input.operatorTaxNumber === null || total.taxableMinor <= 0) return null
  const { taxableMinor, igstMinor, cgstMinor, sgstMinor } = total
  const taxes = { igst: rupees(igstMinor), cgst: rupees(cgstMinor), sgst: rupees(sgstMinor), cess: 0 }
  return { clttx: [{ etin: input.operatorTaxNumber, suppval: rupees(taxableMinor), ...taxes }] }
}

function sectionsOf(input: Gstr1Input) {
  const { documents, notes, hsn, series } = input
  return {
    b2b: b2b(documents),
    b2cl: b2cl(documents),
    b2cs: b2cs(input),
    cdnr: cdnr(notes),
    cdnur: cdnur(notes),
    nil: nil(input),
    hsn_b2b: hsnRows(hsn, true),
    hsn_b2c: hsnRows(hsn, false),
    doc_issue: docIssue(series),
  }
}
export type Gstr1Sections = ReturnType<typeof sectionsOf>

/** Sums with more credits than supplies: a person should review them. */
function negatives({ b2cs, nil, hsn_b2b, hsn_b2c }: Gstr1Sections, total: ReturnType<typeof addUp>): string[] {
  const of = (what: string, value: number) => (value < 0 ? [`${what}: more was credited than supplied (${value})`] : [])
  return [
    ...b2cs.flatMap(({ sply_ty, pos, rt, txval }) => of(`b2cs ${sply_ty} ${pos} at ${rt} %`, txval)),
    ...nil.flatMap(({ sply_ty, expt_amt }) => of(`nil ${sply_ty}`, expt_amt)),
    ...[...hsn_b2b, ...hsn_b2c].flatMap(({ hsn_sc, rt, txval }) => of(`HSN ${hsn_sc} at ${rt} %`, txval)),
    ...of('Table 14', rupees(total.taxableMinor)),
    ...of('Table 14 IGST', rupees(total.igstMinor)),
    ...of('Table 14 CGST', rupees(total.cgstMinor)),
  ]
}

function problemsOf(input: Gstr1Input, sections: Gstr1Sections): string[] {
  const { documents, notes, hsn, operatorTaxNumber, own } = input
  const throughOperator = documents.length + notes.length > 0
  const listed = [...documents, ...notes, ...own.documents, ...own.notes]
  return [
    ...listed.flatMap(({ number, buyerTaxNumber, placeOfSupply }) => [
      ...(buyerTaxNumber !== null && !isGstin(buyerTaxNumber) ? [`${number}: ${buyerTaxNumber} is no GSTIN`] : []),
      ...(placeOfSupply in GST_STATES ? [] : [`${number}: ${placeOfSupply} is no State`]),
    ]),
    ...hsn.flatMap(({ hsn: code, unit }) => [
      ...(/^(\d{4}|\d{6}|\d{8})$/.test(code) ? [] : [`HSN ${code || 'missing'}: 4, 6 or 8 digits`]),
      ...(UNITS.has(unit) ? [] : [`HSN ${code}: unit ${unit} is not known to the portal`]),
    ]),
    ...(operatorTaxNumber === null && throughOperator
      ? ['Table 14: the operator has no TCS number in this State (OPERATOR_TCS_NUMBERS)']
      : []),
    ...notes
      .filter(note => note.type === 'D' && note.buyerTaxNumber === null && !isOfLarge(note))
      .filter(note => rated(note).some(({ taxableMinor }) => taxableMinor === 0))
      .map(({ number }) => `${number}: tax without value is in b2cs; amend the rate of the former supply (table 10)`),
    ...negatives(sections, addUp(netOf(input).flatMap(rated))),
  ]
}

/** The return, its sections separately for CSV, and what the portal would reject. Empty sections are left out. */
export function gstr1(input: Gstr1Input): {
  document: Record<string, unknown>
  sections: Gstr1Sections
  problems: string[]
} {
  const { own } = input
  const sections = sectionsOf({
    ...input,
    documents: [...input.documents, ...own.documents],
    notes: [...input.notes, ...own.notes],
  })
  const { nil: exempt, hsn_b2b, hsn_b2c, doc_issue, ...others } = sections
  const supeco = supplyThroughOperator(input)
  const document = {
    gstin: input.taxNumber,
    fp: filingPeriod(input.period),
    version: 'GST3.2',
    hash: 'hash',
    ...Object.fromEntries(Object.entries(others).filter(([, rows]) => rows.length > 0)),
    ...(exempt.length > 0 ? { nil: { inv: exempt } } : {}),
    ...(hsn_b2b.length + hsn_b2c.length > 0 ? { hsn: { hsn_b2b, hsn_b2c } } : {}),
    ...(doc_issue.length > 0 ? { doc_issue: { doc_det: doc_issue } } : {}),
    ...(supeco ? { supeco } : {}),
  }
  return { document, sections, problems: problemsOf(input, sections) }
}
