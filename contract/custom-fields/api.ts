// Endpoints for owners to define custom fields of orders, customers and companies, and for staff to read and write their values.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText, zUuid } from '../shared/schemas.ts'
import {
  FIELD_KEY,
  FIELD_KINDS,
  FIELD_TYPES,
  MAX_DIGITS,
  MAX_FIELD_NAME,
  MAX_FIELD_TEXT,
  MAX_FIELDS,
  MAX_FIELDS_EVER,
  MAX_OPTIONS,
} from './kinds.rules.ts'

const access = 'staff' as const
const zKey = z.string().regex(FIELD_KEY, 'Small letters, digits and hyphens, 40 at most, a letter first.')
const zName = zText(MAX_FIELD_NAME)
const zFlag = z.boolean()

const zOption = z.object({ key: zKey, nameEn: zName, nameHi: zName, retired: zFlag.default(false) })

const definition = {
  key: zKey,
  nameEn: zName,
  nameHi: zName,
  type: z.enum(FIELD_TYPES),
  /** Maximum length of a text; null for other types. */
  maxLength: z.int().min(1).max(MAX_FIELD_TEXT).nullable().default(null),
  /** Decimal places of a decimal; null for other types. */
  digits: z.int().min(1).max(MAX_DIGITS).nullable().default(null),
  /** Options of a choice, in order; empty for other types. */
  options: z.array(zOption).max(MAX_OPTIONS).default([]),
  /** Whether it is required when staff save the fields of a record. */
  required: zFlag.default(false),
  /** Only readable and writable with `customers.unmask`; never in lists or their exports. */
  sensitive: zFlag.default(false),
  /** Existing values are kept and shown; the field is no longer offered. */
  retired: zFlag.default(false),
}
const zInput = z.object(definition)
export type FieldInput = z.output<typeof zInput>

const zField = z.object({
  fieldId: zUuid,
  market: zMarket,
  recordKind: z.enum(FIELD_KINDS),
  ...zInput.shape,
  /** Whether any record has a value for it; key, type and digits then cannot be changed. */
  hasValues: zFlag,
  /** Increases with each change. */
  version: z.int(),
})
export type CustomField = z.output<typeof zField>

const zFieldValue = z.object({
  fieldId: zUuid,
  /** In the format of the field's type; null when there is none, and for sensitive fields. */
  value: z.string().nullable(),
  /** Whether there is a value. */
  filled: zFlag,
})

const zRecordFields = z.object({ fields: z.array(zField), values: z.array(zFieldValue) })
export type RecordFields = z.output<typeof zRecordFields>

