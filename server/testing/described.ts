// Reads the OpenAPI document: operations with their inputs and responses, and validation of values against schemas.

export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  /** Content encoding; `pattern` expresses the same. */
  contentEncoding?: string
  default?: unknown
  description?: string
}

/** Supported keywords, including those without constraints; any other is an error, since it would not be checked. */
const KEYWORDS = new Set(
  '$ref type enum const anyOf oneOf properties required additionalProperties propertyNames items minItems maxItems minimum maximum minLength maxLength pattern format contentEncoding default description'.split(
    ' ',
  ),
)

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

export interface Operation {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  access: string
  parameters: Parameter[]
  body: { required: boolean; schema: JsonSchema } | null
  /** By status: response schema and the error codes allowed with it. */
  answers: Map<number, { schema: JsonSchema; codes: string[] }>
}

type Node = Record<string, unknown>
interface DescribedOperation {
  'x-access': string
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { required: boolean; content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, { content: Record<string, { schema: JsonSchema }>; 'x-codes'?: string[] }>
}

/** An OpenAPI document as served. */
export class Description {
  readonly #document: Node
  readonly #patterns = new Map<string, RegExp>()

  constructor(document: unknown) {
    this.#document = document as Node
  }

  /** Resolves a reference. @throws Error when it does not exist */
  #follow<T>(reference: string): T {
    let node: unknown = this.#document
    for (const key of reference.replace(/^#\//, '').split('/')) node = (node as Node | undefined)?.[key]
    if (node === undefined) throw new Error(`${reference} is in no part of the document`)
    return node as T
  }

  /** The schema, with a reference resolved. */
  schema(schema: JsonSchema): JsonSchema {
    return schema.$ref === undefined ? schema : this.schema(this.#follow<JsonSchema>(schema.$ref))
  }

  operations(): Operation[] {
    const paths = this.#document.paths as Record<string, Record<string, DescribedOperation>>
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([verb, described]): Operation => {
        const method = verb.toUpperCase() as Operation['method']
        const { requestBody } = described
        return {
          name: `${method} ${path}`,
          method,
          path,
          access: described['x-access'],
          parameters: described.parameters.map(one => ('$ref' in one ? this.#follow<Parameter>(one.$ref) : one)),
          body: requestBody
            ? { required: requestBody.required, schema: requestBody.content['application/json'].schema }
            : null,
          answers: new Map(
            Object.entries(described.responses).map(([status, answer]) => [
              Number(status),
              { schema: Object.values(answer.content)[0]?.schema ?? {}, codes: answer['x-codes'] ?? [] },
            ]),
          ),
        }
      }),
    )
  }

  /** The first violation of the schema by the value, or null. */
  violation(declared: JsonSchema, value: unknown, at = 'value'): string | null {
    const schema = this.schema(declared)
    for (const keyword of Object.keys(schema)) {
      if (!KEYWORDS.has(keyword)) throw new Error(`Nobody here knows the keyword ${keyword}`)
    }
    const choices = schema.anyOf ?? schema.oneOf
    if (choices && !choices.some(choice => this.violation(choice, value, at) === null))
      return `${at} is none of its kinds`
    if ('const' in schema && value !== schema.const) return `${at} is not ${String(schema.const)}`
    if (schema.enum && !schema.enum.includes(value)) return `${at} is none of ${schema.enum.join(', ')}`
    const types = typesOf(schema)
    if (types.length > 0 && !types.some(type => isOfType(type, value))) return `${at} is no ${types.join(' or ')}`
    if (typeof value === 'string') return this.#textViolation(schema, value, at)
    if (typeof value === 'number') return numberViolation(schema, value, at)
    if (Array.isArray(value)) return this.#listViolation(schema, value, at)
    if (typeof value === 'object' && value !== null) return this.#objectViolation(schema, value as Node, at)
    return null
  }

  #textViolation({ minLength, maxLength, pattern }: JsonSchema, text: string, at: string): string | null {
    if (minLength !== undefined && text.length < minLength) return `${at} is too short`
    if (maxLength !== undefined && text.length > maxLength) return `${at} is too long`
    if (pattern === undefined) return null
    const known = this.#patterns.get(pattern) ?? new RegExp(pattern, 'u')
    this.#patterns.set(pattern, known)
    return known.test(text) ? null : `${at} does not match ${pattern}`
  }

  #listViolation({ minItems, maxItems, items }: JsonSchema, list: unknown[], at: string): string | null {
    if (minItems !== undefined && list.length < minItems) return `${at} has too few`
    if (maxItems !== undefined && list.length > maxItems) return `${at} has too many`
    if (!items) return null
    for (const [index, item] of list.entries()) {
      const problem = this.violation(items, item, `${at}.${index}`)
      if (problem) return problem
    }
    return null
  }

  #objectViolation(schema: JsonSchema, value: Node, at: string): string | null {
    const { properties = {}, required = [], additionalProperties = true, propertyNames } = schema
    const missing = required.find(name => !Object.hasOwn(value, name))
    if (missing !== undefined) return `${at}.${missing} is missing`
    for (const [name, item] of Object.entries(value)) {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (!own && additionalProperties === false) return `${at}.${name} is not expected`
      const rest = typeof additionalProperties === 'object' ? additionalProperties : {}
      const problem =
        this.violation(own ?? rest, item, `${at}.${name}`) ??
        (propertyNames ? this.violation(propertyNames, name, `${at} (name)`) : null)
      if (problem) return problem
    }
    return null
  }
}

/** The types that a schema allows; empty when unrestricted. */
export function typesOf({ type = [] }: JsonSchema): string[] {
  return typeof type === 'string' ? [type] : type
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

function numberViolation({ minimum, maximum }: JsonSchema, value: number, at: string): string | null {
  if (minimum !== undefined && value < minimum) return `${at} is below ${minimum}`
  if (maximum !== undefined && value > maximum) return `${at} is above ${maximum}`
  return null
}
