// The payment list for finance: a page, and the list as a file.

import type { ListedPayment, paymentListEndpoints } from '../../../contract/payments/list-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { findPaymentPlace, listPayments, type PaymentFilter, searchPayments } from '../repository/list.ts'
import { paymentCells, paymentHeadings } from '../rules/list-csv.ts'

type ListInput = HandlerInput<(typeof paymentListEndpoints)['listPayments']>['query']
type FileInput = HandlerInput<(typeof paymentListEndpoints)['paymentsFile']>['query']

/** Start of a month in the market; `later` months after it. */
function startOf(period: string, market: Market, later: number): string {
  const [year = 0, month = 1] = period.split('-').map(Number)
  const day = new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10)
  return new Date(`${day}T00:00:00${MARKET_INFO[market].utcOffset}`).toISOString()
}

/** The order number and references that a text may be: bank references are stored in capitals. */
function soughtBy(text: string) {
  const reference = text.replace(/\s+/g, '')
  return {
    references: [...new Set([reference, reference.toUpperCase()])],
    orderNumber: /^\d{1,15}$/.test(reference) ? Number(reference) : null,
  }
}

/** A page of payments, and the cursor of the next one. @throws payment.unknown for a cursor that is not a payment */
export async function paymentList(
  db: Db,
  { before, limit, text, market, state, paymentMethodId, gateway, period }: ListInput,
): Promise<{ payments: ListedPayment[]; next: string | null }> {
  const place = before === undefined ? null : await findPaymentPlace(db, before)
  if (before !== undefined && !place) throw appError('payment.unknown')
  const filter: PaymentFilter = {
    ...{ market, currency: MARKET_INFO[market].currency, state: state ?? null, methodId: paymentMethodId ?? null },
    gateway: gateway ?? null,
    from: period ? startOf(period, market, 0) : null,
    until: period ? startOf(period, market, 1) : null,
    ...{ place, limit: limit + 1 },
  }
  const found = await (text ? searchPayments(db, filter, soughtBy(text)) : listPayments(db, filter))
  const payments = found.slice(0, limit).map(row => ({ ...row, createdAt: row.createdAt.toISOString() }))
  return { payments, next: found.length > limit ? (payments.at(-1)?.paymentId ?? null) : null }
}

/** The filtered list as a file. */
export function paymentsFile(db: Db, { language, hide, ...filters }: FileInput): Promise<FileStream> {
  const { market } = filters
  return listFile<string>({
    name: `payments-${market.toLowerCase()}.csv`,
    headings: paymentHeadings(language),
    hide,
    async read(before) {
      const page = { ...filters, limit: FILE_PAGE, ...(before !== null && { before }) }
      const { payments, next } = await paymentList(db, page)
      return { rows: payments.map(payment => paymentCells(payment, market, language)), next }
    },
  })
}
