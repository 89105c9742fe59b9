// Staff endpoints for rules by which custom fields of customers and companies decide about cash on delivery.

import { z } from 'zod'
import { FIELD_KEY, FIELD_TYPES } from '../custom-fields/kinds.rules.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zUuid } from '../shared/schemas.ts'
import { COD_OUTCOMES } from './cod-types.ts'

/** Kinds of records whose fields can have rules, and types of fields with few values. */
export const COD_FIELD_KINDS = ['customer', 'company'] as const
export const COD_FIELD_TYPES = ['choice', 'yes-no'] as const

const zValue = z.string().regex(FIELD_KEY, 'The key of an option, or yes or no.')

const zAccountRule = z.object({
  fieldId: zUuid,
  /** The key of an option, or `yes` or `no`. */
  value: z.string(),
  outcome: z.enum(COD_OUTCOMES),
})
export type CodAccountRule = z.output<typeof zAccountRule>

const zRuleField = z.object({
  fieldId: zUuid,
  recordKind: z.enum(COD_FIELD_KINDS),
  nameEn: z.string(),
  nameHi: z.string(),
  type: z.enum(FIELD_TYPES),
  /** Whether new rules can use it: a choice or a yes/no field, neither retired nor sensitive. */
  offered: z.boolean(),
  /** Options of a choice in order, including retired ones; empty for other types. */
  options: z.array(z.object({ key: z.string(), nameEn: z.string(), nameHi: z.string() })),
})
export type CodRuleField = z.output<typeof zRuleField>

const zRules = z.object({
  /** Ordered by fields and options; values that a field no longer has come last. */
  rules: z.array(zAccountRule),
  /** Fields that can have rules, and fields that have some. */
  fields: z.array(zRuleField),
})
export type CodAccountRules = z.output<typeof zRules>

const fieldId = '4a3a8f57-4f3e-4e6f-9a0a-5c5f2f9d8e77'
const example: CodAccountRules = {
  rules: [{ fieldId, value: 'c', outcome: 'closed' }],
  fields: [
    {
      ...{ fieldId, recordKind: 'customer', nameEn: 'Grade', nameHi: 'श्रेणी', type: 'choice', offered: true },
      options: [{ key: 'c', nameEn: 'C', nameHi: 'सी' }],
    },
  ],
}

export const codAccountEndpoints = defineEndpoints({
  codAccountRules: {
    method: 'GET',
    path: '/api/admin/payments/codAccountRules',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Lists the cash-on-delivery rules by custom fields of customers and companies, and the fields to choose from.',
    query: z.object({ market: zMarket }),
    response: envelope(zRules),
    errors: [],
    example: ok(example),
  },
  saveCodAccountRule: {
    method: 'POST',
    path: '/api/admin/payments/codAccountRules',
    access: 'staff',
    permission: 'payments.write',
    summary:
      'Blocks cash on delivery for accounts with a value of a custom field, allows it to them whatever their order history, or removes the rule (`outcome` null). `closed` takes precedence over `open`; limits of amount, weight and delivery location still apply. `before` is the outcome that the caller has seen.',
    body: z.object({
      market: zMarket,
      fieldId: zUuid,
      value: zValue,
      before: z.enum(COD_OUTCOMES).nullable(),
      outcome: z.enum(COD_OUTCOMES).nullable(),
    }),
    response: envelope(zRules),
    errors: ['field.unknown', 'field.value', 'settings.changed-meanwhile'],
    example: ok(example),
  },
})
