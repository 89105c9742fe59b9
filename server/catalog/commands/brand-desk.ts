// Creates and changes brands and attributes.

import type { CallInput } from '../../../contract/api.ts'
import type { AttributeRow, EditedBrand } from '../../../contract/catalog/categories-api.ts'
import { lockPictures } from '../../media/service.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { mustWrite } from '../../platform/record-version.ts'
import { editedBrand } from '../queries/category-desk.ts'
import {
  brandNameTaken,
  brandSells,
  findAttributes,
  findBrand,
  holdAttribute,
  insertBrand,
  lockBrand,
  saveAttributeRow,
  updateBrand,
} from '../repository/brand-desk.ts'

type BrandInput = CallInput<'POST /api/admin/brands/{brandSlug}'>['body']

/**
 * Creates a brand when the version is 0, and changes it when the version is current.
 * @throws media.unknown, catalog.brand-unknown, catalog.brand-taken, catalog.brand-sold, catalog.changed-meanwhile
 */
export async function saveBrand(app: App, brandSlug: string, { version, ...input }: BrandInput): Promise<EditedBrand> {
  await app.db.transaction(async tx => {
    if (input.logo !== null && !(await lockPictures(tx, [input.logo])).has(input.logo)) throw appError('media.unknown')
    await lockBrand(tx, brandSlug)
    const before = await findBrand(tx, brandSlug)
    if (version > 0 && !before) throw appError('catalog.brand-unknown')
    if (version === 0 && before) throw appError('catalog.brand-taken')
    if (before && before.version !== version) throw appError('catalog.changed-meanwhile')
    if (await brandNameTaken(tx, brandSlug, input.name)) throw appError('catalog.brand-taken')
    if (before?.active && !input.active && (await brandSells(tx, brandSlug))) throw appError('catalog.brand-sold')
    const after = { ...input, brandSlug }
    if (before) await updateBrand(tx, after)
    else if (!(await insertBrand(tx, after))) throw appError('catalog.brand-taken')
    describeChange({ recordKind: 'brand', recordId: brandSlug, before, after })
  })
  return editedBrand(app.db, brandSlug)
}

/**
 * Adds an attribute or changes it; the same values again change nothing.
 * @throws catalog.attribute-kind when it already exists with another kind, settings.changed-meanwhile
 */
export async function saveAttribute(app: App, { version, ...row }: AttributeRow): Promise<AttributeRow> {
  return app.db.transaction(async tx => {
    await holdAttribute(tx, row.key)
    const [before] = await findAttributes(tx, [row.key])
    if (before && before.kind !== row.kind) throw appError('catalog.attribute-kind')
    if (!mustWrite(before, row, version) && before) return before
    const after = { ...row, version: await saveAttributeRow(tx, row) }
    describeChange({ before: before ?? null, after })
    return after
  })
}
