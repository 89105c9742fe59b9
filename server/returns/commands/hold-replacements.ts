// Holds the stock of replacements from the decision until they leave; what was not there is held once it has come.

import { holdStock } from '../../inventory/service.ts'
import { lockOrder } from '../../orders/service.ts'
import type { System } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { listNotHeld } from '../repository/holds.ts'
import { findReturn, type ReturnRow } from '../repository/returns.ts'
import type { ReturnPart } from '../rules.ts'

const JOB: System = { kind: 'system', name: 'job:returns' }

/**
 * Holds the accepted pieces in the warehouses that they came from; nothing unless all of them are there. A replacement without stock is
 * accepted all the same: staff wait for it, or refund.
 */
export async function holdReplacement(
  tx: Tx,
  { id: returnId, number, orderId, lines }: ReturnRow,
  accepted: readonly ReturnPart[],
  who: string,
): Promise<boolean> {
  const parts = accepted.flatMap(({ lineNo, shipmentId, quantity }) => {
    const line = lines.find(one => one.lineNo === lineNo && one.shipmentId === shipmentId)
    if (!line || line.offerId === null || quantity === 0) return []
    return [{ lineNo, msn: line.msn, offerId: line.offerId, warehouseId: line.warehouseId, quantity }]
  })
  if (parts.length < accepted.length) return false
  return holdStock(tx, { returnId }, parts, { orderId, who, why: `Replacement of return ${number}` })
}

/** The pieces of an accepted return that are replaced. */
export const acceptedOf = ({ lines }: ReturnRow): ReturnPart[] =>
  lines.flatMap(({ lineNo, shipmentId, acceptedQuantity: quantity }) =>
    quantity ? [{ lineNo, shipmentId, quantity }] : [],
  )

/** Holds replacements whose stock has come since they were decided on. Returns how many. */
export async function holdReplacements(app: App): Promise<number> {
  let held = 0
  for (const number of await listNotHeld(app.db)) {
    const done = await app.db.transaction(async tx => {
      const found = await findReturn(tx, number)
      if (!found) return false
      await lockOrder(tx, found.orderId, JOB)
      const row = await findReturn(tx, number)
      return row?.state === 'accepted' && (await holdReplacement(tx, row, acceptedOf(row), JOB.name))
    })
    if (done) held++
  }
  return held
}
