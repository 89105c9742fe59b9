// What a definition of a custom field must be: each type has its own settings and no others.

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

/** What is wrong with a definition; nothing for a good one. */
export function definitionProblems(field: FieldInput): Problem[] {
  const { type, maxLength, digits } = field
  const problems = optionProblems(field)
  if ((type === 'text') !== (maxLength !== null))
    problems.push({ path: 'maxLength', message: type === 'text' ? 'Required.' : 'For a text alone.' })
  if ((type === 'decimal') !== (digits !== null))
    problems.push({ path: 'digits', message: type === 'decimal' ? 'Required.' : 'For a decimal alone.' })
  return problems
}

/** Whether values of the one would mean the same as values of the other. */
export function keepsValues(before: FieldInput, after: FieldInput): boolean {
  return before.key === after.key && before.type === after.type && before.digits === after.digits
}

/** Options that the one had and the other has not. */
export function removedOptions(before: FieldInput, after: FieldInput): string[] {
  const left = new Set(after.options.map(({ key }) => key))
  return before.options.map(({ key }) => key).filter(key => !left.has(key))
}
