// The targets of a file's columns while mapping them on screen: choices, changes to the mapping, and missing targets.

import type { ImportMapping } from '../../../contract/imports/api.ts'
import type { SampleColumn } from '../../../contract/imports/columns-api.ts'
import { IMPORT_FIELDS, type ImportField } from '../../../contract/imports/fields.rules.ts'

export type ColumnTarget = ImportMapping['columns'][string]
/** The choice for a column: `guess` leaves it to the heading. */
export type Choice = 'guess' | 'ignore' | 'stock' | 'attribute' | ImportField

/** The fields in display groups. */
export const FIELD_GROUPS = {
  product: ['partNumber', 'brand', 'name', 'nameHi', 'category', 'categoryCode', 'id', 'group', 'variantBy'],
  texts: ['description', 'descriptionHi', 'features', 'featuresHi', 'images', 'tags', 'moreAttributes'],
  offer: ['price', 'mrp', 'breaks', 'hsn', 'taxRate', 'stock', 'availability', 'active'],
  packing: ['sellUnit', 'sellUnitHi', 'packSize', 'minQuantity', 'quantityMultiple', 'weight', 'warrantyMonths'],
  declarations: [
    ...(['origin', 'netQuantity', 'manufactured', 'manufacturerName', 'manufacturerAddress', 'packerName'] as const),
    ...(['packerAddress', 'importerName', 'importerAddress', 'careName', 'careAddress', 'carePhone'] as const),
    'careEmail',
  ],
} as const satisfies Record<string, readonly ImportField[]>

const isField = (value: string): value is ImportField => (IMPORT_FIELDS as readonly string[]).includes(value)

/** The choice for a target. */
export function choiceOf(target: ColumnTarget | undefined): Choice {
  if (target === undefined) return 'guess'
  if (typeof target === 'string') return target
  if ('field' in target) return target.field
  // stock of a plain column is the field, stock of a warehouse a target of its own; both are labelled "Stock"
  return 'stock' in target ? 'stock' : 'attribute'
}

/** The initial target of a choice; keeps what was guessed from the heading. */
function targetFor(choice: Exclude<Choice, 'guess'>, { heading, guess }: SampleColumn): ColumnTarget {
  const unit = typeof guess === 'object' && 'unit' in guess ? guess.unit : undefined
  if (choice === 'attribute') {
    const name = typeof guess === 'object' && 'attribute' in guess ? guess.attribute : heading.slice(0, 120)
    return { attribute: name, ...(unit && { unit }) }
  }
  if (choice === 'weight') return { field: 'weight', unit: unit ?? 'g' }
  return choice
}

/** The mapping with another choice for a column. */
export function withChoice(mapping: ImportMapping, column: SampleColumn, choice: Choice): ImportMapping {
  const { [column.heading]: _former, ...others } = mapping.columns
  if (choice === 'guess') return { ...mapping, columns: others }
  return withTarget(mapping, column.heading, targetFor(choice, column))
}

/**
 * The mapping with another target for a column at the same position: of two columns for one field the first takes
 * precedence.
 */
export function withTarget(mapping: ImportMapping, heading: string, target: ColumnTarget): ImportMapping {
  return { ...mapping, columns: { ...mapping.columns, [heading]: target } }
}

/** Headings by field, of fields that one column should have. */
export function fieldsOf(columns: readonly SampleColumn[], mapping: ImportMapping): Map<ImportField, string[]> {
  const found = new Map<ImportField, string[]>()
  for (const { heading, guess } of columns) {
    const choice = choiceOf(mapping.columns[heading] ?? guess)
    if (isField(choice)) found.set(choice, [...(found.get(choice) ?? []), heading])
  }
  return found
}

/** Fields that several columns may fill at once. */
const SHARED: ReadonlySet<ImportField> = new Set(['images', 'stock'])

/** Fields mapped from several columns: the first filled one of each row counts. */
export function doubled(columns: readonly SampleColumn[], mapping: ImportMapping): [ImportField, string[]][] {
  return [...fieldsOf(columns, mapping)].filter(([field, headings]) => headings.length > 1 && !SHARED.has(field))
}

/** An object without one of its keys, or with another value for it. */
export function withPart<T extends object, K extends keyof T>(of: T, key: K, value: T[K] | undefined): T {
  const { [key]: _former, ...others } = of
  return (value === undefined ? others : { ...others, [key]: value }) as T
}
