// Names of categories, attributes and brands, attribute values and their Hindi: missing or outdated ones, and the
// changes in a translated file.

import { NAME_FIELDS } from '../../../contract/products/names.rules.ts'
import {
  FIELDS_OF,
  type NamedKind,
  type NamedRecord,
  type NameField,
  type NamesRead,
  type NameToTranslate,
  type WrongName,
} from '../../../contract/products/names-api.ts'
import type { NamedRow } from '../../catalog/service.ts'
import { type Texts, versionMatches, versionOf } from './translations.ts'

export function textsOfName(row: NamedRow, field: NameField): Texts {
  return field === 'intro' ? { english: row.introEn, hindi: row.introHi } : { english: row.nameEn, hindi: row.nameHi }
}

/** `isCurrent` says whether the Hindi was written for the current English; null when unknown. */
function stateOf({ english, hindi }: Texts, isCurrent: boolean | null): NameToTranslate['state'] | null {
  if (english === '') return null
  if (hindi === '') return 'missing'
  if (hindi === english) return isCurrent ? null : 'missing'
  return isCurrent === false ? 'outdated' : null
}

const isField = (name: string): name is NameField => Object.hasOwn(NAME_FIELDS, name)

/** The missing or outdated texts of a record, or those in one state; a value with and without Hindi. */
export function presentNames(kind: NamedKind, row: NamedRow, state: NameToTranslate['state'] | undefined): NamedRecord {
  const texts = FIELDS_OF[kind].flatMap((field): NameToTranslate[] => {
    const { english, hindi } = textsOfName(row, field)
    const isCurrent = field === 'intro' ? row.introCurrent : row.nameCurrent
    const own = field === 'value' ? (isCurrent ? 'done' : 'missing') : stateOf({ english, hindi }, isCurrent)
    if (own === null || (state !== undefined && own !== state)) return []
    return [{ field, english, hindi, state: own, version: versionOf(english, hindi) }]
  })
  const { id, nameEn: name, path, active, products = null, suggested = '' } = row
  return { id, name, path, active, products, suggested, texts }
}

/** A line of a translated file. */
export interface NameLine {
  row: number
  id: string
  field: string
  typed: string
  version: string
  /** Why the line cannot be read; empty for a line that can. */
  broken: string
}

const VERSION = /^v[0-9a-f]{16}-[0-9a-f]{16}$/

/** Why a line cannot be used; null for one that can. */
function mistakeOf(
  line: NameLine,
  records: ReadonlyMap<string, NamedRow>,
  kind: NamedKind,
): WrongName['reason'] | null {
  const { id, field, typed, version, broken } = line
  if (broken !== '') return 'unreadable'
  if (!records.has(id)) return 'record-unknown'
  if (!isField(field) || !FIELDS_OF[kind].includes(field)) return 'field-unknown'
  if (!VERSION.test(version)) return 'version-unknown'
  return typed.length > NAME_FIELDS[field] ? 'long' : null
}

/**
 * Decides for each line of a file whether it is accepted, and why not. Each line is in exactly one part of the result.
 */
export function readNameLines(
  lines: readonly NameLine[],
  records: ReadonlyMap<string, NamedRow>,
  kind: NamedKind,
): NamesRead {
  const file: NamesRead = { taken: [], skipped: [], wrong: [], same: 0 }
  const seen = new Set<string>()
  for (const line of lines) {
    const { row, id, field, version, broken } = line
    const typed = line.typed.trim()
    const wrong = (reason: WrongName['reason']) =>
      void file.wrong.push({ row, id, field, reason, typed: broken || typed })
    const mistake = mistakeOf({ ...line, typed }, records, kind)
    const record = records.get(id)
    if (mistake !== null) wrong(mistake)
    else if (seen.has(`${id} ${field}`)) wrong('twice')
    else if (record && isField(field)) {
      seen.add(`${id} ${field}`)
      const texts = textsOfName(record, field)
      const { english, hindi } = texts
      const same = versionMatches(texts, version)
      if (typed === hindi) file.same++
      // an empty cell, for a text without its own Hindi
      else if (typed === '' && hindi === english) file.same++
      else if (typed === '') wrong('empty')
      else if (same.english && same.hindi) file.taken.push({ id, field, version, was: hindi, now: typed })
      else {
        const reason = same.english ? 'hindi-changed' : 'english-changed'
        file.skipped.push({ row, id, field, reason, english, hindi, version: versionOf(english, hindi), typed })
      }
    }
  }
  return file
}
