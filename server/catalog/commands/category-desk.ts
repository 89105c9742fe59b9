// Creates, renames, moves and deactivates categories, and sets the attributes that their products need.

import type { CallInput } from '../../../contract/api.ts'
import { type EditedCategory, MAX_LEVEL } from '../../../contract/catalog/categories-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { editedCategory } from '../queries/category-desk.ts'
import { findAttributes } from '../repository/brand-desk.ts'
import { listCategoryAttributes, replaceCategoryAttributes } from '../repository/category-attributes.ts'
import {
  type CategoryRecord,
  categorySells,
  deepestLevel,
  lockCategory,
  lockTree,
  moveSubtree,
  nameTaken,
  touchCategory,
  updateCategory,
} from '../repository/category-tree.ts'
import { createCategories } from './bulk-products.ts'

/** @throws catalog.category-unknown, catalog.changed-meanwhile */
async function lockVersion(tx: Tx, code: string, version: number): Promise<CategoryRecord> {
  const row = await lockCategory(tx, code)
  if (!row) throw appError('catalog.category-unknown')
  if (row.version !== version) throw appError('catalog.changed-meanwhile')
  return row
}

/** @throws catalog.category-unknown */
async function lockParent(tx: Tx, market: Market, code: string | null): Promise<CategoryRecord | null> {
  if (code === null) return null
  const parent = await lockCategory(tx, code)
  if (parent?.market !== market) throw appError('catalog.category-unknown')
  return parent
}

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'category'

/** @throws catalog.category-unknown, catalog.category-taken, catalog.category-deep */
export async function createCategory(
  app: App,
  { market, parent, nameEn, nameHi }: CallInput<'POST /api/admin/categories'>['body'],
): Promise<EditedCategory> {
  const code = await app.db.transaction(async tx => {
    await lockTree(tx)
    const above = await lockParent(tx, market, parent)
    if (above && above.level >= MAX_LEVEL) throw appError('catalog.category-deep')
    const names = { nameEn, nameHi, slug: above ? `${above.slug}/${slugOf(nameEn)}` : slugOf(nameEn) }
    if (await nameTaken(tx, { market, parentCode: parent, code: '', nameEn, nameHi }))
      throw appError('catalog.category-taken')
    const [made = ''] = await createCategories(tx, market, [{ ...names, above }])
    describeChange({ recordKind: 'category', recordId: made, after: { nameEn, nameHi, parent } })
    return made
  })
  return editedCategory(app, code)
}

/** @throws catalog.category-unknown, catalog.category-taken, catalog.category-sold, catalog.changed-meanwhile */
export async function changeCategory(
  app: App,
  code: string,
  { version, ...change }: CallInput<'POST /api/admin/categories/{categoryCode}'>['body'],
): Promise<EditedCategory> {
  await app.db.transaction(async tx => {
    await lockTree(tx)
    const before = await lockVersion(tx, code, version)
    const after = { ...before, ...change }
    if (await nameTaken(tx, after)) throw appError('catalog.category-taken')
    if (before.active && !after.active && (await categorySells(tx, before))) throw appError('catalog.category-sold')
    await updateCategory(tx, after)
    describeChange({ before, after })
  })
  return editedCategory(app, code)
}

/** @throws catalog.category-unknown, catalog.category-taken, catalog.category-deep, catalog.category-below, catalog.changed-meanwhile */
export async function moveCategory(
  app: App,
  code: string,
  { version, parent }: CallInput<'POST /api/admin/categories/{categoryCode}/move'>['body'],
): Promise<EditedCategory> {
  await app.db.transaction(async tx => {
    await lockTree(tx)
    const row = await lockVersion(tx, code, version)
    if (parent !== null && parent === row.parentCode) return
    const above = await lockParent(tx, row.market, parent)
    if (above && `${above.taxonomyCode}/`.startsWith(`${row.taxonomyCode}/`)) throw appError('catalog.category-below')
    const by = (above ? above.level + 1 : 1) - row.level
    if ((await deepestLevel(tx, row)) + by > MAX_LEVEL) throw appError('catalog.category-deep')
    if (await nameTaken(tx, { ...row, parentCode: parent })) throw appError('catalog.category-taken')
    await moveSubtree(tx, row, above)
    describeChange({ before: { parent: row.parentCode }, after: { parent } })
  })
  return editedCategory(app, code)
}

/** @throws catalog.category-unknown, catalog.attribute-unknown, catalog.changed-meanwhile */
export async function setCategoryAttributes(
  app: App,
  code: string,
  { version, attributes }: CallInput<'POST /api/admin/categories/{categoryCode}/attributes'>['body'],
): Promise<EditedCategory> {
  const keys = new Set(attributes.map(({ key }) => key))
  await app.db.transaction(async tx => {
    await lockVersion(tx, code, version)
    const known = await findAttributes(tx, [...keys])
    if (known.length < attributes.length) throw appError('catalog.attribute-unknown')
    const before = await listCategoryAttributes(tx, [code])
    const after = attributes.map(({ choices, ...one }) => ({
      ...one,
      choices: choices.map(({ en, hi = '' }) => ({ en, hi: hi || en })),
    }))
    await replaceCategoryAttributes(tx, code, after)
    await touchCategory(tx, code)
    describeChange({ before, after })
  })
  return editedCategory(app, code)
}
