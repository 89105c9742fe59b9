// Merges a row into an existing product: what is new, changed or invalid, with the values before and after.

import { missingNames, missingOf } from '../../../contract/catalog/declarations.rules.ts'
import type { ImportMapping } from '../../../contract/imports/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { divideRound } from '../../../contract/shared/money.ts'
import type { BulkProduct } from '../../catalog/service.ts'
import { blankProduct, DEFAULT_GRAMS, UNITS_HI } from './blank.ts'
import { mergeDeclarations } from './declarations.ts'
import type { Draft } from './draft.ts'
import { amountText } from './numbers.ts'
import type { Plan } from './plan.ts'
import type { Problem, ProblemCode } from './problems.ts'
import { PROBLEMS, slugOf } from './problems.ts'
import { difference, isOfferField, mergeSpecs, offerValuesOf, sameValue, type Values, valuesOf } from './values.ts'

export interface MergeContext {
  plan: Plan
  mapping: ImportMapping
  market: Market
  /** Seller of new products; empty if the market has none. */
  seller: string
  taxRate(hsn: string, unitMinor: number): number | null
  /** Warehouses in whose State the seller has no registration. */
  unregistered: ReadonlySet<string>
}

/** `offered`: a new offer for a product that another seller offered first. */
export type MergeKind = 'created' | 'offered' | 'updated' | 'same' | 'rejected'

export interface Merged {
  kind: MergeKind
  next: BulkProduct
  before: Values
  after: Values
  problems: Problem[]
}

const JUMP = 5

/** Fields that a draft carries under the name that the product has. */
const PLAIN = [
  'nameEn',
  'descriptionEn',
  'descriptionHi',
  'featuresEn',
  'featuresHi',
  'hsn',
  'packSize',
  'minQuantity',
  'quantityMultiple',
  'weightGrams',
  'origin',
  'warrantyMonths',
  'availability',
  'tags',
  'groupKey',
  'variantBy',
  'active',
  'images',
] as const

/** One row, merged. */
class Merge {
  readonly problems: Problem[] = []
  readonly next: BulkProduct
  readonly #draft: Draft
  readonly #current: BulkProduct | null
  readonly #context: MergeContext
  /** Another seller offered the product first, so this row only sets the terms of its own seller's offer. */
  readonly #offerOnly: boolean
  /** There is no offer of this seller yet. */
  readonly #firstOffer: boolean
  rejected = false

  constructor(draft: Draft, current: BulkProduct | null, context: MergeContext) {
    this.#draft = draft
    this.#current = current
    this.#context = context
    this.#offerOnly = isOfferOnly(current)
    this.#firstOffer = current === null || current.offerId === null
    this.next = current ? structuredClone(current) : blankProduct(context, draft)
  }

