// Variants of a product: their values in order, the combinations of values, and the name of each new one.

import { createHash } from 'node:crypto'
import {
  type Combination,
  type FoundVariant,
  MAX_VARIANTS,
  type VariantPlan,
} from '../../../contract/products/variants-api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { type Attribute, type BulkProduct, type Spec, specText } from '../../catalog/service.ts'
import type { MemberRow } from '../repository/variants.ts'

export type Attributes = ReadonlyMap<string, Attribute>

const rawOf = (spec: Spec | undefined): string => (spec ? ('en' in spec ? spec.en : String(spec.value)) : '')
const fold = (value: string) => value.normalize('NFKC').trim().toLowerCase()

/** The values of a product as a key, equal for the same variant; null if one is missing. */
export function valuesKey(specs: readonly Spec[], axes: readonly string[]): string | null {
  const values = axes.map(key => fold(rawOf(specs.find(one => one.key === key))))
  return values.includes('') ? null : values.join('\n')
}

/** The values as displayed; empty for a missing one. */
export function shownValues(
  specs: readonly Spec[],
  axes: readonly string[],
  attributes: Attributes,
  language: Language,
): string[] {
  return axes.map(key => {
    const spec = specs.find(one => one.key === key)
    return spec ? specText(spec, attributes.get(key), language) : ''
  })
}

/** The version of a group: a digest of its products, their axes, and their values. */
export function versionOf(groupKey: string | null, axes: readonly string[], members: readonly MemberRow[]): string {
  const state = [groupKey, axes, members.map(({ msn, variantBy, specs }) => [msn, variantBy, specs])]
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16)
}

const collator = new Intl.Collator('en', { numeric: true })

function compareValues(a: string, b: string): number {
  if (a === b) return 0
  // products without a value come last
  if (a === '' || b === '') return a === '' ? 1 : -1
  const difference = Number(a) - Number(b)
  return Number.isNaN(difference) || difference === 0 ? collator.compare(a, b) : difference
}

/** Orders the products by their values, axis after axis; equal ones by MSN. */
export function sortMembers(members: readonly MemberRow[], axes: readonly string[]): MemberRow[] {
  return members
    .map(member => ({ member, values: axes.map(key => rawOf(member.specs.find(one => one.key === key))) }))
    .sort((a, b) => {
      for (const [at, value] of a.values.entries()) {
        const order = compareValues(value, b.values[at] ?? '')
        if (order !== 0) return order
      }
      return a.member.msn < b.member.msn ? -1 : 1
    })
    .map(({ member }) => member)
}

/** Keys shared by more than one product. */
export function valuesTwice(members: readonly MemberRow[], axes: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { specs } of members) {
    const key = valuesKey(specs, axes)
    if (key === null || axes.length === 0) continue
    if (seen.has(key)) twice.add(key)
    seen.add(key)
  }
  return twice
}

interface Group {
  msn: string
  groupKey: string | null
  axes: readonly string[]
  members: readonly MemberRow[]
}

/** Why a product cannot become a variant; null if it can. `taken` has the keys that the group already has. */
export function moveProblem(
  { specs, ...candidate }: Pick<MemberRow, 'msn' | 'groupKey' | 'specs'>,
  { msn, groupKey, axes }: Omit<Group, 'members'>,
  taken: ReadonlySet<string>,
): FoundVariant['problem'] {
  if (candidate.msn === msn || (candidate.groupKey !== null && candidate.groupKey === groupKey)) return 'there'
  if (candidate.groupKey !== null) return 'other-group'
  const key = valuesKey(specs, axes)
  if (key === null) return 'no-value'
  return taken.has(key) ? 'values-taken' : null
}

/** The values that the products of a group have. */
export function takenValues({ axes, members }: Pick<Group, 'axes' | 'members'>): Set<string> {
  return new Set(members.flatMap(({ specs }) => valuesKey(specs, axes) ?? []))
}

type Value = VariantPlan['values'][number]['values'][number]

