// What shoppers searched for in recent days, for staff.

import type { SearchView } from '../../../contract/search/counts.rules.ts'
import type { CountedText } from '../../../contract/search/counts-api.ts'
import { dayAfter } from '../../../contract/shared/days.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { listCounts } from '../repository/search-counts.ts'

interface Wanted {
  market: Market
  days: number
  view: SearchView
  /** `next` of the previous page. */
  after?: string | undefined
  limit: number
}

/** A page of the texts of the days up to today. */
export async function searchedTexts(
  app: App,
  { market, days, view, after, limit }: Wanted,
): Promise<{ texts: CountedText[]; next: string | null }> {
  const [count = '', ...words] = after?.split(' ') ?? []
  const rows = await listCounts(app.db, market, {
    view,
    from: dayAfter(dayIn(market, app.now()), 1 - days),
    after: after === undefined ? null : { count: Number(count), text: words.join(' ') },
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    texts: page.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() })),
    next: last && rows.length > limit ? `${view === 'all' ? last.searches : last.empty} ${last.text}` : null,
  }
}
