// The prices that a dry run would change, for the person who applies it and the approver.

import type { CallOutput } from '../../../contract/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { countMoved, pagePrices, priceEffectOf } from '../repository/prices.ts'
import { requireImport } from './require-import.ts'

type Prices = CallOutput<'GET /api/admin/imports/{id}/prices'>['data']

/** None where prices were not kept; of an import that was held to its dry run, those of the dry run. @throws request.not-found */
export async function importedPrices(
  app: App,
  actor: Staff,
  id: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Prices> {
  const one = await requireImport(app, actor, id)
  const of = one.heldTo ?? one.id
  const [shiftBp, offerId] = (before ?? '').split('.').map(Number)
  const place = before === undefined ? null : { shiftBp: shiftBp ?? 0, offerId: offerId ?? 0 }
  const rows = await pagePrices(app.db, of, place, limit)
  const last = rows.at(-1)
  return {
    kept: one.keepsPrices || one.heldTo !== null,
    ...(await priceEffectOf(app.db, of)),
    moved: one.dryRun ? await countMoved(app.db, of) : 0,
    prices: rows.map(({ offerId: _offer, nameEn, nameHi, ...row }) => ({
      ...row,
      name: actor.language === 'hi' ? nameHi : nameEn,
    })),
    next: rows.length === limit && last ? `${last.shiftBp}.${last.offerId}` : null,
  }
}
