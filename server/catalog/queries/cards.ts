// Product cards by MSN, and what a card needs beside its row.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { type CardContext, cardOf } from '../presenter.ts'
import { listCards } from '../repository/cards.ts'
import { dayIn } from '../rules.ts'
import { referenceData } from './reference-data.ts'

/** What cards need beside their rows. */
export async function cardContext(app: App, actor: Pick<Actor, 'market' | 'language'>): Promise<CardContext> {
  const { attributes, taxes } = await referenceData(app)
  return { language: actor.language, attributes, taxes, day: dayIn(actor.market, app.now()) }
}

/** Cards by MSN in the order asked, in one statement; unknown products are left out. */
export async function cardsByMsn(app: App, actor: Actor, msns: readonly string[]): Promise<ProductCard[]> {
  if (msns.length === 0) return []
  const rows = await listCards(app.db, [...new Set(msns)], actor.market)
  const context = await cardContext(app, actor)
  const cards = new Map(rows.map(row => [row.msn, cardOf(row, context)]))
  return msns.flatMap(msn => cards.get(msn) ?? [])
}