/** The problem of the values in a plan; null if they fit the axes. */
export function planProblem(
  { values, ...texts }: VariantPlan,
  axes: readonly string[],
  attributes: Attributes,
): { path: string; message: string } | null {
  if (values.length !== axes.length || values.some(({ key }, at) => key !== axes[at]))
    return { path: 'body.values', message: `The variants differ in: ${axes.join(', ')}.` }
  for (const [at, { key, values: listed }] of values.entries()) {
    if (attributes.get(key)?.kind !== 'number') continue
    const wrong = listed.find(({ en }) => !/^-?\d{1,12}(\.\d{1,6})?$/.test(en))
    if (wrong) return { path: `body.values.${at}`, message: `${wrong.en} is not a number.` }
  }
  for (const field of ['partNumber', 'name', 'nameHi'] as const) {
    const unknown = [...texts[field].matchAll(/\{([^{}]*)\}/g)].find(([, key = '']) => !axes.includes(key))
    if (unknown) return { path: `body.${field}`, message: `${unknown[0]} is none of: ${axes.join(', ')}.` }
  }
  return null
}

/** Values of each axis, deduplicated. */
function distinct(values: readonly Value[], isNumber: boolean): Value[] {
  const byKey = new Map<string, Value>()
  for (const { en, hi } of values) {
    const text = isNumber ? String(Number(en)) : en
    if (!byKey.has(fold(text))) byKey.set(fold(text), { en: text, hi })
  }
  return [...byKey.values()]
}

/** The maximum number of combinations of a plan. */
export const combinationsOf = ({ values }: VariantPlan): number =>
  values.reduce((product, { values: { length } }) => product * length, 1)

const specOf = (key: string, { en, hi }: Value, isNumber: boolean): Spec =>
  isNumber ? { key, value: Number(en) } : { key, en, hi: hi || en }

function combine(plan: VariantPlan, attributes: Attributes): Spec[][] {
  return plan.values.reduce<Spec[][]>(
    (made, { key, values }) => {
      const isNumber = attributes.get(key)?.kind === 'number'
      const specs = distinct(values, isNumber).map(value => specOf(key, value, isNumber))
      return made.flatMap(before => specs.map(spec => [...before, spec]))
    },
    [[]],
  )
}

export interface PlannedVariant extends Combination {
  specs: Spec[]
  nameHi: string
}

const LONGEST = { partNumber: 60, name: 300 }

/** The combinations of a plan, each with its name and part number. Part numbers of the brand are checked by the caller. */
export function combinations(
  plan: VariantPlan,
  { axes, members }: Pick<Group, 'axes' | 'members'>,
  attributes: Attributes,
  language: Language,
): PlannedVariant[] {
  const there = new Map(members.map(({ msn, specs }) => [valuesKey(specs, axes), msn]))
  const numbers = new Set<string>()
  return combine(plan, attributes).map(specs => {
    const filled = (pattern: string, of: Language) => {
      const texts = shownValues(specs, axes, attributes, of)
      return pattern.replace(/\{([^{}]*)\}/g, (_all, key: string) => texts[axes.indexOf(key)] ?? '')
    }
    const raw = (key: string) => rawOf(specs.find(one => one.key === key)).replace(/\s+/g, '-')
    const partNumber = plan.partNumber.replace(/\{([^{}]*)\}/g, (_all, key: string) => raw(key)).replace(/\s+/g, ' ')
    const name = filled(plan.name, 'en')
    const nameHi = filled(plan.nameHi, 'hi')
    const msn = there.get(valuesKey(specs, axes)) ?? ''
    const again = numbers.has(partNumber)
    if (!msn) numbers.add(partNumber)
    const tooLong = partNumber.length > LONGEST.partNumber || Math.max(name.length, nameHi.length) > LONGEST.name
    const state = msn ? 'there' : tooLong ? 'too-long' : again ? 'part-number-taken' : 'new'
    return { specs, values: shownValues(specs, axes, attributes, language), partNumber, name, nameHi, state, msn }
  })
}

/** Whether a group may grow by this many. */
export const hasRoom = (members: number, more: number): boolean => members + more <= MAX_VARIANTS

/** A new variant: the product with other values, a draft without stock and without texts for search engines. */
export function variantOf(
  source: BulkProduct,
  { specs, partNumber, name, nameHi }: PlannedVariant,
  { slug, pictures }: { slug: string; pictures: boolean },
): BulkProduct {
  const others = specs.filter(({ key }) => !source.specs.some(one => one.key === key))
  const changed = source.specs.map(spec => specs.find(({ key }) => key === spec.key) ?? spec)
  return {
    ...structuredClone(source),
    ...{ msn: '', partNumber, offerId: null, slug, nameEn: name, nameHi, specs: [...changed, ...others] },
    ...{ images: pictures ? source.images : [], seo: {}, publishAt: null, stock: {} },
    ...{ active: false, listed: false, unoffered: true },
  }
}
