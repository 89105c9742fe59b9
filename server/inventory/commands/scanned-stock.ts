// Saves scanned stock of a warehouse: counted, received or moved, all lines in one transaction or none.

import type { MovedLine, ScannedMove } from '../../../contract/inventory/scan-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { digest } from '../../platform/secrets.ts'
import { findOperationHash, insertOperation } from '../repository/operations.ts'
import {
  figuresOf,
  knownOffers,
  lockOffers,
  lockProducts,
  moveOffers,
  placeOffers,
  type ScannedChange,
  warehouseIds,
} from '../repository/scanned.ts'

/** Maximum problems listed in an error; the others appear once these are fixed. */
const MAX_PROBLEMS = 20

type Line = ScannedMove['lines'][number]

/** @throws request.invalid for an offer in two lines, and for a missing or unexpected target warehouse */
function requireSound({ lines, step, to }: ScannedMove): void {
  const seen = new Set<number>()
  for (const [at, { offerId, msn }] of lines.entries()) {
    const path = `body.lines.${at}.offerId`
    if (seen.has(offerId)) throw appError('request.invalid', { problems: [{ path, message: `${msn} is here twice.` }] })
    seen.add(offerId)
  }
  if ((step === 'transfer') !== (to !== undefined))
    throw appError('request.invalid', { problems: [{ path: 'body.to', message: 'A transfer alone has it.' }] })
}

interface Places {
  from: number
  /** Target warehouse of a transfer. */
  to: number | null
}

/** @throws inventory.warehouse-unknown, also for a transfer to the same one */
async function requirePlaces(tx: Tx, { market, warehouse, to }: ScannedMove): Promise<Places> {
  const ids = await warehouseIds(tx, market, to === undefined ? [warehouse] : [warehouse, to])
  const [from, target] = [ids.get(warehouse), to === undefined ? null : ids.get(to)]
  if (from === undefined || target === undefined || target === from) throw appError('inventory.warehouse-unknown')
  return { from, to: target }
}

/** @throws inventory.offer-unknown naming the products */
async function requireOffers(tx: Tx, { market, lines }: ScannedMove): Promise<void> {
  const known = await knownOffers(tx, market, lines)
  const problems = lines
    .filter(({ offerId }) => !known.has(offerId))
    .map(({ msn, offerId }) => ({ path: msn, message: String(offerId) }))
  if (problems.length > 0) throw appError('inventory.offer-unknown', { problems: problems.slice(0, MAX_PROBLEMS) })
}

/** @throws inventory.changed listing lines whose units on hand differ from those shown */
function requireExpected(lines: readonly Line[], onHand: (offerId: number) => number): void {
  const problems = lines
    .filter(({ offerId, expected }) => onHand(offerId) !== expected)
    .map(({ msn, offerId, expected }) => ({ path: msn, message: `${expected} → ${onHand(offerId)}` }))
  if (problems.length > 0) throw appError('inventory.changed', { problems: problems.slice(0, MAX_PROBLEMS) })
}

function changesOf({ step, lines }: ScannedMove, { from, to }: Places, onHand: (offerId: number) => number) {
  const changes = lines.flatMap(({ offerId, pieces }): ScannedChange[] => {
    if (step === 'count') return [{ offerId, warehouseId: from, change: pieces - onHand(offerId) }]
    if (step === 'receipt' || to === null) return [{ offerId, warehouseId: from, change: pieces }]
    return [
      { offerId, warehouseId: from, change: -pieces },
      { offerId, warehouseId: to, change: pieces },
    ]
  })
  return changes.filter(({ change }) => change !== 0)
}

async function write(tx: Tx, actor: Staff, move: ScannedMove, places: Places): Promise<void> {
  const { step, lines, warehouse, to, operationId, reason } = move
  await requireOffers(tx, move)
  const offerIds = lines.map(({ offerId }) => offerId)
  const arriving = lines.filter(({ pieces }) => pieces > 0).map(({ offerId }) => offerId)
  await placeOffers(tx, arriving, places.to ?? places.from)
  const locked = new Map((await lockOffers(tx, offerIds, places.from)).map(row => [row.offerId, row.onHand]))
  const onHand = (offerId: number) => locked.get(offerId) ?? 0
  if (step === 'count') requireExpected(lines, onHand)
  const changes = changesOf(move, places, onHand)
  const by = { at: actor.now, who: `staff:${actor.staffId}`, why: reason, operationId }
  const moved = new Set((await moveOffers(tx, changes, by)).map(row => `${row.offerId} ${row.warehouseId}`))
  const held = changes.filter(({ offerId, warehouseId }) => !moved.has(`${offerId} ${warehouseId}`))
  if (held.length > 0) {
    const problems = lines.filter(line => held.some(({ offerId }) => offerId === line.offerId))
    throw appError('inventory.reserved', {
      problems: problems
        .slice(0, MAX_PROBLEMS)
        .map(({ msn, offerId }) => ({ path: msn, message: `${onHand(offerId)}` })),
    })
  }
  const units = changes.reduce((sum, { change }) => sum + Math.abs(change), 0)
  describeChange({ after: { step, warehouse, ...(to && { to }), products: lines.length, units } })
}

/**
 * Saves a count, receipt or transfer. Repeating the key changes nothing, and returns the current figures.
 *
 * @throws inventory.changed if units on hand changed since a count was started, inventory.reserved if orders hold
 *   more than would be left, inventory.offer-unknown, inventory.warehouse-unknown, request.idempotency,
 *   request.invalid
 */
export async function moveScanned(app: App, actor: Staff, move: ScannedMove): Promise<MovedLine[]> {
  requireSound(move)
  const { operationId, step, reason, document, lines } = move
  const requestHash = digest(JSON.stringify(['scanned', move]))
  return app.db.transaction(async tx => {
    await lockProducts(tx, [...new Set(lines.map(({ msn }) => msn))])
    const places = await requirePlaces(tx, move)
    const by = { staffId: actor.staffId, staffName: actor.name, at: actor.now }
    if (await insertOperation(tx, { id: operationId, kind: step, requestHash, reason, document, ...by })) {
      await write(tx, actor, move, places)
    } else {
      const before = await findOperationHash(tx, operationId)
      if (!before?.equals(requestHash)) throw appError('request.idempotency')
    }
    const offerIds = lines.map(({ offerId }) => offerId)
    return figuresOf(tx, offerIds, places.from)
  })
}
