// Applies the file of a dry run; where changes of prices are approved, exactly as it was tried.

import type { ImportAccepted } from '../../../contract/imports/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  limitsPrices,
  type PriceEffect,
  requireApprovedPrices,
  requireWithinPriceLimits,
} from '../../platform/price-approval.ts'
import { findImport, findSameFile, type ImportRow, lockImport } from '../repository/imports.ts'
import { countMoved, effectToday } from '../repository/prices.ts'
import { accept, createImport, type NewFile, reject } from '../service.ts'

/**
 * The effect of a dry run on prices that are unchanged since, locked. @throws import.try-again, import.prices-changed
 */
async function seenEffect(tx: Tx, { id, market }: ImportRow, now: Date): Promise<PriceEffect> {
  // of two that apply the same file at once, the second one finds the import of the first
  const locked = await lockImport(tx, id)
  if (!locked?.keepsPrices) throw appError('import.try-again')
  if ((await countMoved(tx, id)) > 0) throw appError('import.prices-changed')
  return effectToday(tx, id, market, now)
}

/**
 * Applies the file of a finished dry run. In a market with a limit of changes of prices the import is held to what the dry run has
 * shown: a row with another price is rejected.
 *
 * @throws request.not-found, import.try-again when the dry run is from a time without a limit, import.prices-changed when a price was
 * changed since, and above a limit staff.approval-waits, for a key staff.approval-member
 */
export async function applyImport(app: App, actor: Staff, id: string): Promise<ImportAccepted> {
  return app.db.transaction(async tx => {
    const one = await findImport(tx, id)
    if (!one) throw appError('request.not-found')
    if (!one.dryRun) return reject('This import was no dry run.')
    if (one.state !== 'done') return reject(`The dry run is ${one.state}.`)
    const { market } = one
    const limited = limitsPrices(market)
    if (limited) {
      const effect = await seenEffect(tx, one, actor.now)
      await requireApprovedPrices(tx, actor, { market, permission: 'imports.write', effect })
    }
    const held = { heldTo: limited ? id : null, pricesApproved: actor.approval !== undefined }
    const { id: importId } = await createImport({ db: tx }, { ...one, dryRun: false, who: actor.staffId, ...held })
    await app.jobs.send('imports.run', {}, { tx })
    return accept(importId)
  })
}

/** Whether the same file is being applied already: a command that was killed goes on with it, as it was checked then. */
export const isBeingApplied = async (app: App, file: NewFile): Promise<boolean> =>
  (await findSameFile(app.db, { ...file, dryRun: false })) !== null

/**
 * Begins to apply a finished dry run for the command line of the server, held to what it has shown. Returns the id of the import.
 * @throws CommandNeedsApproval above a limit of the market, import.try-again, import.prices-changed
 */
export function applyByCommand(app: App, id: string): Promise<string> {
  return app.db.transaction(async tx => {
    const one = await findImport(tx, id)
    if (!one) throw appError('request.not-found')
    const now = app.now()
    await requireWithinPriceLimits(tx, now, one.market, await seenEffect(tx, one, now))
    return (await createImport({ db: tx }, { ...one, dryRun: false, heldTo: id })).id
  })
}
