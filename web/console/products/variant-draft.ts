// Input for new variants: values line by line, and name templates with placeholders.

import type { EditedProduct } from '../../../contract/products/editor-api.ts'
import { SPEC_HI_PREFIX, SPEC_PREFIX } from '../../../contract/products/fields.rules.ts'
import { MAX_VALUES } from '../../../contract/products/variants.rules.ts'
import type { VariantAxis, VariantPlan } from '../../../contract/products/variants-api.ts'

export interface TypedVariants {
  /** By the key of the axis. */
  values: Readonly<Record<string, string>>
  partNumber: string
  name: string
  nameHi: string
  pictures: boolean
}

type Values = VariantPlan['values'][number]['values']

/** `Red = लाल`, one per line; numbers may share a line. */
export function valuesOf(text: string, kind: VariantAxis['kind']): Values {
  const parts = text.split(kind === 'number' ? /[\n,;\s]+/ : /\n/)
  return parts.flatMap(part => {
    const [en = '', hi = ''] = part.split('=').map(one => one.replace(/\s+/g, ' ').trim())
    return en === '' ? [] : [{ en, hi: kind === 'number' ? '' : hi }]
  })
}

/** The first entry that is no number where numbers are wanted. */
export function wrongNumber(text: string, kind: VariantAxis['kind']): string | undefined {
  if (kind !== 'number') return undefined
  return valuesOf(text, kind).find(({ en }) => !/^-?\d{1,12}(\.\d{1,6})?$/.test(en))?.en
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text with a placeholder in place of the value, with its unit or as a word; otherwise at the end. */
function placed(text: string, key: string, value: string, unit: string): string {
  const place = `{${key}}`
  const wanted = unit ? `${escaped(value)}\\s*${escaped(unit)}` : escaped(value)
  const found = value !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${wanted}(?![\\p{L}\\p{M}\\p{N}])`, 'iu')
  if (found && found.test(text)) return text.replace(found, () => place)
  return `${text}, ${place}`
}

/** The initial name template of new variants. */
export function firstDraft({ cells, partNumber }: EditedProduct, axes: readonly VariantAxis[]): TypedVariants {
  const named = (text: string, hindi: boolean) =>
    axes.reduce((made, { key, unit }) => {
      const english = cells[`${SPEC_PREFIX}${key}`] ?? ''
      return placed(made, key, (hindi && cells[`${SPEC_HI_PREFIX}${key}`]) || english, unit)
    }, text)
  return {
    values: {},
    partNumber: [partNumber, ...axes.map(({ key }) => `{${key}}`)].join('-'),
    name: named(cells.name ?? '', false),
    nameHi: cells.nameHi ? named(cells.nameHi, true) : '',
    pictures: true,
  }
}

/** As input of the call; null while a value is missing or invalid. */
export function planOf({ values, ...texts }: TypedVariants, axes: readonly VariantAxis[]): VariantPlan | null {
  const listed = axes.map(({ key, kind }) => ({ key, values: valuesOf(values[key] ?? '', kind) }))
  const complete = axes.every(({ key, kind }) => wrongNumber(values[key] ?? '', kind) === undefined)
  const fits = listed.every(one => one.values.length > 0 && one.values.length <= MAX_VALUES)
  return complete && fits && texts.partNumber.trim() !== '' && texts.name.trim() !== ''
    ? { ...texts, values: listed }
    : null
}
