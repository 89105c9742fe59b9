// The fields of a call's input, and of its changes, as texts.

export interface FieldChange {
  /** Path of the field, such as `details.gstin`; empty for a value that is no object. */
  field: string
  before: string
  after: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as text: texts unchanged, lists separated by commas, missing values empty. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every(part => typeof part !== 'object')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields that differ, in stored order; empty if both are null. */
export function changesOf(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (!isObject(before) && !isObject(after)) {
    const [was, is] = [textOf(before), textOf(after)]
    return was === is ? [] : [{ field: path, before: was, after: is }]
  }
  const [from, to] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return fields.flatMap(field => changesOf(from[field], to[field], path ? `${path}.${field}` : field))
}

/** The input of a call, field by field, without path parameters, which identify the record. */
export function sentFields(input: unknown): FieldChange[] {
  if (!isObject(input)) return []
  const { query, body } = input
  return [...changesOf(null, query), ...changesOf(null, body)]
}
