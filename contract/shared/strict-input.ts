// Makes the input schemas of an endpoint reject fields that they do not name, at every depth.

import { z } from 'zod'

/** Wrapper schemas whose definition has an `innerType`. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'optional',
  'nullable',
  'default',
  'prefault',
  'nonoptional',
  'readonly',
])

type Definition = z.core.$ZodTypeDef & Record<string, unknown>

/** The definition with strict parts, or the same one when no part is an object. */
function strictDefinition(definition: Definition): Definition {
  const replaced = (name: string): Definition => {
    const part = definition[name] as z.ZodType
    const strictPart = strict(part)
    return strictPart === part ? definition : { ...definition, [name]: strictPart }
  }
  const { type } = definition
  if (WRAPPERS.has(type)) return replaced('innerType')
  if (type === 'array') return replaced('element')
  if (type === 'record') return replaced('valueType')
  if (type === 'pipe') return replaced('in')
  if (type === 'union') return { ...definition, options: (definition.options as z.ZodType[]).map(strict) }
  if (type !== 'object' || definition.catchall) return definition
  const shape = Object.entries(definition.shape as Record<string, z.ZodType>)
  return {
    ...definition,
    shape: Object.fromEntries(shape.map(([name, part]) => [name, strict(part)])),
    catchall: z.never(),
  }
}

/**
 * The same schema, whose objects reject unknown fields, also inside lists, unions and optional parts. Silently dropping
 * a field would do something other than requested: dropping a list of lines to cancel would cancel the whole order. An
 * object that declares how to handle additional fields stays as it is.
 */
export function strict<T extends z.ZodType>(schema: T): T {
  const definition = schema._zod.def as unknown as Definition
  const changed = strictDefinition(definition)
  if (changed === definition) return schema
  const copy = schema.clone(changed as never)
  const described = schema.meta()
  return described ? copy.meta(described) : copy
}
