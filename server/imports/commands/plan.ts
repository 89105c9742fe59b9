// The first reading of a file: learns its columns, types, brands, categories and facets before a single row is taken.

import type { ImportMapping } from '../../../contract/imports/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Assortment, readAssortment } from '../../catalog/service.ts'
import type { Db } from '../../platform/db.ts'
import { peek } from '../adapters/encoding.ts'
import { type FileFormat, rowsOf, UnreadableFile } from '../adapters/read-file.ts'
import { CategoryTree, categoryRules } from '../rules/category.ts'
import { chooseFacets, type FacetCandidate, type FacetStat, newStat, noteValue } from '../rules/facets.ts'
import { type AttributeKind, type Known, knownAttributes, type Target, targetOf } from '../rules/mapping.ts'
import {
  CategoryPlanner,
  FALLBACK,
  FALLBACK_HI,
  fieldText,
  foldName,
  type Plan,
  type PlannedAttribute,
  type Sorted,
  sortCells,
} from '../rules/plan.ts'
import type { Cell, FileRow } from '../rules/problems.ts'
import { oneLine, slugOf } from '../rules/problems.ts'
import { type Sample, SampleTaker } from '../rules/sample.ts'
import { type Decided, decide, itemsOf, newProfile, type Profile, see } from '../rules/typing.ts'
import { UniqueColumns } from '../rules/unique-columns.ts'
import { convert } from '../rules/units.ts'

const isPartNumber = (target: Target) => target.to === 'field' && target.field === 'partNumber'

/** Asks which column is the part number; the mapping answers. */
function withoutPartNumbers({ columns, unique }: Reading): string {
  const [first, ...others] = unique.found(columns)
  if (first === undefined) {
    const seen = Object.keys(columns).slice(0, 20).join(', ')
    return `No column holds the part number, and none is different in every row. Name it in the mapping. Columns: ${seen}`
  }
  const more = others.length > 0 ? ` So are: ${others.join(', ')}.` : ''
  const answer = JSON.stringify({ columns: { [first]: 'partNumber' } })
  return `No column holds the part number. Shall “${first}” stand for it? It is filled and different in every row; if it stays the same in later files, put ${answer} into the mapping.${more}`
}

/** A file that lacks part numbers: what was seen of its columns, so that one of them can be named. */
export class WithoutPartNumbers extends UnreadableFile {
  readonly sample: Sample

  constructor(reading: Reading) {
    super(withoutPartNumbers(reading))
    this.sample = reading.sample()
  }
}

/** Everything that one reading gathers. */
class Reading {
  readonly columns: Record<string, Target> = {}
  readonly brands: Record<string, string> = {}
  readonly newBrands: Plan['newBrands'] = []
  readonly productCounts = new Map<string, number>()
  readonly categories: CategoryPlanner
  rows = 0
  /** Columns that could be the part number, if none is. */
  readonly unique = new UniqueColumns()
  readonly #profiles = new Map<string, Profile>()
  readonly #stats = new Map<string, Map<string, FacetStat>>()
  readonly #firstRow = new Map<string, number>()
  readonly #repeated: Record<string, number> = {}
  readonly #sample = new SampleTaker()
  #hasPartNumbers = false
  readonly #slugs: Map<string, string>
  readonly #known: Known
  readonly #rules: ReturnType<typeof categoryRules>
  readonly #mapping: ImportMapping
  readonly #order: string[]

  constructor(assortment: Assortment, mapping: ImportMapping) {
    this.#mapping = mapping
    this.#order = Object.keys(mapping.columns)
    this.#known = knownAttributes(assortment.attributes)
    this.#rules = categoryRules(mapping)
    this.#slugs = new Map(assortment.brands.flatMap(brand => [[brand.slug, brand.slug]]))
    for (const brand of assortment.brands) {
      for (const name of [brand.slug, brand.nameHi, brand.name]) this.brands[foldName(name)] = brand.slug
    }
    const categoryNamesHi = { [FALLBACK]: FALLBACK_HI, ...mapping.categoryNamesHi }
    this.categories = new CategoryPlanner(new CategoryTree(assortment.categories), { ...mapping, categoryNamesHi })
  }

