// Each field of each call that may need approval has a meaning, by which the console shows it.

import { expect, it } from 'vitest'
import { z } from 'zod'
import { SENT_FIELDS, type SentKind } from '../../contract/approvals/sent.rules.ts'
import { domains } from '../domains.ts'

const approvable = domains
  .flatMap(({ routes = [] }) => routes)
  .map(({ endpoint }) => endpoint)
  .filter(({ approval }) => approval)

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }
const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

/** The fields of an object, of list items, or of a nullable type. */
function fieldsOf({ properties, items, anyOf }: Schema): Record<string, Schema> {
  if (properties) return properties
  if (items) return fieldsOf(items)
  return Object.assign({}, ...(anyOf ?? []).map(fieldsOf)) as Record<string, Schema>
}

it.each(approvable.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'knows each field of %s',
  (call, { params, body }) => {
    const known = SENT_FIELDS[call as keyof typeof SENT_FIELDS] as Record<string, SentKind>
    const sent = Object.assign({}, ...[params, body].map(part => (part ? fieldsOf(schemaOf(part as z.ZodType)) : {})))
    for (const [name, schema] of Object.entries(sent)) {
      const kind = known[name]
      expect(kind, name).toBeDefined()
      if (typeof kind === 'object')
        expect(Object.keys(kind.each).sort()).toEqual(Object.keys(fieldsOf(schema as Schema)).sort())
      else if (kind !== 'hidden' && kind !== 'words') expect(fieldsOf(schema as Schema), name).toEqual({})
    }
  },
)

it('lists no call that needs no approval', () => {
  expect(Object.keys(SENT_FIELDS).sort()).toEqual(approvable.map(({ method, path }) => `${method} ${path}`).sort())
})
