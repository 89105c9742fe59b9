// SQL of staff edits: the products of an order's lines, and lines, amounts and parcels after an edit.

import type { TotalsInput } from '../../../contract/cart/totals-types.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { LineAmounts } from '../rules/cancellation.ts'
import type { OrderRow } from './orders.ts'

/** The product and offer of an order line. */
export interface LineFacts {
  lineNo: number
  msn: string
  /** Null on an old line whose seller no longer offers the product. */
  offerId: number | null
  registrationId: number | null
  nameEn: string
  nameHi: string
  partNumber: string
}

/** A line that an edit adds, besides its amounts. */
export interface AddedLine extends LineFacts {
  brandName: string
  imageHash: string | null
  sellerId: number
  hsn: string
  mrpMinor: number
  promisedOn: string | null
  placeOfSupply: string
}

const FACTS = statement(
  'edits.list-lines',
  `select line_no as "lineNo", msn, offer_id as "offerId", registration_id as "registrationId", name_en as "nameEn",
     name_hi as "nameHi", part_number as "partNumber" from order_lines where order_id = $1 order by line_no`,
)
const ADD_LINES = statement(
  'edits.add-lines',
  `insert into order_lines (order_id, line_no, msn, offer_id, registration_id, seller_id, name_en, name_hi, brand_name,
     part_number, image_hash, hsn, tax_rate_bp, quantity, mrp_minor, unit_price_minor, amount_minor, taxable_minor, tax_parts,
     payable_minor, promised_on, place_of_supply, reward_points)
   select $1, l."lineNo", l.msn, l."offerId", l."registrationId", l."sellerId", l."nameEn", l."nameHi", l."brandName",
     l."partNumber", l."imageHash", l.hsn, l."taxRateBp", l.quantity, l."mrpMinor", l."unitPriceMinor", l."amountMinor",
     l."taxableMinor", l."taxParts", l."payableMinor", l."promisedOn", l."placeOfSupply", 0
   from jsonb_to_recordset($2::jsonb) as l ("lineNo" int, msn text, "offerId" bigint, "registrationId" bigint,
     "sellerId" bigint, "nameEn" text, "nameHi" text, "brandName" text, "partNumber" text, "imageHash" text, hsn text,
     "taxRateBp" int, quantity int, "mrpMinor" bigint, "unitPriceMinor" bigint, "amountMinor" bigint,
     "taxableMinor" bigint, "taxParts" jsonb, "payableMinor" bigint, "promisedOn" date, "placeOfSupply" text)`,
)
// not in the statement for the amounts: quantities may only grow here
const SET_QUANTITIES = statement(
  'edits.set-quantities',
  `update order_lines l set quantity = n.quantity, cancelled_quantity = n."cancelledQuantity"
   from jsonb_to_recordset($2::jsonb) as n ("lineNo" int, quantity int, "cancelledQuantity" int)
   where l.order_id = $1 and l.line_no = n."lineNo"`,
)
const SET_PRICING = statement('edits.set-pricing', 'update orders set pricing = $2 where id = $1')
// recreates a parcel that an earlier change has emptied: besides split ones, an order has one for each warehouse,
// seller and registration
const ADD_TO_SHIPMENTS = statement(
  'edits.add-to-shipments',
  `with added as (
     select t."lineNo" as line_no, t."warehouseId" as warehouse_id, t.quantity, l.seller_id, l.registration_id, l.promised_on
     from jsonb_to_recordset($2::jsonb) as t ("lineNo" int, "warehouseId" bigint, quantity int)
       join order_lines l on l.order_id = $1 and l.line_no = t."lineNo"
   ), before as (select id from shipments where order_id = $1 and state <> 'cancelled'),
   parcels as (
     insert into shipments (order_id, warehouse_id, seller_id, registration_id, carrier_id, state, promised_on)
     select $1, warehouse_id, seller_id, registration_id, (select min(id) from carriers where market = $3 and active),
       'processing', max(promised_on)
     from added group by warehouse_id, seller_id, registration_id order by min(line_no)
     on conflict (order_id, warehouse_id, seller_id, registration_id) where divided_from is null do update set state = 'processing', updated_at = now(),
       promised_on = greatest(shipments.promised_on, excluded.promised_on)
     returning id, warehouse_id, seller_id, registration_id
   ), lines as (
     insert into shipment_lines (shipment_id, line_no, quantity)
     select parcels.id, added.line_no, added.quantity from parcels join added using (warehouse_id, seller_id)
     where added.registration_id is not distinct from parcels.registration_id
     on conflict (shipment_id, line_no) do update set
       quantity = shipment_lines.quantity + greatest(0, excluded.quantity - shipment_lines.cancelled_quantity),
       cancelled_quantity = greatest(0, shipment_lines.cancelled_quantity - excluded.quantity)
   )
   insert into shipment_events (shipment_id, code, place_en, place_hi, who)
   select parcels.id, 'processing', w.name_en, w.name_hi, $4 from parcels join warehouses w on w.id = parcels.warehouse_id
   where parcels.id not in (select id from before)`,
)

/** The products of an order's lines. */
export function listLineFacts(db: Db, orderId: string): Promise<LineFacts[]> {
  return db.rows<LineFacts>(FACTS, [orderId])
}

export async function insertLines(
  tx: Tx,
  { id }: Owned<OrderRow>,
  lines: readonly (AddedLine & LineAmounts)[],
): Promise<void> {
  if (lines.length > 0) await tx.run(ADD_LINES, [id, JSON.stringify(lines)])
}

/** Stores the quantities of lines, and the new input of the totals. */
export async function updateQuantities(
  tx: Tx,
  { id }: Owned<OrderRow>,
  { lines, pricing }: { lines: readonly LineAmounts[]; pricing: TotalsInput },
): Promise<void> {
  await tx.run(SET_QUANTITIES, [id, JSON.stringify(lines)])
  await tx.run(SET_PRICING, [id, JSON.stringify(pricing)])
}

/** Adds reserved quantities to the parcels of their warehouses; missing parcels are created. */
export async function addToShipments(
  tx: Tx,
  { id, market }: { id: string; market: Market },
  takes: readonly { lineNo: number; warehouseId: number; quantity: number }[],
  who: string,
): Promise<void> {
  if (takes.length > 0) await tx.run(ADD_TO_SHIPMENTS, [id, JSON.stringify(takes), market, who])
}
