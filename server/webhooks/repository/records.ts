// SQL of the records in payloads: payments, shipments, refunds, invoices, quote requests and products, with the field
// names of the payload.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type Statement, statement } from '../../platform/db.ts'

/** A record with its market, the number staff know it by, and its data. */
export interface RecordRow {
  market: Market
  record: string
  data: Record<string, unknown>
}

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`
const time = (column: string) => `to_char(${column} at time zone 'UTC', ${UTC})`

/** The order whose number is the second parameter. */
const ORDER = '(select id from orders where number = $2::bigint)'

const PAYMENT = statement(
  'webhooks.payment',
  `select o.market, o.number::text as record, jsonb_build_object('orderNumber', o.number, 'attempt', p.attempt,
     'kind', p.kind, 'methodId', p.method_id, 'gateway', p.gateway, 'currency', p.currency, 'amount', p.amount_minor, 'state', p.state) as data
   from payments p join orders o on o.id = p.order_id
   where p.id = $1::uuid or p.order_id = ${ORDER} order by p.attempt desc limit 1`,
)
const SHIPMENT = statement(
  'webhooks.shipment',
  `select o.market, s.number::text as record, jsonb_build_object('orderNumber', o.number, 'shipmentNumber', s.number,
     'state', s.state, 'carrier', coalesce(c.name, ''), 'trackingNumber', s.tracking_number, 'promisedOn', s.promised_on,
     'lines', (select coalesce(jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'quantity', l.quantity - l.cancelled_quantity)
                   order by l.line_no), '[]')
                 from shipment_lines l where l.shipment_id = s.id and l.quantity > l.cancelled_quantity)) as data
   from shipments s join orders o on o.id = s.order_id left join carriers c on c.id = s.carrier_id
   where s.number = $1::bigint`,
)
const REFUND = statement(
  'webhooks.refund',
  `select o.market, o.number::text as record, jsonb_build_object('refundId', r.id, 'orderNumber', o.number,
     'currency', r.currency, 'amount', r.amount_minor, 'cause', r.cause, 'state', r.state) as data
   from refunds r join orders o on o.id = r.order_id
   where r.id = $1::uuid or r.order_id = ${ORDER} order by r.requested_at desc limit 1`,
)
const INVOICE = statement(
  'webhooks.invoice',
  `select i.market, i.number as record, jsonb_build_object('invoiceNumber', i.number, 'orderNumber', o.number,
     'shipmentNumber', s.number, 'taxNumber', i.tax_number, 'issuedOn', i.issued_on, 'currency', i.currency,
     'taxable', i.taxable_minor, 'tax', i.tax_minor, 'total', i.total_minor) as data
   from invoices i join orders o on o.id = i.order_id join shipments s on s.id = i.shipment_id
   where i.id in (select id from invoices where id = $1::uuid or order_id = ${ORDER}
       union all select id from invoices where $3::text is not null and number = $3)
   order by i.issued_at desc limit 1`,
)
const RFQ = statement(
  'webhooks.rfq',
  `select r.market, r.number::text as record, jsonb_build_object('rfqNumber', r.number, 'state', r.state, 'msn', r.msn,
     'categoryCode', r.category_code, 'quantity', r.quantity, 'raisedAt', ${time('r.raised_at')},
     'quote', (select jsonb_build_object('version', q.version, 'validUntil', ${time('q.valid_until')},
        'currency', q.totals->>'currency', 'payable', (q.totals->>'totalPayableAmountMinor')::bigint)
       from rfq_quotes q where q.rfq_id = r.id order by q.version desc limit 1)) as data
   from rfq_requests r where r.number = $1::bigint`,
)
const PRODUCTS = statement(
  'webhooks.products',
  `select p.market, min(p.msn) as record, jsonb_build_object('products', jsonb_agg(jsonb_build_object('msn', p.msn,
     'partNumber', p.part_number, 'name', p.name_en, 'active', p.active, 'currency', c.currency, 'price', c.price_minor,
     'mrp', c.mrp_minor, 'available', coalesce(s.available, 0)) order by p.msn)) as data
   from products p left join offer_choices c on c.msn = p.msn and c.active
   left join lateral (select sum(t.on_hand - t.reserved)::int as available from stock t where t.msn = p.msn) s on true
   where p.msn = any ($1) group by p.market`,
)
const RETURN = statement(
  'webhooks.return',
  'select market, number::text as record from returns where number = $1::bigint',
)

export type OneRecord = 'payment' | 'shipment' | 'refund' | 'invoice' | 'rfq'
const BY_NAME: Record<OneRecord, Statement> = {
  payment: PAYMENT,
  shipment: SHIPMENT,
  refund: REFUND,
  invoice: INVOICE,
  rfq: RFQ,
}

const isId = (record: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(record)
const isNumber = (record: string) => /^\d{1,15}$/.test(record)

/** Parameters of the statement for a record; null if the text cannot name such a record. */
function parametersOf(name: OneRecord, record: string): (string | null)[] | null {
  const number = isNumber(record) ? record : null
  if (name === 'shipment' || name === 'rfq') return number === null ? null : [number]
  const byOrder = [isId(record) ? record : null, number]
  if (name === 'invoice') return [...byOrder, byOrder.every(one => one === null) ? record : null]
  return byOrder
}

/**
 * A record; null if there is none.
 *
 * @param record number of a shipment or a quote request; id or order number of a payment, a refund or an invoice,
 *   where the latest one counts; number of an invoice
 */
export async function findRecord(db: Db, name: OneRecord, record: string): Promise<RecordRow | null> {
  const parameters = parametersOf(name, record)
  return parameters && db.oneOrNull<RecordRow>(BY_NAME[name], parameters)
}

/** Products of one market. */
export function findProducts(db: Db, msns: readonly string[]): Promise<RecordRow | null> {
  return db.oneOrNull<RecordRow>(PRODUCTS, [msns])
}

export function findReturnOf(db: Db, number: string): Promise<Pick<RecordRow, 'market' | 'record'> | null> {
  return db.oneOrNull(RETURN, [number])
}
