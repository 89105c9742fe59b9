// Issues the delivery challans of an exchange's replacement (Rule 55 of the CGST Rules): one for each invoice of the
// replaced products.

import { documentNumber, taxYear } from '../../../contract/invoices/numbers.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import { dayIn } from '../../catalog/service.ts'
import { statement, type Tx } from '../../platform/db.ts'
import { hasChallan, insertChallan, listReplaced, type ReplacedInvoice } from '../repository/challans.ts'
import { nextSerial } from '../repository/invoices.ts'
import { challanLines, type ReplacedItem } from '../rules/challans.ts'

const NOW = statement('invoices.challan-now', 'select now() as at')

export interface Replacement {
  returnId: string
  returnNumber: number
  orderId: string
  items: readonly (ReplacedItem & { shipmentId: string })[]
  /** Name of the carrier, empty for none. */
  carrier: string
  trackingNumber: string
}

async function issue(tx: Tx, of: Replacement, invoice: ReplacedInvoice, at: Date): Promise<void> {
  const { returnId, returnNumber, orderId, carrier, trackingNumber } = of
  const { invoiceId, taxNumber, market } = invoice
  const lines = challanLines(
    invoice.lines,
    of.items.filter(({ shipmentId }) => shipmentId === invoice.shipmentId),
  )
  if (lines.length === 0 || (await hasChallan(tx, returnId, invoiceId))) return
  const issuedOn = dayIn(market, at)
  const year = taxYear(market, issuedOn)
  const serial = await nextSerial(tx, taxNumber, 'delivery-challan', year)
  const number = documentNumber('delivery-challan', year, serial)
  const head = { returnId, returnNumber, orderId, invoiceId, taxNumber, year, serial, number, carrier, trackingNumber }
  const valueMinor = sum(lines.map(line => line.valueMinor))
  await insertChallan(tx, { ...head, issuedAt: at, issuedOn, valueMinor }, lines)
}

/**
 * Numbers and stores the challans of a replacement, in the transaction of its hand-over and under the lock of its
 * order; repeating it changes nothing. There are none in the UAE, and for parcels older than invoices.
 */
export async function issueChallans(tx: Tx, of: Replacement): Promise<void> {
  const invoices = await listReplaced(tx, of.orderId, [...new Set(of.items.map(({ shipmentId }) => shipmentId))])
  const { at } = await tx.one<{ at: Date }>(NOW)
  for (const invoice of invoices) if (invoice.market === 'IN') await issue(tx, of, invoice, at)
}