  #report(code: ProblemCode, column: string, value: unknown = '', detail?: string): void {
    this.problems.push({ row: this.#draft.row, column, code, value: String(value), ...(detail ? { detail } : {}) })
    if (PROBLEMS[code][0] === 'error') this.rejected = true
  }

  run(): void {
    if (this.#draft.brandSlug === null && !this.#current) {
      this.#report('brand.missing', 'brand')
      return
    }
    this.#words()
    if (this.#current) this.#next('categoryCode', this.#draft.categoryCode)
    else this.#placeNew()
    for (const field of PLAIN) this.#next(field, this.#draft[field])
    if (!this.#current) this.#defaults()
    const { declarations } = this.#context.mapping.defaults
    this.#next('declarations', mergeDeclarations(this.next.declarations, this.#draft.declarations, declarations))
    this.next.specs = mergeSpecs(this.next.specs, this.#draft.specs)
    if (this.#offerOnly) this.#keepContent()
    this.#stock()
    if (this.#firstOffer) this.#firstAvailability()
    this.#price()
    this.#sayOff()
    this.#sayUndeclared()
  }

  /** The first seller describes the product: other descriptions in the row are reported and ignored. */
  #keepContent(): void {
    const current = this.#current
    if (!current) return
    const { after } = difference(current, this.next)
    const productFields = Object.keys(after).filter(name => !isOfferField(name))
    Object.assign(this.next, Object.fromEntries(productFields.map(name => [name, current[name as keyof BulkProduct]])))
    if (this.#draft.urls.length > 0 && !productFields.includes('images')) productFields.push('images')
    if (productFields.length > 0)
      this.#report('content.other-seller', 'partNumber', this.#draft.partNumber, productFields.join(', '))
  }

  /** A new product of India that lacks a declaration comes in, and cannot be sold. */
  #sayUndeclared(): void {
    if (this.#current || this.rejected) return
    const missing = missingOf(this.next.market, this.next)
    if (missing.length > 0) {
      this.#report('declarations.missing', 'partNumber', this.#draft.partNumber, missingNames(missing, 'en').join(', '))
    }
  }

  #sayOff(): void {
    const current = this.#current
    if (!current) return
    const { active } = this.#draft
    // the offer is created, but a product that was switched off stays off until its first seller offers it again
    if (this.#offerOnly && !current.listed && !current.unoffered) this.#report('product.off-by-seller', 'active')
    else if (!current.active && active === undefined && !this.next.active) this.#report('product.off', 'active')
  }

  #next<F extends keyof BulkProduct>(field: F, value: BulkProduct[F] | undefined): void {
    if (value !== undefined && !sameValue(this.next[field], value)) this.next[field] = value
  }

  #words(): void {
    const { nameEn, nameHi, sellUnitEn, sellUnitHi } = this.#draft
    const { next } = this
    const borrowed = next.nameHi === next.nameEn
    if (nameHi !== undefined) this.#next('nameHi', nameHi)
    else if (nameEn !== undefined && borrowed) this.#next('nameHi', nameEn)
    if (sellUnitEn !== undefined && !sameValue(next.sellUnitEn, sellUnitEn)) {
      next.sellUnitEn = sellUnitEn
      next.sellUnitHi = sellUnitHi ?? UNITS_HI[sellUnitEn.toLowerCase()] ?? sellUnitEn
    } else if (sellUnitHi !== undefined) this.#next('sellUnitHi', sellUnitHi)
    if (this.#current) return
    if (nameEn === undefined) this.#report('name.missing', 'name')
    if (nameHi === undefined) this.#report('hindi.missing', 'nameHi', nameEn ?? '')
    next.slug = slugOf(nameEn ?? '') || 'product'
  }

  #placeNew(): void {
    const { categoryCode, newCategoryCode, unplaced, nameEn } = this.#draft
    this.next.categoryCode = categoryCode ?? newCategoryCode ?? ''
    if (unplaced) this.#report('category.unplaced', 'category', nameEn ?? '')
  }

  /** Required fields of a new product that are missing in its row. */
  #defaults(): void {
    const { next } = this
    const { plan, mapping } = this.#context
    const { hsn, ruleHsn, weightGrams, origin } = this.#draft
    if (hsn === undefined) {
      const usual = ruleHsn ?? plan.usualHsn[next.categoryCode] ?? mapping.defaults.hsn
      next.hsn = usual ?? ''
      this.#report(usual ? 'hsn.default' : 'hsn.missing', 'hsn', '', usual)
    }
    if (weightGrams === undefined) {
      next.weightGrams = mapping.defaults.weightGrams ?? DEFAULT_GRAMS
      if (mapping.defaults.weightGrams === undefined) this.#report('weight.default', 'weight')
    }
    if (origin === undefined) {
      next.origin = mapping.defaults.origin ?? ''
      if (next.origin === '') this.#report('origin.missing', 'origin')
    }
  }

  #firstAvailability(): void {
    if (this.#draft.availability !== undefined) return
    const given = Object.keys(this.#given()).length > 0
    const field = given ? 'stock' : this.#context.mapping.defaults.availability
    this.next.availability = field ?? 'on-request'
    if (!given) this.#report('stock.none', 'stock')
  }

  /** Stock of the row; otherwise that of the mapping, for a product without stock anywhere. */
  #given(): Readonly<Record<string, number>> {
    const { mapping, plan } = this.#context
    const units = mapping.defaults.stock
    const warehouse = mapping.warehouse ?? plan.warehouses[0]
    const has = Object.keys(this.#draft.stock).length > 0 || Object.keys(this.next.stock).length > 0
    return units === undefined || warehouse === undefined || has ? this.#draft.stock : { [warehouse]: units }
  }

  #stock(): void {
    const given = this.#given()
    for (const [warehouse, onHand] of Object.entries(given)) {
      const there = this.next.stock[warehouse]
      const reserved = there?.reserved ?? 0
      if (onHand < reserved) this.#report('stock.below-reserved', `stock ${warehouse}`, onHand, `${reserved} reserved`)
      if (onHand > 0 && this.#context.unregistered.has(warehouse))
        this.#report('stock.no-registration', `stock ${warehouse}`, onHand, warehouse)
      if (there || onHand > 0) this.next.stock[warehouse] = { onHand: Math.max(onHand, reserved), reserved }
    }
    const availability = this.#draft.availability ?? this.#context.mapping.defaults.availability
    const units = Object.values(given).some(onHand => onHand > 0)
    if (!this.#firstOffer && units && availability === undefined) this.next.availability = 'stock'
  }

  /** An amount of the file with the tax that belongs to it. */
  #gross(amount: number | undefined): number | undefined {
    if (amount === undefined || this.#context.mapping.prices.taxIncluded !== false) return amount
    const rate = this.#context.taxRate(this.next.hsn, amount) ?? 0
    return divideRound(BigInt(amount) * BigInt(10_000 + rate), 10_000)
  }

  #price(): void {
    const { next } = this
    const current = this.#firstOffer ? null : this.#current
    const mrp = this.#gross(this.#draft.mrpMinor)
    const price = this.#gross(this.#draft.priceMinor) ?? (current ? undefined : mrp)
    this.#checkTax(price ?? next.priceMinor)
    if (!current && price === undefined) {
      this.#report('price.missing', 'price')
      return
    }
    if (price !== undefined) next.priceMinor = price
    if (mrp !== undefined) {
      next.mrpMinor = mrp
      next.mrpDeclared = true
    } else if (!current || (isAssumed(current) && price !== undefined)) {
      next.mrpMinor = next.priceMinor
      next.mrpDeclared = false
      if (!current) this.#report('mrp.assumed', 'mrp')
    }
    if (next.priceMinor > next.mrpMinor) {
      const shown = `price ${amountText(next.priceMinor)}, MRP ${amountText(next.mrpMinor)}`
      this.#report('price.above-mrp', 'price', amountText(next.priceMinor), shown)
      return
    }
    const times = current ? Math.max(next.priceMinor / current.priceMinor, current.priceMinor / next.priceMinor) : 1
    if (current && times > JUMP) {
      const shown = `from ${amountText(current.priceMinor)} to ${amountText(next.priceMinor)}`
      const code = this.#context.mapping.acceptJumps ? 'price.jump-accepted' : 'price.jump'
      this.#report(code, 'price', amountText(next.priceMinor), shown)
    }
    const breaks = this.#draft.breaks?.map(step => ({ ...step, priceMinor: this.#gross(step.priceMinor) ?? 0 }))
    const wanted = breaks ?? next.breaks
    const below = wanted.filter(step => step.priceMinor < next.priceMinor)
    if (below.length < wanted.length && (breaks || price !== undefined)) this.#report('breaks.dropped', 'breaks')
    if (breaks || below.length < wanted.length) this.#next('breaks', below)
  }

  #checkTax(unitMinor: number): void {
    const { taxRateBp } = this.#draft
    if (taxRateBp === undefined) return
    const charged = this.#context.taxRate(this.next.hsn, unitMinor)
    if (charged !== null && charged !== taxRateBp) {
      this.#report('tax.differs', 'taxRate', `${taxRateBp / 100}%`, `the store charges ${charged / 100}%`)
    }
  }
}

/** Whether the MRP of an offer is its price, because no file gave one. */
const isAssumed = (offer: BulkProduct) => !offer.mrpDeclared && offer.mrpMinor === offer.priceMinor

/** Whether a row of this seller only sets the terms of its offer. */
export function isOfferOnly(current: BulkProduct | null): boolean {
  return current !== null && current.sellerCode !== current.contentSeller
}

/**
 * Merges a row into the product identified by its key; null creates a new one. `hasErrors` says that parsing it
 * failed.
 */
export function mergeRow(draft: Draft, current: BulkProduct | null, context: MergeContext, hasErrors: boolean): Merged {
  const merge = new Merge(draft, current, context)
  if (!hasErrors) merge.run()
  const { next, problems } = merge
  if (hasErrors || merge.rejected) return { kind: 'rejected', next, before: {}, after: {}, problems }
  if (!current) return { kind: 'created', next, before: { active: false }, after: valuesOf(next), problems }
  if (current.offerId === null) {
    return { kind: 'offered', next, before: { active: false }, after: offerValuesOf(next), problems }
  }
  const { before, after } = difference(current, next)
  return { kind: Object.keys(after).length > 0 ? 'updated' : 'same', next, before, after, problems }
}
