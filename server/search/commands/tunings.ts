// Tuned search texts: saved by staff, kept in the memory of every process, applied to searches.

import { tunedText } from '../../../contract/search/tuning.rules.ts'
import type { SearchTuning } from '../../../contract/search/tuning-api.ts'
import { MARKETS, type Market } from '../../../contract/shared/market.ts'
import { cardsByMsn } from '../../catalog/service.ts'
import { guestActor, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import {
  deleteTuning,
  insertTuning,
  listTunings,
  lockTuning,
  type TuningRow,
  updateTuning,
} from '../repository/tunings.ts'

const MAX_LISTED = 500
/** In memory, for all markets. */
const MAX_KEPT = 20_000

type Tuned = Pick<TuningRow, 'pinned' | 'buried'>
const kept = new WeakMap<object, ReadonlyMap<string, Tuned>>()
const keyOf = (market: Market, text: string) => `${market} ${text}`

/** Loads all tunings into the memory of this process. */
export async function loadTunings(app: App): Promise<void> {
  const rows = await listTunings(app.db, MARKETS, MAX_KEPT)
  kept.set(app.db.identity, new Map(rows.map(row => [keyOf(row.market, row.text), row])))
}

/** Products pinned and buried for a text; none for a text without a tuning. */
export function tuningOf(app: App, market: Market, text: string | undefined): Partial<Tuned> {
  const tuned = text && kept.get(app.db.identity)?.get(keyOf(market, tunedText(text)))
  return tuned ? { pinned: tuned.pinned, buried: tuned.buried } : {}
}

const present = ({ updatedAt, ...row }: TuningRow): SearchTuning => ({ ...row, updatedAt: updatedAt.toISOString() })

export async function tuningsOf(app: App, market: Market): Promise<SearchTuning[]> {
  return (await listTunings(app.db, [market], MAX_LISTED)).map(present)
}

/** @throws search.products */
async function checkProducts(app: App, actor: Staff, market: Market, msns: readonly string[]): Promise<void> {
  const { language, requestId } = actor
  const cards = await cardsByMsn(app, guestActor(app, { market, language, requestId }), msns)
  const known = new Set(cards.map(({ msn }) => msn))
  const wrong = msns.filter((msn, at) => !known.has(msn) || msns.indexOf(msn) !== at)
  if (wrong.length > 0) throw appError('search.products', { msns: wrong.join(', ') })
}

type Input = Pick<SearchTuning, 'market' | 'text' | 'pinned' | 'buried' | 'version'>

/** Returns null when the text no longer has a tuning. @throws search.changed-meanwhile, search.products */
export async function saveTuning(app: App, actor: Staff, { version, ...input }: Input): Promise<SearchTuning | null> {
  const { market, pinned, buried } = input
  await checkProducts(app, actor, market, [...pinned, ...buried])
  const written = { ...input, text: tunedText(input.text), who: actor.staffId }
  const isEmpty = pinned.length + buried.length === 0
  return app.db.transaction(async tx => {
    const row = await lockTuning(tx, market, written.text)
    const recordId = keyOf(market, written.text)
    if (isEmpty && !row) return null
    if ((row?.version ?? 0) !== version) throw appError('search.changed-meanwhile')
    if (isEmpty) {
      await deleteTuning(tx, written)
      describeChange({ recordId, before: row && present(row) })
      return null
    }
    const after = row ? await updateTuning(tx, written) : await insertTuning(tx, written)
    if (!after) throw appError('search.changed-meanwhile')
    describeChange({ recordId, before: row && present(row), after: present(after) })
    return present(after)
  })
}
