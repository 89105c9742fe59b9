// Custom fields in a list: conditions on its rows, and fields shown as columns. They need `fields.read` too.

import { z } from 'zod'
import { FIELD_KEY, MAX_CONDITIONS, MAX_SHOWN } from './kinds.rules.ts'

/** A key, a colon, and a value, `from..to` for numbers and days, or nothing for records without a value. */
const zCondition = z
  .string()
  .max(600)
  .regex(/^[a-z][a-z0-9-]{0,39}:.*$/u, 'The key of a field, a colon and a value, such as priority:high.')
const zKey = z.string().regex(FIELD_KEY, 'The key of a field.')

const oneOrMore = <T extends z.ZodType<string>>(one: T, max: number) =>
  z
    .union([one, z.array(one).max(max)])
    .transform(values => [...new Set([values].flat())])
    .optional()

export const fieldQuery = {
  field: oneOrMore(zCondition, MAX_CONDITIONS),
  show: oneOrMore(zKey, MAX_SHOWN),
}
/** The same for the company of a customer. */
export const companyFieldQuery = {
  companyField: oneOrMore(zCondition, MAX_CONDITIONS),
  companyShow: oneOrMore(zKey, MAX_SHOWN),
}

/** Values of the shown fields by key; null where a record has none. */
export const zShownFields = z.record(z.string(), z.string().nullable())
export type ShownFields = z.output<typeof zShownFields>

export const FIELD_LIST_ERRORS = ['field.unknown', 'field.value'] as const
