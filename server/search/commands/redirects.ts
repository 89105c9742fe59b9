// Search redirects: saved by staff, kept in the memory of every process, followed by searches.

import { goesInCircles, redirectPath, searchedText } from '../../../contract/search/redirects.rules.ts'
import { MAX_REDIRECTS, type SearchRedirect } from '../../../contract/search/redirects-api.ts'
import { tunedText } from '../../../contract/search/tuning.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { putInBin } from '../../bin/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { binKind } from '../../platform/bin.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  countRedirectUse,
  deleteRedirect,
  findRedirect,
  listAllRedirects,
  listMovedPaths,
  listRedirects,
  queueSearchRedirects,
  type RedirectRow,
  saveRedirect,
} from '../repository/redirects.ts'

type Texts = ReadonlyMap<string, string>

const kept = new WeakMap<object, ReadonlyMap<Market, Texts>>()

/** Loads all redirects into the memory of this process. */
export async function loadRedirects(app: App): Promise<void> {
  const rows = await listAllRedirects(app.db)
  const texts = (market: Market) => new Map(rows.filter(row => row.market === market).map(row => [row.text, row.to]))
  kept.set(app.db.identity, new Map((['IN', 'AE'] as const).map(market => [market, texts(market)])))
}

/** The target of a search text; null for one that shows results. */
export function redirectOfText(app: App, market: Market, text: string): string | null {
  return kept.get(app.db.identity)?.get(market)?.get(tunedText(text)) ?? null
}

/** Maximum number of moved pages to follow. */
const MAX_STEPS = 10

/**
 * The target of a search page, counted as a use; null for one that shows results. If a target page was since moved to a
 * text that redirects, it could loop: then the results are shown.
 *
 * @param movedTo The new path of a page; null when it has not moved.
 */
export async function takeSearchRedirect(
  app: App,
  market: Market,
  address: string,
  movedTo: (path: string) => Promise<string | null>,
): Promise<string | null> {
  const text = searchedText(address)
  const to = text === null ? null : redirectOfText(app, market, text)
  if (text === null || to === null) return null
  let last = to
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = await movedTo(last.split(/[?#]/)[0] ?? '')
    if (next === null) break
    last = next
  }
  const again = searchedText(last)
  if (last !== to && again !== null && redirectOfText(app, market, again) !== null) return null
  // searching works whether or not the use could be counted
  countRedirectUse(app.db, market, text, app.now()).catch(error =>
    app.log.warn({ err: error }, 'the use of a redirect of the search was not counted'),
  )
  return to
}

const present = ({ updatedAt, usedAt, ...row }: RedirectRow): SearchRedirect => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})

export async function searchRedirects(
  app: App,
  {
    market,
    text = '',
    after = '',
    limit,
  }: { market: Market; text?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ redirects: SearchRedirect[]; next: string | null }> {
  const rows = await listRedirects(app.db, market, { after: tunedText(after), part: tunedText(text), limit: limit + 1 })
  const page = rows.slice(0, limit)
  return { redirects: page.map(present), next: rows.length > limit ? (page.at(-1)?.text ?? null) : null }
}

interface BinnedRedirect {
  text: string
  to: string
}

/** Where the texts of a market lead. */
async function textsOf(tx: Tx, market: Market): Promise<Map<string, string>> {
  const all = await listAllRedirects(tx)
  return new Map(all.filter(one => one.market === market).map(one => [one.text, one.to]))
}

/** A redirect that comes back from the bin, unless its text leads elsewhere by now or it would go in circles. */
export const redirectsBin = binKind<BinnedRedirect>({
  kind: 'search-redirect',
  async restore({ tx, actor }, { recordId, market, contents: { text, to } }) {
    if (!market) throw new Error('A redirect belongs to a market')
    await queueSearchRedirects(tx, market)
    const texts = await textsOf(tx, market)
    if (texts.has(text)) throw appError('bin.taken')
    if (texts.size >= MAX_REDIRECTS) throw appError('bin.full')
    if (goesInCircles(text, to, { texts, paths: await listMovedPaths(tx, market) }))
      throw appError('content.redirect-loop')
    await saveRedirect(tx, { market, text, to, who: actor.staffId })
    return recordId
  },
})

interface Input {
  market: Market
  text: string
  to: string | null
  version: number
}

/**
 * Returns null when the text has no redirect any longer.
 * @throws search.changed-meanwhile, content.redirect-loop, content.too-many
 */
export async function saveSearchRedirect(app: App, actor: Staff, input: Input): Promise<SearchRedirect | null> {
  const { market, version } = input
  const text = tunedText(input.text)
  const to = input.to === null ? null : redirectPath(input.to)
  return app.db.transaction(async tx => {
    await queueSearchRedirects(tx, market)
    const row = await findRedirect(tx, market, text)
    if (to === null && !row) return null
    if ((row?.version ?? 0) !== version) throw appError('search.changed-meanwhile', { current: row && present(row) })
    const record = { recordKind: 'search-redirect', recordId: `${market} ${text}` } as const
    const before = row && { to: row.to }
    if (to === null) {
      await deleteRedirect(tx, market, text)
      const contents: BinnedRedirect = { text, to: row?.to ?? '' }
      await putInBin(tx, actor, { kind: 'search-redirect', recordId: record.recordId, market, name: text, contents })
      describeChange({ ...record, before })
      return null
    }
    const texts = await textsOf(tx, market)
    if (!row && texts.size >= MAX_REDIRECTS) throw appError('content.too-many')
    if (goesInCircles(text, to, { texts, paths: await listMovedPaths(tx, market) }))
      throw appError('content.redirect-loop')
    const saved = await saveRedirect(tx, { market, text, to, who: actor.staffId })
    describeChange({ ...record, before, after: { to } })
    return present(saved)
  })
}
