// Options for a cell or a filter: brands, categories, sellers, warehouses, by part of the name.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { referenceData } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { type Choice, findBrands, findSellers, listWarehouses } from '../repository/choices.ts'
import { categoryPath } from './context.ts'

const MOST = 20

async function categoryChoices(app: App, market: Market, text: string, language: Language): Promise<Choice[]> {
  const { categories } = await referenceData(app)
  const wanted = text.toLowerCase()
  const found: Choice[] = []
  for (const category of categories.values()) {
    if (category.market !== market) continue
    const path = categoryPath(category, language)
    if (path.toLowerCase().includes(wanted) || category.code === wanted)
      found.push({ value: category.code, label: path })
    if (found.length === MOST) break
  }
  return found
}

export function productChoices(
  app: App,
  {
    market,
    kind,
    text = '',
  }: { market: Market; kind: 'brand' | 'category' | 'seller' | 'warehouse'; text?: string | undefined },
  language: Language,
): Promise<Choice[]> {
  if (kind === 'brand') return findBrands(app.db, text)
  if (kind === 'seller') return findSellers(app.db, market, text)
  if (kind === 'warehouse') return listWarehouses(app.db, market)
  return categoryChoices(app, market, text, language)
}
