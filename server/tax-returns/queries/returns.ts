// Tax returns of a month, made from the invoices, credit notes and debit notes of that month.

import { csvText } from '../../../contract/shared/csv.ts'
import type { Gstr1Section } from '../../../contract/tax-returns/sections.rules.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { listCommission } from '../repository/commission.ts'
import { listDocuments, listHsn, listNotes, listSeries, listSupplies, type Span } from '../repository/supplies.ts'
import { commissionSupplies } from '../rules/commission.ts'
import { gstr1Table, gstr8Table } from '../rules/csv.ts'
import { gstr1 } from '../rules/gstr1.ts'
import { type Gstr8Row, gstr8, gstr8Rows } from '../rules/gstr8.ts'

interface Question {
  taxNumber: string
  /** `2026-11` */
  period: string
}

function spanOf(period: string): Span {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const next = new Date(Date.UTC(year, month, 1))
  return { from: `${period}-01`, before: next.toISOString().slice(0, 10) }
}

const stateOf = (taxNumber: string) => taxNumber.slice(0, 2)

async function readGstr1({ db, config }: App, { taxNumber, period }: Question) {
  const span = spanOf(period)
  const [documents, notes, hsn, series, commission] = await Promise.all([
    listDocuments(db, taxNumber, span),
    listNotes(db, taxNumber, span),
    listHsn(db, taxNumber, span),
    listSeries(db, taxNumber, span),
    listCommission(db, taxNumber, span),
  ])
  const operatorTaxNumber = config.operatorTcsNumbers.find(known => stateOf(known) === stateOf(taxNumber)) ?? null
  const own = commissionSupplies(commission)
  return gstr1({
    ...{ taxNumber, period, documents, notes, operatorTaxNumber, own },
    hsn: [...hsn, ...own.hsn],
    series: [...series, ...own.series],
  })
}

/** GSTR-1 of a registration, of a seller or of the operator; a month without supplies gives a return without sections. */
export async function gstr1Return(app: App, question: Question) {
  const { document, problems } = await readGstr1(app, question)
  return { document, problems }
}

/** A section of GSTR-1 as a file. */
export async function gstr1File(app: App, question: Question & { section: Gstr1Section }) {
  const { taxNumber, period, section } = question
  const { sections } = await readGstr1(app, question)
  const bytes = Buffer.from(csvText(gstr1Table(sections, section)))
  return { name: `GSTR1-${taxNumber}-${period}-${section}.csv`, bytes }
}

async function readGstr8({ db, config }: App, { taxNumber, period }: Question): Promise<Gstr8Row[]> {
  if (!config.operatorTcsNumbers.includes(taxNumber)) throw appError('tax-returns.operator-unknown')
  return gstr8Rows(taxNumber, await listSupplies(db, stateOf(taxNumber), spanOf(period)))
}

/** GSTR-8 of the operator in the State of his number. @throws tax-returns.operator-unknown */
export async function gstr8Return(app: App, question: Question) {
  return gstr8(question.taxNumber, question.period, await readGstr8(app, question))
}

/** GSTR-8 as a file. @throws tax-returns.operator-unknown */
export async function gstr8File(app: App, question: Question) {
  const bytes = Buffer.from(csvText(gstr8Table(await readGstr8(app, question))))
  return { name: `GSTR8-${question.taxNumber}-${question.period}.csv`, bytes }
}
