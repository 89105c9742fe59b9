// SQL that reads the contents of a parcel for its packing slip.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { AddressOnInvoice } from './orders.ts'

export interface ShipmentToPack {
  shipmentNumber: number
  orderNumber: number
  market: Market
  language: Language
  placedAt: Date
  poNumber: string
  giftMessage: string | null
  /** Trade name; empty on shipments older than the division by seller. */
  seller: string
  sellerAddress: string
  address: AddressOnInvoice
  lines: { nameEn: string; nameHi: string; msn: string; partNumber: string; quantity: number }[]
}

const SHIPMENT = `select h.number as "shipmentNumber", o.number as "orderNumber", o.market, o.language, o.placed_at as "placedAt",
     o.po_number as "poNumber", o.gift_message as "giftMessage", coalesce(s.trade_name, '') as seller,
     coalesce(concat_ws(', ', r.address, r.place), '') as "sellerAddress", o.shipping_address as address,
     (select jsonb_agg(jsonb_build_object('nameEn', l.name_en, 'nameHi', l.name_hi, 'msn', l.msn,
         'partNumber', l.part_number, 'quantity', hl.quantity - hl.cancelled_quantity) order by hl.line_no)
      from shipment_lines hl join order_lines l on l.order_id = h.order_id and l.line_no = hl.line_no
      where hl.shipment_id = h.id and hl.quantity > hl.cancelled_quantity) as lines
   from shipments h join orders o on o.id = h.order_id left join seller_registrations r on r.id = h.registration_id
     left join sellers s on s.id = r.seller_id
   where h.state <> 'cancelled'`

const FIND = statement('invoices.find-shipment-to-pack', `${SHIPMENT} and h.number = $1`)
const LIST = statement(
  'invoices.list-shipments-to-pack',
  `${SHIPMENT} and o.number = $1 and o.market = $2 order by h.number`,
)

/** A shipment by its number, unless it was cancelled. */
export function findShipmentToPack(db: Db, shipmentNumber: number): Promise<ShipmentToPack | null> {
  return db.oneOrNull<ShipmentToPack>(FIND, [shipmentNumber])
}

/** The shipments of an order that were not cancelled. */
export function listShipmentsToPack(db: Db, orderNumber: number, market: Market): Promise<ShipmentToPack[]> {
  return db.rows<ShipmentToPack>(LIST, [orderNumber, market])
}
