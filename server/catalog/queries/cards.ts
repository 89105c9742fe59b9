// Product cards by MSN, and what a card needs besides its row.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { type CardContext, cardOf } from '../presenter.ts'
import { type CardRow, listCards } from '../repository/cards.ts'
import { dayIn } from '../rules.ts'
import { referenceData } from './reference-data.ts'

/** What cards need besides their rows. */
export async function cardContext(app: App, actor: Pick<Actor, 'market' | 'language'>): Promise<CardContext> {
  const { attributes, taxes } = await referenceData(app)
  return { language: actor.language, attributes, taxes, day: dayIn(actor.market, app.now()) }
}

export type Shopper = Pick<Actor, 'market' | 'language'>

// the tax rate of a card depends on the day
const keyOf = (app: App, { market, language }: Shopper, msn: string) =>
  `card:${market}:${language}:${dayIn(market, app.now())}:${msn}`

/**
 * Cards by MSN in the requested order; those not in memory are read in one statement. Unknown products are left out.
 */
export async function cardsByMsn(app: App, actor: Shopper, msns: readonly string[]): Promise<ProductCard[]> {
  const cards = await app.cache.getMany<ProductCard>([...new Set(msns)], {
    key: msn => keyOf(app, actor, msn),
    tags: msn => [`product:${msn}`],
    async load(missing) {
      const [rows, context] = await Promise.all([listCards(app.db, missing, actor.market), cardContext(app, actor)])
      return new Map(rows.map(row => [row.msn, cardOf(row, context)]))
    },
  })
  return msns.flatMap(msn => cards.get(msn) ?? [])
}

/** Cards in memory, and the MSNs of those whose rows another statement has to read. */
export function cardsInMemory(
  app: App,
  actor: Shopper,
  msns: readonly string[],
): { missing: string[]; complete(rows: readonly CardRow[]): Promise<ProductCard[]> } {
  const { moment } = app.cache
  const keys = new Map(msns.map(msn => [msn, keyOf(app, actor, msn)]))
  const cards = new Map<string, ProductCard>()
  for (const [msn, key] of keys) {
    const known = app.cache.peek<ProductCard>(key)
    if (known) cards.set(msn, known)
  }
  return {
    missing: [...keys.keys()].filter(msn => !cards.has(msn)),
    async complete(rows) {
      const context = await cardContext(app, actor)
      for (const row of rows) {
        const card = cardOf(row, context)
        cards.set(row.msn, card)
        app.cache.put(keyOf(app, actor, row.msn), [`product:${row.msn}`], card, moment)
      }
      return msns.flatMap(msn => cards.get(msn) ?? [])
    },
  }
}
