// The first results of a text, currently and with a change.

import type { SearchPreview } from '../../../contract/search/tuning-api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import type { SearchRequest } from '../../../search/port.ts'
import { cardsByMsn } from '../../catalog/service.ts'
import { guestActor, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { indexReady } from '../commands/indexing.ts'
import { checkedLine } from '../commands/synonyms.ts'
import { tuningOf } from '../commands/tunings.ts'
import { listSynonymRows } from '../repository/synonyms.ts'
import { activeLines } from '../rules/synonyms.ts'

const SHOWN = 20

interface Question {
  market: Market
  language: Language
  text: string
  pinned?: string[] | undefined
  buried?: string[] | undefined
  synonyms?: string | undefined
  explain?: boolean | undefined
}

/** @throws request.invalid for synonyms without effect */
export async function previewSearch(app: App, staff: Staff, question: Question): Promise<SearchPreview> {
  const { market, language, text } = question
  await indexReady(app)
  const actor = guestActor(app, { market, language, requestId: staff.requestId })
  const saved = tuningOf(app, market, text)
  const base: SearchRequest = { market, language, q: text, sort: 'popularity', page: 0, size: SHOWN, facets: [] }
  const synonyms = question.synonyms === undefined ? null : checkedLine(question.synonyms)
  const changed = {
    pinned: question.pinned ?? saved.pinned ?? [],
    buried: question.buried ?? saved.buried ?? [],
    ...(synonyms === null ? {} : { synonyms: [...activeLines(await listSynonymRows(app.db)), synonyms].join('\n') }),
  }
  const results = [
    await app.ports.search.search({ ...base, ...saved }),
    await app.ports.search.search({ ...base, ...changed, explain: question.explain === true }),
  ]
  const cards = await cardsByMsn(app, actor, [...new Set(results.flatMap(({ msns }) => msns))])
  const byMsn = new Map(cards.map(card => [card.msn, card]))
  const [before, after] = results.map(({ msns, totalCount, explanations }) => ({
    totalCount,
    products: msns.flatMap((msn, at) => {
      const card = byMsn.get(msn)
      const { productName, brandName, availability } = card ?? {}
      return productName && brandName && availability
        ? [{ msn, productName, brandName, availability, why: explanations?.[at] ?? null }]
        : []
    }),
  }))
  if (!before || !after) throw new Error('Both searches have a result')
  return { before, after }
}
