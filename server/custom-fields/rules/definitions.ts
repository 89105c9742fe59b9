// Validates definitions of custom fields: each type has its own settings and no others.

import type { FieldInput } from '../../../contract/custom-fields/api.ts'

interface Problem {
  path: string
  message: string
}

function optionProblems({ type, options }: FieldInput): Problem[] {
  if (type !== 'choice') return options.length > 0 ? [{ path: 'options', message: 'For a choice alone.' }] : []
  if (options.every(({ retired }) => retired)) return [{ path: 'options', message: 'At least one that is offered.' }]
  const keys = new Set(options.map(({ key }) => key))
  return keys.size < options.length ? [{ path: 'options', message: 'Each key once.' }] : []
}

/** The problems of a definition; empty for a valid one. */
export function definitionProblems(field: FieldInput): Problem[] {
  const { type, maxLength, digits } = field
  const problems = optionProblems(field)
  if ((type === 'text') !== (maxLength !== null))
    problems.push({ path: 'maxLength', message: type === 'text' ? 'Required.' : 'For a text alone.' })
  if ((type === 'decimal') !== (digits !== null))
    problems.push({ path: 'digits', message: type === 'decimal' ? 'Required.' : 'For a decimal alone.' })
  return problems
}

/** Whether values of one definition keep their meaning under the other. */
export function keepsValues(before: FieldInput, after: FieldInput): boolean {
  return before.key === after.key && before.type === after.type && before.digits === after.digits
}

/** Options that were removed. */
export function removedOptions(before: FieldInput, after: FieldInput): string[] {
  const left = new Set(after.options.map(({ key }) => key))
  return before.options.map(({ key }) => key).filter(key => !left.has(key))
}