const params = z.object({ fieldId: zUuid })
const recordParams = z.object({
  recordKind: z.enum(FIELD_KINDS),
  /** Number of an order, or id of a customer; for a company, the id of its customer. */
  recordId: z.string().regex(/^([1-9]\d{0,14}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'A number or an id.'),
})
const zTyped = z.string().min(1, 'Required.').max(MAX_FIELD_TEXT, `At most ${MAX_FIELD_TEXT} characters.`).nullable()

const field: CustomField = {
  ...{ fieldId: '4a3a8f57-4f3e-4e6f-9a0a-5c5f2f9d8e77', market: 'IN', recordKind: 'order', key: 'priority' },
  ...{ nameEn: 'Priority', nameHi: 'प्राथमिकता', type: 'choice', maxLength: null, digits: null },
  options: [
    { key: 'high', nameEn: 'High', nameHi: 'ज़्यादा', retired: false },
    { key: 'low', nameEn: 'Low', nameHi: 'कम', retired: false },
  ],
  ...{ required: false, sensitive: false, retired: false, hasValues: true, version: 1 },
}
const { fieldId } = field
const recordFields: RecordFields = { fields: [field], values: [{ fieldId, value: 'high', filled: true }] }
const fieldErrors = ['request.invalid', 'field.key-taken', 'field.too-many'] as const
const changeErrors = ['field.unknown', 'settings.changed-meanwhile'] as const

export const customFieldEndpoints = defineEndpoints({
  customFields: {
    method: 'GET',
    path: '/api/admin/customFields',
    access,
    permission: 'fields.read',
    summary:
      'Lists the custom fields of a kind of record in a market, in display order; requires permission to read such records.',
    query: z.object({ market: zMarket, recordKind: z.enum(FIELD_KINDS) }),
    response: envelope(z.object({ fields: z.array(zField) })),
    errors: [],
    example: ok({ fields: [field] }),
  },
  createCustomField: {
    method: 'POST',
    path: '/api/admin/customFields',
    access,
    permission: 'fields.write',
    summary: `Creates a custom field at the end of the order; at most ${MAX_FIELDS} of a kind in a market, and ${MAX_FIELDS_EVER} including retired ones. The caller chooses the id, so repeating the request does not create a second field.`,
    body: z.object({ fieldId: zUuid, market: zMarket, recordKind: z.enum(FIELD_KINDS), ...definition }),
    response: envelope(zField),
    errors: [...fieldErrors, 'request.idempotency'],
    example: ok(field),
  },
  changeCustomField: {
    method: 'POST',
    path: '/api/admin/customFields/{fieldId}',
    access,
    permission: 'fields.write',
    summary:
      'Replaces the definition of a custom field. Once it has values, its key, type and digits cannot be changed, and options in use are retired instead of removed.',
    params,
    body: z.object({ ...definition, version: z.int().min(1).max(1_000_000) }),
    response: envelope(zField),
    errors: [...fieldErrors, ...changeErrors, 'field.in-use', 'field.option-in-use'],
    example: ok({ ...field, version: 2 }),
  },
  deleteCustomField: {
    method: 'DELETE',
    path: '/api/admin/customFields/{fieldId}',
    access,
    permission: 'fields.write',
    summary: 'Deletes a custom field that has no values and is not used by a rule. Repeating it changes nothing.',
    params,
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['field.in-use', 'field.has-rule'],
    example: ok({ deleted: true as const }),
  },
  arrangeCustomFields: {
    method: 'POST',
    path: '/api/admin/customFieldOrder',
    access,
    permission: 'fields.write',
    summary:
      'Sets the order of the custom fields of a kind. Each field must be named once; when the set of fields has changed meanwhile, nothing is saved.',
    body: z.object({
      ...{ market: zMarket, recordKind: z.enum(FIELD_KINDS) },
      fieldIds: z.array(zUuid).min(1).max(MAX_FIELDS_EVER),
    }),
    response: envelope(z.object({ fields: z.array(zField) })),
    errors: ['settings.changed-meanwhile'],
    example: ok({ fields: [field] }),
  },
  fieldsOfRecord: {
    method: 'GET',
    path: '/api/admin/fieldValues/{recordKind}/{recordId}',
    access,
    permission: 'fields.read',
    summary:
      'Returns the custom fields of a record with their values, except those of sensitive fields. A retired field is included while the record has a value for it.',
    params: recordParams,
    response: envelope(zRecordFields),
    errors: ['request.not-found'],
    example: ok(recordFields),
  },
  sensitiveFieldsOfRecord: {
    method: 'GET',
    path: '/api/admin/fieldValues/{recordKind}/{recordId}/sensitive',
    access,
    permission: 'customers.unmask',
    summary:
      'Returns the custom fields of a record including the values of sensitive ones; also requires `fields.read`. Recorded in the audit log.',
    params: recordParams,
    response: envelope(zRecordFields),
    errors: ['request.not-found'],
    recorded: true,
    perMinute: 60,
    example: ok(recordFields),
  },
  saveFieldsOfRecord: {
    method: 'POST',
    path: '/api/admin/fieldValues/{recordKind}/{recordId}',
    access,
    permission: 'fields.read',
    summary:
      'Sets custom field values of a record; requires `orders.write` for orders, `customers.note` for customers and companies, and `customers.unmask` for sensitive fields. `before` is the value last read by the caller; when one has changed, nothing is saved.',
    params: recordParams,
    body: z.object({
      fieldValues: z
        .array(z.object({ fieldId: zUuid, before: zTyped, value: zTyped }))
        .min(1)
        .max(MAX_FIELDS),
    }),
    response: envelope(zRecordFields),
    errors: ['request.not-found', 'field.unknown', 'field.value', 'settings.changed-meanwhile'],
    example: ok(recordFields),
  },
})
