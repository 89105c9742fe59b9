// SQL that reads a customer's orders with all data for their CSV, in batches.

import { CHARGE_KINDS, type ChargeKind, type Totals } from '../../../contract/cart/totals-types.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Currency } from '../../../contract/shared/market.ts'
import type { TaxPart } from '../../../contract/shared/tax.ts'
import { type Db, statement } from '../../platform/db.ts'
import { type CustomerOrders, FILTERED, filterValues } from './customer-orders.ts'

/** Numbers of the documents that contain a line or a charge. */
export interface Documents {
  invoices: string[]
  creditNotes: string[]
  debitNotes: string[]
}

export interface ExportedLine {
  msn: string
  nameEn: string
  nameHi: string
  partNumber: string
  hsn: string
  quantity: number
  cancelledQuantity: number
  unitPriceMinor: number
  taxableMinor: number
  taxParts: TaxPart[]
  payableMinor: number
  seller: string
  /** GSTIN or TRN of the seller; empty on orders older than this column. */
  taxNumber: string
  documents: Documents
}

export interface ExportedOrder {
  number: number
  placedAt: Date
  state: OrderState
  currency: Currency
  poNumber: string
  costCentre: string
  /** The charges as in the totals of the order. */
  charges: Pick<Totals, 'shipping' | 'codFee' | 'giftPacking' | 'surcharge'>
  lines: ExportedLine[]
  chargeDocuments: Record<ChargeKind, Documents>
}

const invoicesWith = (condition: string) =>
  `coalesce((select jsonb_agg(distinct i.number) from invoices i join invoice_lines il on il.invoice_id = i.id
     where i.order_id = o.id and ${condition}), '[]')`

const CREDIT_NOTES = 'from credit_notes n join credit_note_lines nl on nl.credit_note_id = n.id'
const DEBIT_NOTES = 'from debit_notes n join debit_note_lines nl on nl.debit_note_id = n.id'
const notesWith = (notes: string, condition: string) =>
  `coalesce((select jsonb_agg(distinct n.number) ${notes}
     join invoice_lines il on il.invoice_id = nl.invoice_id and il.line_no = nl.line_no
     where n.order_id = o.id and ${condition}), '[]')`
const documentsWith = (condition: string) =>
  `jsonb_build_object('invoices', ${invoicesWith(condition)}, 'creditNotes', ${notesWith(CREDIT_NOTES, condition)},
     'debitNotes', ${notesWith(DEBIT_NOTES, condition)})`

const LIST = statement(
  'orders.list-to-export',
  `select o.number, o.placed_at as "placedAt", o.state, o.currency, o.po_number as "poNumber",
     o.cost_centre as "costCentre", jsonb_build_object('shipping', o.totals -> 'shipping',
       'codFee', o.totals -> 'codFee', 'giftPacking', o.totals -> 'giftPacking', 'surcharge', o.totals -> 'surcharge') as charges,
     (select jsonb_agg(jsonb_build_object('msn', l.msn, 'nameEn', l.name_en, 'nameHi', l.name_hi,
         'partNumber', l.part_number, 'hsn', l.hsn, 'quantity', l.quantity, 'cancelledQuantity', l.cancelled_quantity,
         'unitPriceMinor', l.unit_price_minor, 'taxableMinor', l.taxable_minor, 'taxParts', l.tax_parts,
         'payableMinor', l.payable_minor, 'seller', s.trade_name, 'taxNumber', coalesce(r.tax_number, ''),
         'documents', ${documentsWith('il.order_line_no = l.line_no')}) order by l.line_no)
      from order_lines l join sellers s on s.id = l.seller_id
        left join seller_registrations r on r.id = l.registration_id
      where l.order_id = o.id) as lines,
     jsonb_build_object(${CHARGE_KINDS.map(kind => `'${kind}', ${documentsWith(`il.source = '${kind}'`)}`).join(', ')})
       as "chargeDocuments"
   from orders o where ${FILTERED} and o.state = any($8)
     and ($9::bigint is null or (o.placed_at, o.number) <
       (select c.placed_at, c.number from orders c where c.number = $9 and c.customer_id = $1))
   order by o.placed_at desc, o.number desc limit $10`,
)

/** Orders in these states, newest first, after the order with the number `after`. */
export function listToExport(
  db: Db,
  which: CustomerOrders,
  { states, after, limit }: { states: readonly string[]; after: number | null; limit: number },
): Promise<ExportedOrder[]> {
  return db.rows<ExportedOrder>(LIST, [...filterValues(which), states, after, limit])
}
