// The variants of a product for staff, the preview of new combinations, and products that may join.

import {
  COMBINATIONS_SHOWN,
  type FoundVariant,
  MAX_VARIANTS,
  type PlannedVariants,
  type ProductVariants,
  type VariantPlan,
} from '../../../contract/products/variants-api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { type BulkProduct, findWhole, referenceData } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { takenBy } from '../repository/choices.ts'
import { listMembers, listNamed, type MemberRow, termsOf } from '../repository/variants.ts'
import {
  type Attributes,
  combinations,
  combinationsOf,
  hasRoom,
  moveProblem,
  type PlannedVariant,
  planProblem,
  shownValues,
  sortMembers,
  takenValues,
  valuesKey,
  valuesTwice,
  versionOf,
} from '../rules/variants.ts'

export interface VariantGroup {
  source: BulkProduct
  axes: readonly string[]
  /** In the order of MSNs; empty when the product belongs to no group. */
  members: MemberRow[]
  version: string
}

/** A product with the others of its group. @throws catalog.product-unknown */
export async function groupOf(db: Db, msn: string): Promise<VariantGroup> {
  const source = await findWhole(db, msn, null)
  if (!source) throw appError('catalog.product-unknown')
  const { market, groupKey, variantBy: axes } = source
  // one more than the maximum, which an import may exceed
  const members = groupKey === null ? [] : await listMembers(db, market, axes, groupKey, MAX_VARIANTS + 1)
  return { source, axes, members, version: versionOf(groupKey, axes, members) }
}

const presentAxes = (axes: readonly string[], attributes: Attributes): ProductVariants['axes'] =>
  axes.map(key => {
    const { name, unit, kind } = attributes.get(key) ?? { name: { en: key, hi: key }, unit: '', kind: 'text' as const }
    return { key, nameEn: name.en, nameHi: name.hi, unit, kind }
  })

interface Asked {
  text?: string | undefined
  state?: 'active' | 'draft' | undefined
  from: number
  limit: number
}

/** @throws catalog.product-unknown */
export async function productVariants(
  app: App,
  msn: string,
  { text = '', state, from, limit }: Asked,
  language: Language,
): Promise<ProductVariants> {
  const { source, axes, members, version } = await groupOf(app.db, msn)
  const { attributes } = await referenceData(app)
  const wanted = text.toLowerCase()
  const found = sortMembers(members, axes)
    .map(member => ({ member, values: shownValues(member.specs, axes, attributes, language) }))
    .filter(
      ({ member: { listed, nameEn, nameHi, partNumber, ...member }, values }) =>
        (state === undefined || listed === (state === 'active')) &&
        [nameEn, nameHi, partNumber, member.msn, ...values].some(one => one.toLowerCase().includes(wanted)),
    )
  const page = found.slice(from, from + limit)
  const terms = await termsOf(
    app.db,
    page.map(({ member }) => member.msn),
  )
  const twice = valuesTwice(members, axes)
  return {
    ...{ grouped: source.groupKey !== null, version, axes: presentAxes(axes, attributes) },
    ...{ total: members.length, found: found.length },
    next: found.length > from + limit ? from + limit : null,
    variants: page.map(({ member: { msn: number, partNumber, nameEn, nameHi, listed, specs }, values }) => {
      const offer = terms.get(number)
      return {
        ...{ msn: number, partNumber, nameEn, nameHi, values, listed },
        ...{ price: offer?.priceMinor ?? null, free: offer?.free ?? 0, availability: offer?.availability ?? null },
        sellerCode: offer?.sellerCode ?? null,
        twice: twice.has(valuesKey(specs, axes) ?? ''),
      }
    }),
  }
}

/** @throws catalog.product-unknown */
export async function findVariants(
  app: App,
  msn: string,
  lines: readonly string[],
  language: Language,
): Promise<FoundVariant[]> {
  const group = await groupOf(app.db, msn)
  const { source, axes } = group
  const { attributes } = await referenceData(app)
  const numbers = [...new Set(lines.flatMap(line => [line, line.toUpperCase()]))]
  const named = await listNamed(app.db, source.market, axes, numbers)
  const taken = takenValues(group)
  return lines.map(line => {
    const fits = named.filter(one => one.msn === line.toUpperCase() || one.partNumber === line)
    const [product] = fits
    const nothing = { line, msn: '', partNumber: '', name: '', values: [] }
    if (!product || fits.length > 1) return { ...nothing, problem: product ? 'several' : 'unknown' }
    const problem = moveProblem(product, { msn, groupKey: source.groupKey, axes }, taken)
    // of two lines with the same values the first one may come
    if (problem === null) taken.add(valuesKey(product.specs, axes) ?? '')
    return {
      ...{ line, msn: product.msn, partNumber: product.partNumber, problem },
      name: (language === 'hi' && product.nameHi) || product.nameEn,
      values: shownValues(product.specs, axes, attributes, language),
    }
  })
}

/**
 * The combinations of a plan, with those whose part number exists in the brand.
 *
 * @throws product.no-axes, product.too-many-variants, request.invalid
 */
export async function combinationsFor(
  db: Db,
  { source, axes, members }: VariantGroup,
  plan: VariantPlan,
  attributes: Attributes,
  language: Language,
): Promise<PlannedVariant[]> {
  if (source.groupKey === null || axes.length === 0) throw appError('product.no-axes')
  const problem = planProblem(plan, axes, attributes)
  if (problem) throw appError('request.invalid', { problems: [problem] })
  if (combinationsOf(plan) > MAX_VARIANTS) throw appError('product.too-many-variants')
  const made = combinations(plan, { axes, members }, attributes, language)
  const fresh = made.filter(({ state }) => state === 'new')
  if (!hasRoom(members.length, fresh.length)) throw appError('product.too-many-variants')
  const taken = await takenBy(
    db,
    source.market,
    fresh.map(({ partNumber }) => ({ msn: partNumber, brandSlug: source.brandSlug, partNumber })),
  )
  return made.map(one =>
    one.state === 'new' && taken.has(one.partNumber) ? { ...one, state: 'part-number-taken' } : one,
  )
}

const ORDER = { 'part-number-taken': 0, 'too-long': 0, there: 1, new: 2 }

/** @throws catalog.product-unknown, product.no-axes, product.too-many-variants, request.invalid */
export async function planVariants(
  app: App,
  msn: string,
  plan: VariantPlan,
  language: Language,
): Promise<PlannedVariants> {
  const group = await groupOf(app.db, msn)
  const { attributes } = await referenceData(app)
  const all = await combinationsFor(app.db, group, plan, attributes, language)
  const count = (state: string) => all.filter(one => one.state === state).length
  const counts = { new: count('new'), there: count('there') }
  return {
    version: group.version,
    counts: { ...counts, problems: all.length - counts.new - counts.there },
    combinations: all
      .toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
      .slice(0, COMBINATIONS_SHOWN)
      .map(({ specs: _specs, nameHi: _nameHi, ...shown }) => shown),
  }
}