  take(row: FileRow): void {
    this.rows++
    const fresh = Object.keys(row.cells).filter(column => !(column in this.columns))
    for (const column of fresh) this.columns[column] = targetOf(column, this.#mapping, this.#known)
    this.#sample.take(row.cells, fresh)
    if (!this.hasPartNumbers) this.unique.take(row.cells, this.columns)
    const sorted = sortCells(row, this.columns, this.#order)
    const brand = fieldText(sorted, 'brand') || (this.#mapping.defaults.brand ?? '')
    const slug = brand === '' ? '' : this.#brand(brand)
    this.#repeat(slug, fieldText(sorted, 'partNumber'), row.row)
    const category = this.#place(sorted, row.cells)
    this.productCounts.set(category, (this.productCounts.get(category) ?? 0) + 1)
    for (const { column, target, value } of sorted.attributes) if (!target.hi) this.#attribute(category, column, value)
  }

  get hasPartNumbers(): boolean {
    this.#hasPartNumbers ||= Object.values(this.columns).some(target => isPartNumber(target))
    return this.#hasPartNumbers
  }

  #brand(name: string): string {
    const folded = foldName(name)
    const known = this.brands[folded]
    if (known !== undefined) return known
    const slug = slugOf(name) || `brand-${Object.keys(this.brands).length}`
    const same = this.#slugs.get(slug)
    if (same === undefined) {
      this.newBrands.push({ slug, name: oneLine(name).slice(0, 120), nameHi: oneLine(name).slice(0, 120) })
      this.#slugs.set(slug, slug)
    }
    this.brands[folded] = slug
    return slug
  }

  #repeat(brand: string, partNumber: string, row: number): void {
    if (partNumber === '') return
    const key = `${brand}\n${partNumber}`
    const first = this.#firstRow.get(key)
    if (first === undefined) this.#firstRow.set(key, row)
    else this.#repeated[key] = first
  }

  #place(sorted: Sorted, cells: Readonly<Record<string, Cell>>): string {
    const named = fieldText(sorted, 'categoryCode') || fieldText(sorted, 'category')
    if (named !== '') return this.categories.place(named) ?? ''
    const name = fieldText(sorted, 'name')
    const rule = this.#rules.find(one => one.fits(name, cells))
    return this.categories.place(rule?.category ?? this.#mapping.defaults.category ?? FALLBACK) ?? ''
  }

  #attribute(category: string, column: string, value: Cell): void {
    let profile = this.#profiles.get(column)
    if (!profile) {
      profile = newProfile()
      this.#profiles.set(column, profile)
    }
    see(profile, value)
    let stats = this.#stats.get(column)
    if (!stats) {
      stats = new Map()
      this.#stats.set(column, stats)
    }
    let stat = stats.get(category)
    if (!stat) {
      stat = newStat()
      stats.set(category, stat)
    }
    const text = String(value).toLowerCase()
    noteValue(stat, oneLine(text), itemsOf(text))
  }

  /**
   * Types of all attributes; a column whose values do not fit the store's attribute of that name gets its own
   * attribute.
   */
  attributes(): Record<string, PlannedAttribute> {
    const planned: Record<string, PlannedAttribute> = {}
    for (const [column, target] of Object.entries(this.columns)) {
      if (target.to !== 'attribute' || target.hi) continue
      const profile = this.#profiles.get(column) ?? newProfile()
      const decided = settle(decide(profile, target.unit), target)
      const known = this.#known.byKey.get(target.key)
      const existing = known ?? planned[target.key]
      if (existing && !target.fixed && !fits(existing, decided))
        target.key = this.#freeKey(target.key, decided, planned)
      const own = this.#known.byKey.get(target.key)
      planned[target.key] ??= own
        ? { kind: own.kind, unit: own.unit, nameEn: own.nameEn, nameHi: own.nameHi, facet: false, fresh: false }
        : {
            ...decided,
            nameEn: target.name,
            nameHi: target.nameHi || target.name,
            facet: target.facet ?? false,
            fresh: true,
          }
    }
    return planned
  }

