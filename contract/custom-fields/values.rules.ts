// The format of custom field values: one spelling per type, parsed from user input and otherwise unchanged.

import { type FieldOption, type FieldType, MAX_FIELD_TEXT } from './kinds.rules.ts'

/** What determines the format of a value. */
export interface ValueRules {
  type: FieldType
  /** Maximum length of a text; null for other types. */
  maxLength: number | null
  /** Decimal places of a decimal; null for other types. */
  digits: number | null
  options: readonly FieldOption[]
}

export const VALUE_PROBLEMS = {
  required: 'Required.',
  spaces: 'It begins or ends with a space.',
  line: 'One line of text without control characters.',
  long: 'Too long.',
  whole: 'A whole number of up to 15 digits, such as 1250.',
  decimal: 'A number such as 1250.50, with no more digits after the point than the field has.',
  date: 'A day as 2026-11-27.',
  'yes-no': 'yes or no.',
  option: 'None of the options that are offered.',
} as const
export type ValueProblem = keyof typeof VALUE_PROBLEMS

export type ReadValue = { value: string } | { problem: ValueProblem }

const WHOLE = /^(0|-?[1-9]\d{0,14})$/
const DECIMAL = /^-?(0|[1-9]\d{0,11})(\.(\d{1,6}))?$/
const DAY = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
// neither control characters nor those that change the text direction
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

function readText(typed: string, maxLength: number): ReadValue {
  if (!ONE_LINE.test(typed)) return { problem: 'line' }
  if (typed !== typed.trim()) return { problem: 'spaces' }
  return [...typed].length > maxLength ? { problem: 'long' } : { value: typed }
}

/** Padded to all decimals of the field: `12.5` with two decimals is `12.50`. */
function readDecimal(typed: string, digits: number): ReadValue {
  const [, whole = '', , fraction = ''] = DECIMAL.exec(typed) ?? []
  const isMinusZero = typed.startsWith('-') && Number(typed) === 0
  if (whole === '' || fraction.length > digits || isMinusZero) return { problem: 'decimal' }
  return { value: `${typed.startsWith('-') ? '-' : ''}${whole}.${fraction.padEnd(digits, '0')}` }
}

function readDay(typed: string): ReadValue {
  const exists = DAY.test(typed) && new Date(`${typed}T00:00:00Z`).toISOString().startsWith(typed)
  return exists ? { value: typed } : { problem: 'date' }
}

/** A value as stored and shown. `present` is the record's current value: a retired option may stay. */
export function readValue(rules: ValueRules, typed: string, present: string | null = null): ReadValue {
  switch (rules.type) {
    case 'text':
      return readText(typed, rules.maxLength ?? MAX_FIELD_TEXT)
    case 'whole':
      return WHOLE.test(typed) ? { value: typed } : { problem: 'whole' }
    case 'decimal':
      return readDecimal(typed, rules.digits ?? 0)
    case 'date':
      return readDay(typed)
    case 'yes-no':
      return typed === 'yes' || typed === 'no' ? { value: typed } : { problem: 'yes-no' }
    case 'choice': {
      const option = rules.options.find(({ key }) => key === typed)
      return option && (!option.retired || typed === present) ? { value: typed } : { problem: 'option' }
    }
  }
}

export type Condition =
  /** Matches records without a value. */
  | { kind: 'none' }
  | { kind: 'is'; value: string }
  /** Lower and upper bound, both inclusive; null for unbounded. */
  | { kind: 'between'; from: string | null; to: string | null }

/**
 * The part of a condition after its key: nothing, one value, or `from..to` for numbers and days. Retired options can be
 * searched for.
 */
export function readCondition(rules: ValueRules, text: string): Condition | { problem: ValueProblem } {
  if (text === '') return { kind: 'none' }
  const isRange = rules.type === 'whole' || rules.type === 'decimal' || rules.type === 'date'
  if (!isRange) {
    const read = readValue({ ...rules, maxLength: MAX_FIELD_TEXT }, text, text)
    return 'problem' in read ? read : { kind: 'is', value: read.value }
  }
  const at = text.indexOf('..')
  const written = at < 0 ? [text, text] : [text.slice(0, at), text.slice(at + 2)]
  const ends = written.map(end => (end === '' ? { value: null } : readValue(rules, end)))
  const [first, last] = ends
  const wrong = ends.find(end => 'problem' in end)
  if (wrong && 'problem' in wrong) return { problem: wrong.problem }
  if (!first || !last || 'problem' in first || 'problem' in last || (first.value === null && last.value === null))
    return { problem: 'required' }
  return { kind: 'between', from: first.value, to: last.value }
}
