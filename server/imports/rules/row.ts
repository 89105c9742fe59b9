// Reads one row by the plan: every field checked and typed, every problem reported with its column.

import type { ImportMapping } from '../../../contract/imports/api.ts'
import { categoryRules, pathOf } from './category.ts'
import { countryCode } from './countries.ts'
import { readDeclarations } from './declarations.ts'
import type { Draft } from './draft.ts'
import { cleanText, hasMarkup, linesOf } from './html.ts'
import { readWhole } from './numbers.ts'
import { FALLBACK, fieldText, foldName, type Plan, type Sorted, sortCells } from './plan.ts'
import { readBreaks, readHsn, readPrice, readTaxRate, readWeight } from './price.ts'
import type { FileRow, Problem, ProblemCode } from './problems.ts'
import { oneLine } from './problems.ts'
import { itemsOf, readBoolean, type SpecValue, specOf } from './typing.ts'

export interface ReadRow {
  draft: Draft
  problems: Problem[]
}

const MAX_NAME_LENGTH = 300
const MAX_TEXT_LENGTH = 20_000

/** `["https://a", "https://b"]`, as feeds write a list in a cell. */
const unlistedUrls = (text: string) =>
  /^\s*\[\s*"/.test(text) ? text.replace(/^\s*\[\s*"|"\s*\]\s*$/g, '').replace(/"\s*,\s*"/g, ' ') : text

/** Parses rows of one file. */
export class RowReader {
  readonly #plan: Plan
  readonly #mapping: ImportMapping
  readonly #order: string[]
  readonly #rules: ReturnType<typeof categoryRules>
  #problems: Problem[] = []
  #row = 0

  constructor(plan: Plan, mapping: ImportMapping) {
    this.#plan = plan
    this.#mapping = mapping
    this.#order = Object.keys(mapping.columns)
    this.#rules = categoryRules(mapping)
  }

  read(file: FileRow): ReadRow {
    this.#problems = []
    this.#row = file.row
    const sorted = sortCells(file, this.#plan.columns, this.#order)
    const draft: Draft = {
      row: file.row,
      brandSlug: null,
      partNumber: '',
      unplaced: false,
      ruleHsn: null,
      specs: [],
      stock: {},
      urls: this.#urls(sorted),
    }
    this.#identity(draft, sorted)
    this.#category(draft, sorted, file)
    this.#words(draft, sorted)
    this.#money(draft, sorted)
    this.#counts(draft, sorted)
    this.#choices(draft, sorted)
    this.#stock(draft, sorted)
    this.#attributes(draft, sorted)
    return { draft, problems: this.#problems }
  }

  #report(code: ProblemCode, column: string, value: unknown = '', detail?: string): void {
    const text = oneLine(String(value)).slice(0, 200)
    this.#problems.push({ row: this.#row, column, code, value: text, ...(detail ? { detail } : {}) })
  }

  #identity(draft: Draft, sorted: Sorted): void {
    const brand = fieldText(sorted, 'brand') || (this.#mapping.defaults.brand ?? '')
    draft.brandSlug = brand === '' ? null : (this.#plan.brands[foldName(brand)] ?? null)
    const column = sorted.fields.partNumber?.column ?? 'partNumber'
    draft.partNumber = fieldText(sorted, 'partNumber')
    if (draft.partNumber === '') this.#report('part-number.missing', column)
    if (draft.partNumber.length > 300) this.#report('part-number.long', column, draft.partNumber)
    const first = this.#plan.repeated[`${draft.brandSlug ?? ''}\n${draft.partNumber}`]
    if (first === undefined) return
    const id = fieldText(sorted, 'id')
    if (this.#mapping.repeats === 'append-id' && id !== '') {
      this.#report('row.repeated-id', column, draft.partNumber, `now ${draft.partNumber} (${id})`)
      draft.partNumber = `${draft.partNumber} (${id})`
    } else if (first !== draft.row) this.#report('row.repeated', column, draft.partNumber, `row ${first}`)
  }

  #category(draft: Draft, sorted: Sorted, file: FileRow): void {
    const text = fieldText(sorted, 'categoryCode') || fieldText(sorted, 'category')
    const column = (sorted.fields.categoryCode ?? sorted.fields.category)?.column ?? 'category'
    const name = fieldText(sorted, 'name')
    const rule = this.#rules.find(one => one.fits(name, file.cells))
    draft.ruleHsn = rule?.hsn ?? null
    if (text !== '') {
      const code = this.#plan.placed[text]
      if (code) draft.categoryCode = code
      else this.#report('category.unknown', column, text)
      if (pathOf(text).cut) this.#report('category.deep', column, text)
      return
    }
    const fallback = this.#mapping.defaults.category
    draft.newCategoryCode = this.#plan.placed[rule?.category ?? fallback ?? FALLBACK]
    draft.unplaced = !rule && !fallback
  }

  #words(draft: Draft, sorted: Sorted): void {
    for (const [field, to] of [
      ['name', 'nameEn'],
      ['nameHi', 'nameHi'],
    ] as const) {
      const cell = sorted.fields[field]
      const name = cell ? oneLine(cleanText(String(cell.value))) : ''
      if (name.length > MAX_NAME_LENGTH) this.#report('name.cut', cell?.column ?? field, name)
      if (name !== '') draft[to] = name.slice(0, MAX_NAME_LENGTH).trim()
    }
    for (const [field, to] of [
      ['description', 'descriptionEn'],
      ['descriptionHi', 'descriptionHi'],
    ] as const) {
      const cell = sorted.fields[field]
      if (!cell) continue
      const cellText = String(cell.value)
      const text = cleanText(cellText)
      // escaped characters alone, as in exports, are not reported as markup
      if (hasMarkup(cellText) && /<[a-z]/i.test(cellText))
        this.#report('html.cleaned', cell.column, cellText.slice(0, 80))
      if (text.length > MAX_TEXT_LENGTH) this.#report('text.cut', cell.column)
      if (text !== '') draft[to] = text.slice(0, MAX_TEXT_LENGTH).trim()
    }
    for (const [field, to] of [
      ['features', 'featuresEn'],
      ['featuresHi', 'featuresHi'],
    ] as const) {
      const lines = sorted.fields[field] ? linesOf(String(sorted.fields[field].value)) : []
      if (lines.length > 0) draft[to] = lines.slice(0, 40)
    }
    for (const [field, to] of [
      ['sellUnit', 'sellUnitEn'],
      ['sellUnitHi', 'sellUnitHi'],
      ['group', 'groupKey'],
    ] as const) {
      const text = fieldText(sorted, field).slice(0, 120)
      if (text !== '') draft[to] = text
    }
  }

  #money(draft: Draft, sorted: Sorted): void {
    const minor = this.#mapping.prices.unit === 'minor'
    for (const field of ['mrp', 'price'] as const) {
      const cell = sorted.fields[field]
      if (!cell) continue
      const { amount, problem } = readPrice(cell.value, minor)
      if (problem) this.#report(problem, cell.column, cell.value)
      if (amount !== null) draft[field === 'mrp' ? 'mrpMinor' : 'priceMinor'] = amount
    }
    const breaks = sorted.fields.breaks
    if (breaks) {
      const read = readBreaks(String(breaks.value), minor)
      if (read) draft.breaks = read
      else this.#report('breaks.unreadable', breaks.column, breaks.value)
    }
    const hsn = sorted.fields.hsn
    if (hsn) {
      const read = readHsn(String(hsn.value))
      if (read.problem) this.#report(read.problem, hsn.column, hsn.value)
      if (read.hsn) draft.hsn = read.hsn
    }
    const tax = sorted.fields.taxRate
    const rate = tax ? readTaxRate(tax.value) : null
    if (tax && rate === null) this.#report('number.unreadable', tax.column, tax.value)
    if (rate !== null) draft.taxRateBp = rate
  }

  #counts(draft: Draft, sorted: Sorted): void {
    for (const field of ['packSize', 'minQuantity', 'quantityMultiple', 'warrantyMonths'] as const) {
      const cell = sorted.fields[field]
      if (!cell) continue
      const number = readWhole(cell.value, field === 'warrantyMonths' ? 0 : 1)
      if (number === null || number > 1_000_000) this.#report('number.unreadable', cell.column, cell.value)
      else draft[field] = number
    }
    const weight = sorted.fields.weight
    if (!weight) return
    const grams = readWeight(weight.value, weight.unit)
    if (grams === null) this.#report('weight.unreadable', weight.column, weight.value)
    else draft.weightGrams = grams
  }

  #choices(draft: Draft, sorted: Sorted): void {
    const { origin, availability, active, tags, variantBy } = sorted.fields
    if (origin) {
      const code = countryCode(String(origin.value))
      if (code) draft.origin = code
      else this.#report('origin.unknown', origin.column, origin.value)
    }
    const declared = readDeclarations(sorted, (code, column, value) => this.#report(code, column, value))
    if (declared) draft.declarations = declared
    if (availability) {
      const word = oneLine(String(availability.value)).toLowerCase()
      if (/^(stock|in stock|available)$/.test(word)) draft.availability = 'stock'
      else if (/^(on[- ]request|made to order|enquire)$/.test(word)) draft.availability = 'on-request'
      else this.#report('choice.unknown', availability.column, availability.value)
    }
    if (active) {
      const yes = readBoolean(active.value) ?? (active.value === 1 || active.value === '1' ? true : null)
      const no = active.value === 0 || active.value === '0'
      if (yes === null && !no) this.#report('choice.unknown', active.column, active.value)
      else draft.active = yes ?? false
    }
    if (tags) draft.tags = itemsOf(String(tags.value)).slice(0, 20)
    if (variantBy) draft.variantBy = itemsOf(String(variantBy.value)).slice(0, 4)
  }

  #stock(draft: Draft, sorted: Sorted): void {
    const plain = sorted.fields.stock
    const columns = sorted.stock.map(cell => ({ ...cell, warehouse: cell.warehouse.toUpperCase() }))
    if (plain) {
      const warehouse = this.#mapping.warehouse ?? this.#plan.warehouses[0] ?? ''
      columns.push({ column: plain.column, value: plain.value, warehouse })
    }
    for (const { column, warehouse, value } of columns) {
      const code = this.#plan.warehouses.find(known => known.toUpperCase() === warehouse.toUpperCase())
      const units =
        typeof value === 'string' && /^(?:nil|out of stock|no stock)$/i.test(value.trim()) ? 0 : readWhole(value, 0)
      if (!code) this.#report('warehouse.unknown', column, warehouse)
      else if (units === null || units > 100_000_000) this.#report('stock.unreadable', column, value)
      else draft.stock[code] = units
    }
  }

  #attributes(draft: Draft, sorted: Sorted): void {
    const specs = new Map<string, SpecValue>()
    const hindi = new Map<string, string>()
    for (const { column, target, value } of sorted.attributes) {
      if (target.hi) {
        hindi.set(target.key, oneLine(String(value)))
        continue
      }
      const attribute = this.#plan.attributes[target.key]
      if (!attribute || specs.has(target.key)) continue
      const { spec, problem } = specOf(target.key, attribute, target.unit, value)
      if (problem) this.#report(problem, column, value, attribute.unit ? `its unit is ${attribute.unit}` : undefined)
      specs.set(target.key, spec)
    }
    for (const [key, value] of this.#more(sorted)) if (!specs.has(key)) specs.set(key, value)
    for (const [key, hi] of hindi) {
      const spec = specs.get(key)
      if (spec && 'value' in spec && typeof spec.value === 'string') specs.set(key, { key, en: spec.value, hi })
    }
    draft.specs = [...specs.values()]
  }

  /** Attributes that an export combined into one JSON cell. */
  #more(sorted: Sorted): [string, SpecValue][] {
    const cell = sorted.fields.moreAttributes
    if (!cell) return []
    try {
      const entries = Object.entries(JSON.parse(String(cell.value)) as Record<string, unknown>)
      return entries.flatMap(([key, value]): [string, SpecValue][] => {
        if (!/^[a-z0-9][a-z0-9-]{0,80}$/.test(key)) return []
        if (typeof value === 'number' || typeof value === 'string') return [[key, { key, value }]]
        const { en, hi } = (value ?? {}) as { en?: unknown; hi?: unknown }
        return typeof en === 'string' && typeof hi === 'string' ? [[key, { key, en, hi }]] : []
      })
    } catch {
      this.#report('attribute.unreadable', cell.column, cell.value)
      return []
    }
  }

  #urls(sorted: Sorted): string[] {
    const urls = new Set<string>()
    for (const { column, value } of sorted.images) {
      for (const url of unlistedUrls(String(value))
        .split(/[\s|]+|[;,](?=\s*(?:https?:|\/media\/))/)
        .filter(Boolean)) {
        const readable = /^https?:\/\/[^\s/]+/i.test(url) || /^\/media\/[0-9a-f]{32}/.test(url)
        if (readable && url.length <= 2000) urls.add(url)
        else this.#report('image.address', column, url)
      }
    }
    return [...urls].slice(0, 24)
  }
}
