// Unknown fields are rejected at every depth, whatever wraps the object; everything else stays as declared.

import { expect, it } from 'vitest'
import { z } from 'zod'
import { strict } from './strict-input.ts'

const zLine = z.object({ lineNo: z.int() })
const schema = strict(
  z
    .object({
      list: z.array(zLine).optional(),
      choice: z.union([zLine, z.object({ name: z.string() })]).optional(),
      byName: z.record(z.string(), zLine).default({}),
      maybe: zLine.nullable().optional(),
      piped: zLine.transform(line => line.lineNo).optional(),
      open: z.looseObject({}).optional(),
      size: z.coerce.number().int().default(20).describe('How many'),
    })
    .refine(({ size }) => size > 0, 'Too small'),
)

const unknownIn = (value: unknown) => JSON.stringify(schema.safeParse(value).error?.issues ?? [])

it.each([
  [{ other: 1 }],
  [{ list: [{ lineNo: 1, other: 1 }] }],
  [{ choice: { lineNo: 1, other: 1 } }],
  [{ byName: { first: { lineNo: 1, other: 1 } } }],
  [{ maybe: { lineNo: 1, other: 1 } }],
  [{ piped: { lineNo: 1, other: 1 } }],
])('rejects %j', value => {
  expect(unknownIn(value)).toContain('"keys":["other"]')
})

it('keeps defaults, checks, conversions and objects that take further fields', () => {
  expect(schema.parse({ open: { other: 1 }, piped: { lineNo: 3 } })).toEqual({
    byName: {},
    open: { other: 1 },
    piped: 3,
    size: 20,
  })
  expect(unknownIn({ size: 0 })).toContain('Too small')
  expect(unknownIn({ list: 'x' })).toContain('invalid_type')
})

it('describes itself as closed', () => {
  expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({
    additionalProperties: false,
    properties: { list: { items: { additionalProperties: false } }, size: { description: 'How many' } },
  })
})
