// E-way bills exported by staff: a seller's consignments above the limit, for a period or an order.

import type { Db } from '../../platform/db.ts'
import { listChallansById } from '../repository/challans.ts'
import { type ConsignmentRow, listConsignments } from '../repository/consignments.ts'
import { listInvoicesById } from '../repository/invoices.ts'
import { type EWayBill, eWayBillOf, eWayBillOfChallan, type Transport } from '../rules/e-way.ts'

interface Question extends Pick<Transport, 'transporterId' | 'vehicleNo' | 'distance'> {
  /** Of the seller. */
  taxNumber: string
  /** ISO dates, both inclusive. */
  from: string
  to: string
  orderNumber?: number | undefined
  pageIndex: number
  pageSize: number
}

/** Version of the offline tool that writes the file. */
const VERSION = '1.0.0621'

const idsOf = (rows: readonly ConsignmentRow[], of: 'invoiceId' | 'challanId') => rows.flatMap(row => row[of] ?? [])

/** A page of invoices and challans; those below the limit are left out, so it may contain fewer bills. */
export async function eWayBills(
  db: Db,
  question: Question,
): Promise<{ bills: EWayBill[]; upload: { version: string; billLists: EWayBill['document'][] }; more: boolean }> {
  const { pageIndex, pageSize, transporterId, vehicleNo, distance } = question
  const listed = await listConsignments(db, question, { limit: pageSize + 1, offset: pageIndex * pageSize })
  const shown = listed.slice(0, pageSize)
  const [invoices, challans] = await Promise.all([
    listInvoicesById(db, idsOf(shown, 'invoiceId')),
    listChallansById(db, idsOf(shown, 'challanId')),
  ])
  const invoiceOf = new Map(invoices.map(row => [row.invoiceId, row]))
  const challanOf = new Map(challans.map(row => [row.challanId, row]))
  const bills = shown.flatMap(({ invoiceId, challanId, ...of }) => {
    const transport = { ...of, transporterId, vehicleNo, distance }
    const invoice = invoiceId === null ? undefined : invoiceOf.get(invoiceId)
    const challan = challanId === null ? undefined : challanOf.get(challanId)
    const bill = invoice ? eWayBillOf(invoice, transport) : challan ? eWayBillOfChallan(challan, transport) : null
    return bill ?? []
  })
  const upload = { version: VERSION, billLists: bills.map(({ document }) => document) }
  return { bills, upload, more: listed.length > pageSize }
}
