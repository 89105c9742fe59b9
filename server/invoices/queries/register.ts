// The register of tax documents for finance: a page, the sums of a month, and the list as a file.

import { registerKinds } from '../../../contract/invoices/register.rules.ts'
import {
  MAX_SUMMED_DOCUMENTS,
  type RegisteredDocument,
  type registerEndpoints,
} from '../../../contract/invoices/register-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  findRegisterPlace,
  listRegister,
  listRegisterOfNumber,
  listRegisterOfOrder,
  type RegisterFilter,
  type RegisterRow,
  type RegisterSumRow,
  sumRegister,
} from '../repository/register.ts'
import { registerCells, registerHeadings } from '../rules/register-csv.ts'

type RegisterInput = HandlerInput<(typeof registerEndpoints)['documentRegister']>['query']
type SumsInput = HandlerInput<(typeof registerEndpoints)['registerSums']>['query']
type FileInput = HandlerInput<(typeof registerEndpoints)['registerFile']>['query']
type Narrowing = Pick<RegisterInput, 'market' | 'kind' | 'taxNumber' | 'period'>

const lastDay = (period: string) => {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

const filterOf = ({ market, kind, taxNumber, period }: Narrowing): Omit<RegisterFilter, 'place' | 'limit'> => ({
  market,
  kinds: registerKinds(market).filter(one => kind === undefined || one === kind),
  from: period ? `${period}-01` : null,
  to: period ? lastDay(period) : null,
  issuer: taxNumber ?? null,
})

/** A GSTIN or TRN; in India a number of 15 digits is an order number. */
const isTaxNumber = (text: string, market: RegisterInput['market']) =>
  market === 'AE' ? /^1\d{14}$/.test(text) : /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/.test(text)

function search(db: Db, filter: RegisterFilter, text: string): Promise<RegisterRow[]> {
  const sought = text.replace(/\s+/g, '').toUpperCase()
  if (isTaxNumber(sought, filter.market)) {
    const isOther = filter.issuer !== null && filter.issuer !== sought
    return isOther ? Promise.resolve([]) : listRegister(db, { ...filter, issuer: sought })
  }
  return /^\d{1,15}$/.test(sought)
    ? listRegisterOfOrder(db, filter, Number(sought))
    : listRegisterOfNumber(db, filter, sought)
}

/** Buyers are shown to callers who may see their orders. */
function present(row: RegisterRow, mayNameBuyer: boolean): RegisteredDocument {
  const { sellerName, sellerTaxNumber, buyerName, buyerTaxNumber, ...document } = row
  return {
    ...document,
    seller: { name: sellerName, taxNumber: sellerTaxNumber },
    buyer: mayNameBuyer ? { name: buyerName, taxNumber: buyerTaxNumber } : null,
  }
}

/**
 * A page of the register, and the cursor of the next one. @throws invoice.unknown for a cursor that is not a document
 */
export async function documentRegister(
  db: Db,
  { permissions }: Staff,
  { before, limit, text, ...narrowing }: RegisterInput,
): Promise<{ documents: RegisteredDocument[]; next: string | null }> {
  const place = before === undefined ? null : await findRegisterPlace(db, before)
  if (before !== undefined && !place) throw appError('invoice.unknown')
  const filter = { ...filterOf(narrowing), place, limit: limit + 1 }
  const found = await (text ? search(db, filter, text) : listRegister(db, filter))
  const documents = found.slice(0, limit).map(row => present(row, permissions.includes('orders.read')))
  return { documents, next: found.length > limit ? (documents.at(-1)?.documentId ?? null) : null }
}

/** Sums by kind in the order of the register; null when a kind has too many documents in the month. */
export async function registerSums(
  db: Db,
  { period, ...narrowing }: SumsInput,
): Promise<{ sums: (RegisterSumRow & { currency: RegisteredDocument['currency'] })[] | null }> {
  const filter = filterOf({ ...narrowing, period })
  const rows = await sumRegister(db, { ...filter, limit: MAX_SUMMED_DOCUMENTS + 1 })
  if (rows.some(({ documents }) => documents > MAX_SUMMED_DOCUMENTS)) return { sums: null }
  const { currency } = MARKET_INFO[narrowing.market]
  const sums = filter.kinds.flatMap(kind => rows.filter(row => row.kind === kind).map(row => ({ ...row, currency })))
  return { sums }
}

/** The filtered register as a file. */
export function registerFile(db: Db, actor: Staff, { language, hide, ...filters }: FileInput): Promise<FileStream> {
  return listFile<string>({
    name: `documents-${filters.market.toLowerCase()}.csv`,
    headings: registerHeadings(language),
    hide,
    async read(before) {
      const page = { ...filters, limit: FILE_PAGE, ...(before !== null && { before }) }
      const { documents, next } = await documentRegister(db, actor, page)
      return { rows: documents.map(document => registerCells(document, language)), next }
    },
  })
}
