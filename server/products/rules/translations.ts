// Texts of a product and their Hindi: missing or outdated ones, and the changes in a translated file.

import { createHash } from 'node:crypto'
import { parseCell } from '../../../contract/products/fields.rules.ts'
import { TRANSLATED, TRANSLATED_FIELDS, type TranslatedField } from '../../../contract/products/translations.rules.ts'
import type {
  ProductToTranslate,
  TextToTranslate,
  TranslatedFile,
  WrongLine,
} from '../../../contract/products/translations-api.ts'
import type { TranslationRow } from '../../catalog/service.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
/** Version of a text in both languages. */
export const versionOf = (english: string, hindi: string) => `v${digest(english)}-${digest(hindi)}`

export interface Texts {
  english: string
  hindi: string
}

function textsOf(row: TranslationRow, field: TranslatedField): Texts {
  if (field === 'nameHi') return { english: row.nameEn, hindi: row.nameHi }
  if (field === 'descriptionHi') return { english: row.descriptionEn, hindi: row.descriptionHi }
  return { english: row.featuresEn.join('\n'), hindi: row.featuresHi.join('\n') }
}

/** A text of the product for a translator; null if it needs no translation. */
function toTranslate(row: TranslationRow, field: TranslatedField): TextToTranslate | null {
  const { english, hindi } = textsOf(row, field)
  const version = versionOf(english, hindi)
  // an empty English text has nothing to translate
  if (english !== '' && (hindi === '' || hindi === english)) return { field, english, hindi, state: 'missing', version }
  return row.outdated.includes(TRANSLATED[field]) ? { field, english, hindi, state: 'outdated', version } : null
}

/** The missing or outdated texts of a product, or those in one state. */
export function presentTranslations(
  row: TranslationRow,
  state: TextToTranslate['state'] | undefined,
): ProductToTranslate {
  const { msn, partNumber, seller, active, nameEn: name } = row
  const texts = TRANSLATED_FIELDS.flatMap(field => toTranslate(row, field) ?? [])
  return {
    ...{ msn, partNumber, seller, active, name },
    texts: texts.filter(text => state === undefined || text.state === state),
  }
}

/** Whether a version matches the current English and Hindi texts of a product. */
export const sameVersion = (row: TranslationRow, field: TranslatedField, version: string) =>
  versionMatches(textsOf(row, field), version)

/** Whether a version is that of these texts: of English and Hindi. */
export function versionMatches({ english, hindi }: Texts, version: string) {
  const [ofEnglish = '', ofHindi = ''] = version.slice(1).split('-')
  return { english: ofEnglish === digest(english), hindi: ofHindi === digest(hindi) }
}

/** A line of a translated file. */
export interface FileLine {
  row: number
  msn: string
  field: string
  typed: string
  version: string
  /** Why the line cannot be read; empty for a line that can. */
  broken: string
}

const VERSION = /^v[0-9a-f]{16}-[0-9a-f]{16}$/
const isField = (name: string): name is TranslatedField => Object.hasOwn(TRANSLATED, name)

/**
 * Decides for each line of a file whether it is accepted, and why not. Each line is in exactly one part of the result.
 */
export function readLines(lines: readonly FileLine[], products: ReadonlyMap<string, TranslationRow>): TranslatedFile {
  const file: TranslatedFile = { taken: [], skipped: [], wrong: [], same: 0 }
  const seen = new Set<string>()
  for (const { row, msn, field, typed, version, broken } of lines) {
    const wrong = (reason: WrongLine['reason']) =>
      void file.wrong.push({ row, msn, field, reason, typed: broken || typed })
    const product = products.get(msn)
    if (broken !== '') wrong('unreadable')
    else if (!product) wrong('product-unknown')
    else if (!isField(field)) wrong('field-unknown')
    else if (product.seller === null) wrong('no-offer')
    else if (!VERSION.test(version)) wrong('version-unknown')
    else if (seen.has(`${msn} ${field}`)) wrong('twice')
    else {
      seen.add(`${msn} ${field}`)
      const parsed = parseCell(field, typed)
      const { english, hindi } = textsOf(product, field)
      const same = sameVersion(product, field, version)
      if ('problem' in parsed) wrong(parsed.problem)
      else if (parsed.value === hindi || (parsed.value === english && hindi === '')) file.same++
      else if (parsed.value === '') wrong('empty')
      else if (same.english && same.hindi)
        file.taken.push({ msn, seller: product.seller, field, was: hindi, now: parsed.value })
      else {
        const reason = same.english ? 'hindi-changed' : 'english-changed'
        const { partNumber, seller } = product
        file.skipped.push({ row, msn, partNumber, seller, field, reason, english, hindi, typed: parsed.value })
      }
    }
  }
  return file
}
