// The invoices of an order as parts of one PDF, drawn like their files.

import { describeInvoice } from '../../../contract/invoices/document.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import type { BookPart } from '../adapters/pdf.ts'
import { presentInvoice } from '../presenter.ts'
import { listWholeOfOrder } from '../repository/invoices.ts'

/** By number, each in the language of the order; none before a parcel has left. */
export async function invoicesToPrint(db: Db, orderNumber: number, market: Market): Promise<BookPart[]> {
  const rows = await listWholeOfOrder(db, orderNumber, market)
  return rows.map(row => ({
    document: describeInvoice(presentInvoice(row, row.language), row.language),
    ...{ language: row.language, title: row.number },
  }))
}
