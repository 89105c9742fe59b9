// Product comparison.

import type { Comparison } from '../../../contract/storefront/product-api.ts'
import { cardContext, cardOf, countryName, referenceData } from '../../catalog/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { listCompared } from '../repository/compare.ts'
import { compareFields, compareSpecs } from '../rules/compare.ts'

/** Products in the requested order with their specifications by row, in one statement; unknown ones are omitted. */
export async function compareProducts(app: App, actor: Actor, msns: readonly string[]): Promise<Comparison> {
  const found = msns.length === 0 ? [] : await listCompared(app.db, msns, actor.market)
  const byMsn = new Map(found.map(row => [row.msn, row]))
  const rows = msns.flatMap(msn => byMsn.get(msn) ?? [])
  if (rows.length === 0) return { products: [], fields: [], rows: [] }
  const context = await cardContext(app, actor)
  const { categories } = await referenceData(app)
  const products = rows.map(row => ({
    ...cardOf(row, context),
    ratingSummary: row.rating,
    partNumber: row.partNumber,
    warrantyMonths: row.warrantyMonths,
    returnDays: row.returnDays,
    exchangeOnly: row.exchangeOnly,
    originName: countryName(row.origin, actor.language),
    categoryName: categories.get(row.categoryCode)?.name[actor.language] ?? '',
  }))
  return { products, fields: compareFields(products), rows: compareSpecs(rows, context) }
}