  #freeKey(key: string, decided: Decided, planned: Readonly<Record<string, PlannedAttribute>>): string {
    for (let nth = 0; ; nth++) {
      const unit = decided.kind === 'number' ? slugOf(decided.unit) : ''
      const candidate = [key, unit || decided.kind, ...(nth > 0 ? [String(nth + 1)] : [])].join('-')
      const taken = this.#known.byKey.get(candidate) ?? planned[candidate]
      if (!taken || fits(taken, decided)) return candidate
    }
  }

  /** Where each new attribute could be a facet. */
  candidates(attributes: Readonly<Record<string, PlannedAttribute>>): FacetCandidate[] {
    return Object.entries(this.columns).flatMap(([column, target]) => {
      const attribute = target.to === 'attribute' && !target.hi ? attributes[target.key] : undefined
      if (target.to !== 'attribute' || !attribute?.fresh || target.facet === false) return []
      const { nameEn: name, kind } = attribute
      return [...(this.#stats.get(column) ?? [])].map(([category, stat]) => ({
        category,
        key: target.key,
        name,
        kind,
        stat,
      }))
    })
  }

  sample(): Sample {
    return this.#sample.sample(this.#known)
  }

  get repeated(): Record<string, number> {
    return this.#repeated
  }
}

/** A type given by the mapping takes precedence over what was seen. */
function settle(decided: Decided, { kind, unit }: { kind: AttributeKind | null; unit: string }): Decided {
  if (kind === null) return decided
  return { kind, unit: kind === 'number' ? unit || decided.unit : '' }
}

function fits(existing: Decided, decided: Decided): boolean {
  // whatever is kept as text takes every value as it is written
  if (existing.kind === 'text') return true
  if (existing.kind !== decided.kind) return false
  return (
    existing.kind !== 'number' ||
    decided.unit === '' ||
    existing.unit === decided.unit ||
    convert(1, decided.unit, existing.unit) !== null
  )
}

/**
 * Reads the whole file once and decides. Throws UnreadableFile for a file without rows, and WithoutPartNumbers.
 */
export async function makePlan(
  db: Db,
  file: { path: string; format: FileFormat; market: Market; mapping: ImportMapping },
): Promise<{ plan: Plan; sample: Sample }> {
  const assortment = await readAssortment(db, file.market)
  const reading = new Reading(assortment, file.mapping)
  let broken = 0
  const encoding = file.format === 'xlsx' ? undefined : (await peek(file.path)).encoding
  for await (const row of rowsOf(file.path, file.format, encoding)) {
    if ('broken' in row) broken++
    else reading.take(row)
  }
  const columns = reading.columns
  if (reading.rows === 0) throw new UnreadableFile('The file has no rows under its headings.')
  if (!reading.hasPartNumbers) throw new WithoutPartNumbers(reading)
  const attributes = reading.attributes()
  const facets = chooseFacets(reading.candidates(attributes), reading.productCounts)
  for (const key of new Set(facets.flatMap(choice => choice.keys))) {
    const attribute = attributes[key]
    if (attribute) attribute.facet = true
  }
  const plan: Plan = {
    rows: reading.rows + broken,
    ...(encoding && { encoding }),
    columns,
    attributes,
    brands: reading.brands,
    newBrands: reading.newBrands,
    newCategories: reading.categories.list,
    placed: reading.categories.placed,
    repeated: reading.repeated,
    usualHsn: assortment.usualHsn,
    facets,
    sellers: assortment.sellers,
    warehouses: assortment.warehouses,
  }
  return { plan, sample: reading.sample() }
}
