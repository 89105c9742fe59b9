// SQL of remittances: which parcels of a carrier have these tracking numbers, what was paid out, and what carriers still hold.

import type { OutstandingCash } from '../../../contract/ledger/remittances-api.ts'
import { type Currency, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { RemittedRow } from '../rules/remittances.ts'

const FIND_CARRIER = statement('ledger.find-carrier', 'select id, market, code from carriers where code = $1')
// separate from reading: a statement that waits for a lock continues with its older snapshot
const LOCK = statement(
  'ledger.lock-parcels',
  'select id from shipments where carrier_id = $1 and tracking_number = any($2) order by id for update',
)
// the invoice is the amount collected on delivery
const PARCELS = statement(
  'ledger.parcels-to-remit',
  `select h.id as "shipmentId", h.tracking_number as "trackingNumber", o.id as "orderId", o.market, o.currency, o.payment_mode as mode,
     h.state, i.payable_minor as "payableMinor",
     (select jsonb_build_object('amountMinor', r.amount_minor, 'chargesMinor', r.charges_minor,
        'chargesTaxMinor', r.charges_tax_minor) from cod_remittances r where r.shipment_id = h.id) as before
   from shipments h join orders o on o.id = h.order_id join invoices i on i.shipment_id = h.id
   where h.carrier_id = $1 and h.tracking_number = any($2)`,
)
const INSERT = statement(
  'ledger.insert-remittance',
  `insert into cod_remittances (carrier_id, shipment_id, order_id, currency, tracking_number, amount_minor, charges_minor,
     charges_tax_minor, reference, batch, remitted_on, imported_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
)
const OUTSTANDING = statement(
  'ledger.outstanding-cash',
  `select h.tracking_number as "trackingNumber", c.name as carrier, o.number as "orderNumber", h.number as "shipmentId",
     o.currency, i.payable_minor as amount, d.day as "deliveredOn"
   from shipments h join orders o on o.id = h.order_id and o.market = $1 and o.payment_mode = 'cod'
     join invoices i on i.shipment_id = h.id join carriers c on c.id = h.carrier_id
     cross join lateral (select (min(e.at) at time zone $3)::date as day from shipment_events e
       where e.shipment_id = h.id and e.code = 'delivered') d
   where h.state = 'delivered' and d.day <= ($2::date) and i.payable_minor > 0
     and not exists (select from cod_remittances r where r.shipment_id = h.id)
   order by d.day, h.number limit $4`,
)

export interface RemittingCarrier {
  id: number
  market: Market
  code: string
}

export function findRemittingCarrier(db: Db, code: string): Promise<RemittingCarrier | null> {
  return db.oneOrNull<RemittingCarrier>(FIND_CARRIER, [code])
}

export interface ParcelToRemit {
  shipmentId: string
  trackingNumber: string
  orderId: string
  market: Market
  currency: Currency
  mode: 'cod' | 'prepaid'
  state: string
  payableMinor: number
  /** The earlier posting; null if there is none. */
  before: Pick<RemittedRow, 'amountMinor' | 'chargesMinor' | 'chargesTaxMinor'> | null
}

/** The parcels of a carrier with these numbers, locked, so that two concurrent imports post each once. */
export async function lockParcels(tx: Tx, carrierId: number, numbers: readonly string[]): Promise<ParcelToRemit[]> {
  await tx.rows(LOCK, [carrierId, [...numbers]])
  return tx.rows<ParcelToRemit>(PARCELS, [carrierId, [...numbers]])
}

export async function insertRemittance(
  tx: Tx,
  { carrierId, who }: { carrierId: number; who: string },
  { shipmentId, orderId, currency }: ParcelToRemit,
  row: RemittedRow,
): Promise<string> {
  const { trackingNumber, amountMinor, chargesMinor, chargesTaxMinor, reference, batch, remittedOn } = row
  const values = [carrierId, shipmentId, orderId, currency, trackingNumber, amountMinor, chargesMinor, chargesTaxMinor]
  return (await tx.one<{ id: string }>(INSERT, [...values, reference, batch, remittedOn, who])).id
}

/** Delivered on that day or before, and not paid out. */
export function listOutstanding(db: Db, market: Market, until: string, limit: number): Promise<OutstandingCash[]> {
  return db.rows<OutstandingCash>(OUTSTANDING, [market, until, MARKET_INFO[market].timeZone, limit])
}
