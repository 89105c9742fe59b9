// E-way bills that staff export: those of a seller's consignments of a period or an order that are above the limit.

import type { Db } from '../../platform/db.ts'
import { listConsignments } from '../repository/consignments.ts'
import { listInvoicesById } from '../repository/invoices.ts'
import { type EWayBill, eWayBillOf, type Transport } from '../rules/e-way.ts'

interface Question extends Pick<Transport, 'transporterId' | 'vehicleNo' | 'distance'> {
  /** Of the seller. */
  taxNumber: string
  /** ISO dates, both included. */
  from: string
  to: string
  orderNumber?: number | undefined
  pageIndex: number
  pageSize: number
}

/** Of the offline tool that writes the file. */
const VERSION = '1.0.0621'

/** A page of invoices; those below the limit are left out of it, so that it may hold fewer bills. */
export async function eWayBills(
  db: Db,
  question: Question,
): Promise<{ bills: EWayBill[]; upload: { version: string; billLists: EWayBill['document'][] }; more: boolean }> {
  const { pageIndex, pageSize, transporterId, vehicleNo, distance } = question
  const listed = await listConsignments(db, question, { limit: pageSize + 1, offset: pageIndex * pageSize })
  const shown = listed.slice(0, pageSize)
  const rows = new Map(
    (
      await listInvoicesById(
        db,
        shown.map(({ invoiceId }) => invoiceId),
      )
    ).map(row => [row.invoiceId, row]),
  )
  const bills = shown.flatMap(({ invoiceId, ...of }) => {
    const row = rows.get(invoiceId)
    return (row && eWayBillOf(row, { ...of, transporterId, vehicleNo, distance })) ?? []
  })
  const upload = { version: VERSION, billLists: bills.map(({ document }) => document) }
  return { bills, upload, more: listed.length > pageSize }
}
