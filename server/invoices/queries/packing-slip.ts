// The packing slip of a shipment as PDF, drawn on request; it is not stored.

import type { PrintedDocument } from '../../../contract/invoices/document.rules.ts'
import { describePackingSlip } from '../../../contract/invoices/packing-slip.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type BookPart, renderPdf } from '../adapters/pdf.ts'
import { findShipmentToPack, listShipmentsToPack, type ShipmentToPack } from '../repository/packing-slips.ts'
import { addressLines } from '../rules.ts'

function slipOf(shipment: ShipmentToPack, language: Language): PrintedDocument {
  const { market, orderNumber, shipmentNumber, placedAt, poNumber, giftMessage, seller, sellerAddress } = shipment
  const { address, lines } = shipment
  return describePackingSlip(
    {
      ...{ orderNumber, shipmentNumber, poNumber, giftMessage },
      placedOn: dayIn(market, placedAt),
      sender: { name: seller, lines: sellerAddress === '' ? [] : [sellerAddress] },
      recipient: { name: address.name, lines: addressLines(address, market) },
      lines: lines.map(({ nameEn, nameHi, msn, partNumber, quantity }) => ({
        ...{ name: language === 'hi' ? nameHi : nameEn, msn, partNumber, quantity },
      })),
    },
    language,
  )
}

const titleOf = ({ orderNumber, shipmentNumber }: ShipmentToPack) => `${orderNumber}-${shipmentNumber}`

/** By default in the language of the customer. @throws order.unknown, server.unavailable */
export async function packingSlipOf(
  db: Db,
  shipmentNumber: number,
  wanted?: Language,
): Promise<{ name: string; bytes: Uint8Array }> {
  const shipment = await findShipmentToPack(db, shipmentNumber)
  if (!shipment) throw appError('order.unknown')
  const { market, placedAt: at } = shipment
  const language = wanted ?? shipment.language
  const options = { market, language, title: titleOf(shipment), author: 'Karkhana', at }
  const bytes = await renderPdf(slipOf(shipment, language), options)
  return { name: `packing-slip-${shipmentNumber}.pdf`, bytes }
}

/** The slips of an order, each in the language of the customer; none when it has no parcel. */
export async function packingSlipsOf(db: Db, orderNumber: number, market: Market): Promise<BookPart[]> {
  const shipments = await listShipmentsToPack(db, orderNumber, market)
  return shipments.map(shipment => ({
    ...{ document: slipOf(shipment, shipment.language), title: titleOf(shipment), language: shipment.language },
  }))
}
