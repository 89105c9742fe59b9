// SQL of delivery challans: the invoices of an exchange's accepted products, inserting a challan with its lines, and reading it.

import type { InvoiceKind } from '../../../contract/invoices/kinds.rules.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { DocumentOrigin } from './invoices.ts'

const FIND_INVOICED = statement(
  'invoices.find-invoiced-of-shipments',
  `select i.id as "invoiceId", i.shipment_id as "shipmentId", i.market, i.tax_number as "taxNumber",
     (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'orderLineNo', l.order_line_no, 'quantity', l.quantity,
        'taxableMinor', l.taxable_minor) order by l.line_no)
      from invoice_lines l where l.invoice_id = i.id and l.source = 'product') as lines
   from invoices i where i.order_id = $1 and i.shipment_id = any($2::uuid[]) order by i.tax_number, i.id`,
)
const HAS = statement('invoices.has-challan', 'select id from challans where return_id = $1 and invoice_id = $2')
const INSERT = statement(
  'invoices.insert-challan',
  `with issued as (
     insert into challans (return_id, return_number, invoice_id, order_id, tax_number, year, serial, number, issued_at,
       issued_on, carrier, tracking_number, value_minor)
     select c."returnId", c."returnNumber", c."invoiceId", c."orderId", c."taxNumber", c.year, c.serial, c.number,
       c."issuedAt", c."issuedOn", c.carrier, c."trackingNumber", c."valueMinor"
     from jsonb_to_record($1::jsonb) as c ("returnId" uuid, "returnNumber" bigint, "invoiceId" uuid, "orderId" uuid,
       "taxNumber" text, year text, serial int, number text, "issuedAt" timestamptz, "issuedOn" date, carrier text,
       "trackingNumber" text, "valueMinor" bigint)
     returning id, invoice_id
   )
   insert into challan_lines (challan_id, invoice_id, line_no, quantity, value_minor)
   select issued.id, issued.invoice_id, l."lineNo", l.quantity, l."valueMinor"
   from issued, jsonb_to_recordset($2::jsonb) as l ("lineNo" int, quantity int, "valueMinor" bigint)`,
)
const WHOLE = `select c.id as "challanId", c.number, c.kind, c.return_number as "returnNumber", c.issued_on as "issuedOn",
     c.issued_at as "issuedAt", c.tax_number as "taxNumber", c.carrier, c.tracking_number as "trackingNumber",
     c.value_minor as "valueMinor", f.hash, i.customer_id as "customerId", i.currency, i.market, i.language, i.seller,
     i.buyer, i.place_of_supply as "placeOfSupply", z.name_en as "placeOfSupplyEn", z.name_hi as "placeOfSupplyHi",
     null as "eInvoice", o.id as "orderId", o.number as "orderNumber", o.po_number as "poNumber",
     o.cost_centre as "costCentre", i.id as "invoiceId", i.number as "invoiceNumber", i.kind as "invoiceKind",
     i.issued_on as "invoicedOn",
     (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'nameEn', l.name_en, 'nameHi', l.name_hi,
        'msn', coalesce(l.msn, ''), 'hsn', l.hsn, 'unit', l.unit, 'taxRateBp', l.tax_rate_bp, 'quantity', cl.quantity,
        'valueMinor', cl.value_minor)
        order by l.line_no)
      from challan_lines cl join invoice_lines l using (invoice_id, line_no) where cl.challan_id = c.id) as lines
   from challans c join invoices i on i.id = c.invoice_id join orders o on o.id = c.order_id
     left join states z on z.code = i.place_of_supply and z.country_id = 110
     left join challan_files f on f.challan_id = c.id`
const FIND = statement('invoices.find-challan', `${WHOLE} where c.id = $1`)
const LIST_BY_ID = statement('invoices.list-challans-by-id', `${WHOLE} where c.id = any($1::uuid[])`)
const LIST_WITHOUT_FILE = statement(
  'invoices.list-challans-without-file',
  `select c.id from challans c where c.issued_at >= $1
     and not exists (select from challan_files f where f.challan_id = c.id)
   order by c.issued_at limit $2`,
)
const INSERT_FILE = statement(
  'invoices.insert-challan-file',
  'insert into challan_files (challan_id, hash, bytes) values ($1, $2, $3) on conflict do nothing returning challan_id',
)

/** An invoice of replaced products. */
export interface ReplacedInvoice {
  invoiceId: string
  shipmentId: string
  market: Market
  taxNumber: string
  lines: { lineNo: number; orderLineNo: number; quantity: number; taxableMinor: number }[]
}

/** The invoices of these shipments of an order, in the order in which their series are locked. */
export function listReplaced(tx: Tx, orderId: string, shipmentIds: readonly string[]): Promise<ReplacedInvoice[]> {
  return tx.rows<ReplacedInvoice>(FIND_INVOICED, [orderId, shipmentIds])
}

/** Whether a return has a challan for an invoice; read it under the lock of the order. */
export async function hasChallan(tx: Tx, returnId: string, invoiceId: string): Promise<boolean> {
  return (await tx.oneOrNull(HAS, [returnId, invoiceId])) !== null
}

export interface NewChallan {
  returnId: string
  returnNumber: number
  invoiceId: string
  orderId: string
  taxNumber: string
  year: string
  serial: number
  number: string
  issuedAt: Date
  issuedOn: string
  carrier: string
  trackingNumber: string
  valueMinor: number
}

export async function insertChallan(
  tx: Tx,
  challan: NewChallan,
  lines: readonly { lineNo: number; quantity: number; valueMinor: number }[],
): Promise<void> {
  await tx.run(INSERT, [JSON.stringify(challan), JSON.stringify(lines)])
}

export interface ChallanRow extends DocumentOrigin {
  challanId: string
  number: string
  kind: 'delivery-challan'
  returnNumber: number
  issuedOn: string
  issuedAt: Date
  taxNumber: string
  carrier: string
  trackingNumber: string
  valueMinor: number
  currency: Currency
  customerId: string
  /** Name of the stored file; null until it is created. */
  hash: string | null
  invoiceId: string
  invoiceNumber: string
  invoiceKind: InvoiceKind
  invoicedOn: string
  lines: {
    lineNo: number
    nameEn: string
    nameHi: string
    msn: string
    hsn: string
    unit: string
    taxRateBp: number
    quantity: number
    valueMinor: number
  }[]
}

export function findChallan(db: Db, challanId: string): Promise<ChallanRow | null> {
  return db.oneOrNull<ChallanRow>(FIND, [challanId])
}

export function listChallansById(db: Db, challanIds: readonly string[]): Promise<ChallanRow[]> {
  return db.rows<ChallanRow>(LIST_BY_ID, [challanIds])
}

/** Ids of challans issued since then without a file, oldest first. */
export async function listChallansWithoutFile(db: Db, issuedSince: Date, limit: number): Promise<string[]> {
  return (await db.rows<{ id: string }>(LIST_WITHOUT_FILE, [issuedSince, limit])).map(({ id }) => id)
}

/** Records the file of a challan; false when it already has one. */
export async function insertChallanFile(tx: Tx, challanId: string, hash: string, bytes: number): Promise<boolean> {
  return (await tx.oneOrNull(INSERT_FILE, [challanId, hash, bytes])) !== null
}
