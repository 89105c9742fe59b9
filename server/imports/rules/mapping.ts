// Decides the meaning of every column of a file: by the saved mapping, by the headings of an export, otherwise by a
// guess.

import { createHash } from 'node:crypto'
import type { ImportMapping } from '../../../contract/imports/api.ts'
import type { ImportField } from '../../../contract/imports/fields.rules.ts'
import { attributeName, guessField, isIgnoredHeading, plainHeading } from './headings.ts'
import { slugOf } from './problems.ts'
import { headingUnit } from './units.ts'

export type AttributeKind = 'text' | 'number' | 'boolean' | 'list'

export interface KnownAttribute {
  key: string
  nameEn: string
  nameHi: string
  kind: AttributeKind
  unit: string
}

/**
 * The meaning of a column. For an attribute, `key` is its target unless the type does not fit; `hi` contains its Hindi.
 */
export type Target =
  | { to: 'ignore' }
  | { to: 'field'; field: ImportField; unit: string }
  | { to: 'stock'; warehouse: string }
  | {
      to: 'attribute'
      key: string
      name: string
      nameHi: string
      unit: string
      kind: AttributeKind | null
      facet: boolean | null
      hi: boolean
      /** Named by its key, as in an export: it is assigned whatever its values are. */
      fixed: boolean
    }

/** Fields that a nested column `specs.…` may mean; a `specs.name` is an attribute, not the product’s name. */
const NESTED: ReadonlySet<ImportField> = new Set(['hsn', 'origin', 'warrantyMonths'])
/** Words that are reserved by listing filters. */
const RESERVED = new Set(['brand', 'price', 'discount', 'availability', 'category', 'rating', 'page', 'stock', 'city'])

export interface Known {
  byKey: ReadonlyMap<string, KnownAttribute>
  byName: ReadonlyMap<string, KnownAttribute>
}

export function knownAttributes(attributes: readonly KnownAttribute[]): Known {
  const byName = new Map<string, KnownAttribute>()
  for (const attribute of attributes) {
    for (const name of [attribute.nameEn, attribute.nameHi, attribute.key]) {
      // of two attributes with one name, the first in order of keys has it
      if (!byName.has(plainHeading(name))) byName.set(plainHeading(name), attribute)
    }
  }
  return { byKey: new Map(attributes.map(attribute => [attribute.key, attribute])), byName }
}

/** Key of an attribute by its name: ASCII, stable, never one of the reserved words. */
export function attributeKey(name: string): string {
  const slug = slugOf(name).slice(0, 60).replace(/-+$/, '')
  if (slug === '' || !/[a-z]/.test(slug))
    return `a-${createHash('sha256').update(plainHeading(name)).digest('hex').slice(0, 8)}`
  return RESERVED.has(slug) ? `${slug}-value` : slug
}

function attributeTarget(
  heading: string,
  known: Known,
  options: { nameHi?: string; unit?: string; kind?: AttributeKind; facet?: boolean } = {},
): Target {
  const tagged = /^(.*?)\s*\[([a-z0-9-]+)(:hi)?\]$/.exec(heading)
  const parts = headingUnit(tagged?.[1] ?? heading)
  const attribute = tagged ? known.byKey.get(tagged[2] ?? '') : known.byName.get(plainHeading(parts.name))
  const name = attribute?.nameEn ?? attributeName(parts.name)
  return {
    to: 'attribute',
    key: attribute?.key ?? tagged?.[2] ?? attributeKey(name),
    name,
    nameHi: options.nameHi ?? attribute?.nameHi ?? '',
    unit: options.unit ?? parts.unit,
    kind: options.kind ?? null,
    facet: options.facet ?? null,
    hi: tagged?.[3] !== undefined,
    fixed: tagged !== null && attribute !== undefined,
  }
}

/** The meaning of one column. */
export function targetOf(column: string, mapping: Pick<ImportMapping, 'columns'>, known: Known): Target {
  const target = mapping.columns[column]
  if (target !== undefined) {
    if (target === 'ignore') return { to: 'ignore' }
    if (typeof target === 'string') return { to: 'field', field: target, unit: headingUnit(column).unit }
    if ('field' in target) return { to: 'field', field: target.field, unit: target.unit ?? headingUnit(column).unit }
    if ('stock' in target) return { to: 'stock', warehouse: target.stock }
    return attributeTarget(target.attribute, known, target)
  }
  const stock = /^stock\s*[:[(]\s*([A-Za-z0-9-]+)\s*[\])]?$/i.exec(column)
  if (stock) return { to: 'stock', warehouse: stock[1] ?? '' }
  if (isIgnoredHeading(column)) return { to: 'ignore' }
  const dot = column.indexOf('.')
  const nested =
    dot > 0 && /^(?:specs?|specifications|attributes|features|properties|technical)$/i.test(column.slice(0, dot))
  const heading = nested ? column.slice(dot + 1) : column
  if (/\[[a-z0-9-]+(?::hi)?\]$/.test(heading)) return attributeTarget(heading, known)
  const { name, unit } = headingUnit(heading)
  const field = guessField(heading) ?? guessField(name)
  if (field && (!nested || NESTED.has(field))) return { to: 'field', field, unit }
  return attributeTarget(heading, known)
}
