// Store data needed to review cells: brands and categories by name, warehouses, tax rates.

import { readPictures } from '../../../contract/products/pictures.rules.ts'
import type { CellChanges } from '../../../contract/products/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import { type Category, referenceData, taxRatesOf } from '../../catalog/service.ts'
import { knownPictures } from '../../media/service.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { settingOf } from '../../platform/limits.ts'
import { brandsNamed, listWarehouses } from '../repository/choices.ts'
import type { ReviewContext } from '../rules/review.ts'

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
const foldPath = (text: string) => text.split('>').map(fold).join('>')

/** `Tools > Drills` in a language. */
export const categoryPath = (category: Category, language: 'en' | 'hi'): string =>
  category.path.map(({ name }) => name[language]).join(' > ')

/** Category codes by code, path or a name that is unique in the market. */
function categoryFinder(categories: Iterable<Category>, market: Market): (typed: string) => string | null {
  const byText = new Map<string, string | null>()
  const note = (text: string, code: string) => byText.set(text, byText.has(text) ? null : code)
  for (const category of categories) {
    if (category.market !== market) continue
    byText.set(category.code, category.code)
    for (const text of new Set((['en', 'hi'] as const).map(language => fold(category.name[language]))))
      if (category.path.length > 1) note(text, category.code)
    for (const text of new Set((['en', 'hi'] as const).map(language => foldPath(categoryPath(category, language)))))
      byText.set(text, category.code)
  }
  return typed => byText.get(foldPath(typed)) ?? null
}

/** The context of a review in a market, as far as needed. */
export async function reviewContext(
  app: App,
  db: Db,
  market: Market,
  rows: CellChanges['rows'],
  permissions: readonly Permission[],
): Promise<ReviewContext> {
  const typed = rows.flatMap(({ cells }) => cells.brand?.now.normalize('NFC').trim().slice(0, 300) ?? [])
  const brands = await brandsNamed(db, typed)
  const { categories, attributes } = await referenceData(app)
  const hashes = rows.flatMap(({ cells }) => readPictures(cells.images?.now ?? '')?.map(({ hash }) => hash) ?? [])
  const wantsCategory = rows.some(({ cells }) => cells.category)
  return {
    permissions,
    brand: text => brands.get(text) ?? null,
    category: wantsCategory ? categoryFinder(categories.values(), market) : () => null,
    warehouses: new Set((await listWarehouses(db, market)).map(({ value }) => value)),
    attribute: key => attributes.get(key)?.kind ?? null,
    pictures: await knownPictures(db, hashes),
    taxRate: await taxRatesOf(app, market),
    floorBp: settingOf(market, 'prices.list-floor'),
  }
}
