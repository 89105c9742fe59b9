// Labels of booked parcels as one PDF: the picture of the carrier, or drawn here.

import type { ParcelLabel } from '../../../contract/bookings/label.rules.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { formatMoney } from '../../../contract/shared/money.ts'
import { insertPrints, whoOfStaff } from '../../orders/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { type LabelPage, renderLabels } from '../adapters/label-pdf.ts'
import { type LabelRow, listCarriers, listLabels } from '../repository/bookings.ts'
import { addressOfParcel, senderOfParcel } from '../rules.ts'

function pageOf(row: LabelRow): LabelPage {
  const { market, carrier, trackingNumber, orderNumber, shipmentNumber, part, parts, poNumber, bookedGrams } = row
  const label: ParcelLabel = {
    ...{ market, carrier, trackingNumber, orderNumber, shipmentNumber, part, parts, poNumber },
    weightGrams: bookedGrams,
    cash: row.codMinor === null ? '' : formatMoney(row.codMinor, row.currency, MARKET_INFO[market].languageTag.en),
    sender: senderOfParcel(row),
    recipient: addressOfParcel(row),
  }
  return { label, picture: row.label, language: row.language }
}

/** Parcels drawn at a time in this process. */
const MAX_DRAWING = 4
let drawing = 0

async function drawn(rows: readonly LabelRow[], name: string): Promise<{ name: string; bytes: Uint8Array }> {
  const at = rows[0]?.bookedAt
  if (!at) throw appError('order.not-booked')
  if (drawing >= MAX_DRAWING) throw appError('server.unavailable', { retryAfter: 5 })
  drawing++
  try {
    return { name: `${name}.pdf`, bytes: await renderLabels(rows.map(pageOf), { title: name, at }) }
  } finally {
    drawing--
  }
}

/** The label of a booked parcel. @throws order.not-booked, also for a parcel of another market, server.unavailable */
export async function labelOf({ db }: App, markets: readonly Market[], shipmentNumber: number) {
  return drawn(await listLabels(db, { markets, shipmentNumber, orderNumbers: [] }), `label-${shipmentNumber}`)
}

/**
 * The labels of the booked parcels of orders, with an audit entry per order.
 * @throws order.not-booked if there are none, server.unavailable
 */
export async function labelsOf({ db, now }: App, actor: Staff, orderNumbers: readonly number[]) {
  const { markets } = actor
  const rows = await listLabels(db, { markets, shipmentNumber: null, orderNumbers })
  const file = await drawn(rows, `labels-${orderNumbers[0] ?? ''}`)
  const printed = [...new Set(rows.map(({ orderNumber }) => orderNumber))]
  const by = { who: whoOfStaff(actor), whoName: actor.name, at: now() }
  await insertPrints(db, { kind: 'labels', orderNumbers: printed, markets, ...by })
  return file
}

/** Carriers of a market, and whether the store books with them through an API. */
export async function carriersForStaff({ db, ports }: App, market: Market) {
  const carriers = await listCarriers(db, market)
  return { carriers: carriers.map(one => ({ ...one, books: ports.carriers.find(one.code) !== null })) }
}
