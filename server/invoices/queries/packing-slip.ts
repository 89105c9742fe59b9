// The packing slip of a shipment as PDF, drawn when it is asked for; nothing of it is stored.

import { describePackingSlip } from '../../../contract/invoices/packing-slip.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { renderPdf } from '../adapters/pdf.ts'
import { findShipmentToPack } from '../repository/packing-slips.ts'
import { addressLines } from '../rules.ts'

/** In the language of the customer unless another one is wanted. @throws order.unknown, server.unavailable */
export async function packingSlipOf(
  db: Db,
  shipmentNumber: number,
  wanted?: Language,
): Promise<{ name: string; bytes: Uint8Array }> {
  const shipment = await findShipmentToPack(db, shipmentNumber)
  if (!shipment) throw appError('order.unknown')
  const { market, orderNumber, placedAt: at, poNumber, giftMessage, seller, sellerAddress, address, lines } = shipment
  const language = wanted ?? shipment.language
  const document = describePackingSlip(
    {
      ...{ orderNumber, shipmentNumber, poNumber, giftMessage },
      placedOn: dayIn(market, at),
      sender: { name: seller, lines: sellerAddress === '' ? [] : [sellerAddress] },
      recipient: { name: address.name, lines: addressLines(address, market) },
      lines: lines.map(({ nameEn, nameHi, msn, partNumber, quantity }) => ({
        ...{ name: language === 'hi' ? nameHi : nameEn, msn, partNumber, quantity },
      })),
    },
    language,
  )
  const title = `${orderNumber}-${shipmentNumber}`
  const bytes = await renderPdf(document, { market, language, title, author: 'Karkhana', at })
  return { name: `packing-slip-${shipmentNumber}.pdf`, bytes }
}
