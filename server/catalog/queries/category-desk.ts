// Categories and brands for the console: the tree one level at a time, a category with its attributes.

import type { CategoryNodeRow, EditedBrand, EditedCategory } from '../../../contract/catalog/categories-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { originOf } from '../../platform/hosts.ts'
import { type BrandRecord, findAttributes, findBrand, listAttributes, listBrands } from '../repository/brand-desk.ts'
import { listCategoryAttributes } from '../repository/category-attributes.ts'
import { findCategory, findCategoryPath, listChildren, listNamed } from '../repository/category-tree.ts'
import { categoryLink, imageLink } from '../rules.ts'

const PAGE = 200
const BRANDS = 100

interface NodeQuery {
  market: Market
  parent?: string | undefined
  text?: string | undefined
  after: number
}

export async function categoryNodes(
  db: Db,
  { market, parent, text, after }: NodeQuery,
): Promise<{ categories: CategoryNodeRow[]; next: number | null }> {
  const rows = text
    ? await listNamed(db, market, text, after, PAGE + 1)
    : await listChildren(db, market, parent ?? null, after, PAGE + 1)
  return { categories: rows.slice(0, PAGE), next: rows.length > PAGE ? after + PAGE : null }
}

/** @throws catalog.category-unknown */
export async function editedCategory(app: App, code: string): Promise<EditedCategory> {
  const row = await findCategory(app.db, code)
  if (!row) throw appError('catalog.category-unknown')
  const asked = await listCategoryAttributes(app.db, row.taxonomyCode.split('/'))
  const known = new Map(
    (
      await findAttributes(
        app.db,
        asked.map(({ key }) => key),
      )
    ).map(one => [one.key, one]),
  )
  const attributeOf = (key: string) =>
    known.get(key) ?? { key, nameEn: key, nameHi: key, kind: 'text' as const, unit: '', facet: false }
  const { market, version, slug, nameEn, nameHi, introEn, introHi, position, active, level } = row
  return {
    ...{ categoryCode: code, market, version, slug, nameEn, nameHi, introEn, introHi, position, active, level },
    path: await findCategoryPath(app.db, code),
    link: originOf(app.config, market) + categoryLink(slug, code),
    attributes: asked
      .filter(one => one.categoryCode === code)
      .map(({ key, required, choices }) => ({ ...attributeOf(key), required, choices })),
    inherited: asked
      .filter(one => one.categoryCode !== code)
      .map(({ key, categoryCode }) => ({ ...attributeOf(key), from: categoryCode })),
  }
}

const presentBrand = (row: BrandRecord): EditedBrand => ({ ...row, logo: imageLink(row.logo) })

export async function brandDesk(
  db: Db,
  { text, after = '' }: { text?: string | undefined; after?: string | undefined },
): Promise<{ brands: EditedBrand[]; next: string | null }> {
  const rows = await listBrands(db, text, after, BRANDS + 1)
  const page = rows.slice(0, BRANDS)
  return { brands: page.map(presentBrand), next: rows.length > BRANDS ? (page.at(-1)?.brandSlug ?? null) : null }
}

/** @throws catalog.brand-unknown */
export async function editedBrand(db: Db, slug: string): Promise<EditedBrand> {
  const row = await findBrand(db, slug)
  if (!row) throw appError('catalog.brand-unknown')
  return presentBrand(row)
}

export const attributeDesk = (db: Db, text: string | undefined) => listAttributes(db, text)
