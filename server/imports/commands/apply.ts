// Applies the file of a dry run; where changes of prices are approved, exactly as it was tried.

import type { ImportAccepted } from '../../../contract/imports/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { limitsPrices, requireApprovedPrices } from '../../platform/price-approval.ts'
import { findImport, lockImport } from '../repository/imports.ts'
import { countMoved, priceEffectOf } from '../repository/prices.ts'
import { accept, createImport, reject } from '../service.ts'

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
      // of two that apply the same file at once, the second one finds the import of the first
      await lockImport(tx, id)
      if (!one.keepsPrices) throw appError('import.try-again')
      if ((await countMoved(tx, id)) > 0) throw appError('import.prices-changed')
      const effect = await priceEffectOf(tx, id)
      await requireApprovedPrices(tx, actor, { market, permission: 'imports.write', effect })
    }
    const file = { ...one, dryRun: false, who: actor.staffId, heldTo: limited ? id : null }
    const { id: importId } = await createImport({ db: tx }, file)
    await app.jobs.send('imports.run', {}, { tx })
    return accept(importId)
  })
}
