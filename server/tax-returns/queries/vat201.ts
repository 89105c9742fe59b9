// The VAT return of the UAE for a tax period, and the documents behind it, from the documents that were issued.

import { csvAmount, csvText } from '../../../contract/shared/csv.ts'
import { type VAT_FILES, type VatBasis, vatBoxes, vatProblems } from '../../../contract/tax-returns/vat201.rules.ts'
import type { VatReturn } from '../../../contract/tax-returns/vat201-api.ts'
import type { App } from '../../platform/app.ts'
import { listVatDocuments, type VatDocument } from '../repository/vat-documents.ts'

interface Question {
  taxNumber: string
  /** First month of the tax period: `2026-09`. */
  period: string
  months: number
  emirate: VatBasis
}

function spanOf({ period, months }: Question) {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const day = (date: number) => new Date(date).toISOString().slice(0, 10)
  const before = Date.UTC(year, month - 1 + months, 1)
  return { from: `${period}-01`, to: day(before - 86_400_000), before: day(before) }
}

async function readReturn({ db }: App, question: Question): Promise<{ shown: VatReturn; rows: VatDocument[] }> {
  const { from, to, before } = spanOf(question)
  const rows = await listVatDocuments(db, question.taxNumber, { from, before })
  const boxes = vatBoxes(rows, question.emirate)
  const shown = {
    ...{ taxNumber: question.taxNumber, from, to },
    boxes: boxes.map(({ box, emirate, taxableMinor: taxable, taxMinor: tax }) => ({ box, emirate, taxable, tax })),
    documents: new Set(rows.map(({ kind, number }) => `${kind} ${number}`)).size,
    problems: vatProblems(rows, boxes),
  }
  return { shown, rows }
}

/** A period without supplies gives boxes of zero. */
export async function vatReturn(app: App, question: Question): Promise<VatReturn> {
  return (await readReturn(app, question)).shown
}

const BOX_HEADINGS = ['Box', 'Emirate', 'Amount (AED)', 'VAT amount (AED)']
const DOCUMENT_HEADINGS = [
  ...['Kind', 'Number', 'Date', 'Of invoice', 'Recipient', 'TRN of recipient', 'Emirate of supplier'],
  ...['Emirate of delivery', 'Rate (%)', 'Category', 'Amount (AED)', 'VAT amount (AED)'],
]

const documentCells = (row: VatDocument) => [
  ...[row.kind, row.number, row.issuedOn, row.invoiceNumber ?? '', row.buyerName, row.buyerTaxNumber ?? ''],
  ...[row.sellerEmirate, row.deliveryEmirate, String(row.rateBp / 100), row.category],
  ...[row.taxableMinor, row.taxMinor].map(csvAmount),
]

/** The boxes, or the documents, as a file. */
export async function vatFile(app: App, { file, ...question }: Question & { file: (typeof VAT_FILES)[number] }) {
  const { shown, rows } = await readReturn(app, question)
  const table =
    file === 'documents'
      ? [DOCUMENT_HEADINGS, ...rows.map(documentCells)]
      : [
          BOX_HEADINGS,
          ...shown.boxes.map(({ box, emirate, taxable, tax }) => [
            ...[box, emirate ?? '', csvAmount(taxable), csvAmount(tax)],
          ]),
        ]
  return { name: `VAT201-${question.taxNumber}-${question.period}-${file}.csv`, bytes: Buffer.from(csvText(table)) }
}
