// The description of a merchant's store in a setup file, and its validation.

import { z } from 'zod'
import { isPincode } from '../../../contract/shared/digits.ts'
import { parseGstin } from '../../../contract/shared/gstin.ts'
import { isTrn } from '../../../contract/shared/identifiers.ts'

const text = (most: number) => z.string().trim().min(1, 'is missing').max(most)
const zCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{1,19}$/, 'is 2 to 20 letters, digits and hyphens')
const zDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is a day such as 2027-01-26')
const zAmount = z.number().positive().max(1e9)

const zRegistration = z.strictObject({
  taxNumber: text(20),
  /** Emirate code; in India the State is part of the GSTIN. */
  emirate: z.string().optional(),
  address: text(300).optional(),
  place: text(80).optional(),
})

const zWarehouse = z.strictObject({
  code: zCode,
  name: text(80),
  nameHi: text(80).optional(),
  pincode: z.string().optional(),
  emirate: z.string().optional(),
  cutoffHour: z.number().int().min(0).max(23).default(16),
})

const zCarrier = z.strictObject({
  code: zCode,
  name: text(80),
  cod: z.boolean().default(true),
  maxWeightKg: zAmount.default(50),
  maxValue: zAmount.default(200_000),
  codMaxValue: zAmount.optional(),
  bands: z
    .array(z.strictObject({ maxKm: z.number().int().min(1).max(20_000), days: z.number().int().min(1).max(60) }))
    .min(1, 'is missing: up to which distance it carries, and in how many working days'),
})

const zException = z.strictObject({
  prefix: z.string().regex(/^(\d{1,6}|[A-Z]{2})$/, 'is the beginning of a pincode, or an emirate code'),
  serviceable: z.boolean().default(true),
  cod: z.boolean().default(true),
  extraDays: z.number().int().min(0).max(30).default(0),
  note: z.string().max(200).default(''),
})

const zContact = z.strictObject({
  phone: text(30),
  email: z.email('is no email address'),
  hours: text(120).optional(),
  hoursHi: text(120).optional(),
  /** The grievance officer, who must be published in India. Phone and email default to the store's. */
  grievance: z.strictObject({
    name: text(120),
    nameHi: text(120).optional(),
    phone: text(30).optional(),
    email: z.email('is no email address').optional(),
  }),
})

const zShape = z.strictObject({
  market: z.enum(['IN', 'AE'], 'is IN or AE'),
  seller: z.strictObject({
    code: zCode,
    legalName: text(200),
    tradeName: text(120).optional(),
    address: text(300),
    place: text(80),
    registrations: z
      .array(zRegistration)
      .min(1, 'is missing: the tax number of the seller in each State of a warehouse'),
  }),
  contact: zContact,
  warehouses: z.array(zWarehouse).min(1, 'is missing: where products are dispatched from'),
  carriers: z.array(zCarrier).min(1, 'is missing: who delivers, how far and in how many days'),
  /** "everywhere", or beginnings of pincodes, or emirate codes. */
  deliverTo: z.union([z.literal('everywhere'), z.array(z.string().regex(/^(\d{1,6}|[A-Z]{2})$/)).min(1)], {
    error: 'is "everywhere" or a list of beginnings of pincodes ("411"), or of emirate codes ("DU")',
  }),
  exceptions: z.array(zException).default([]),
  holidays: z.array(z.strictObject({ day: zDay, name: text(80) })).default([]),
  /** "sample", or the path of a CSV file, from the folder of the setup file. */
  taxRates: text(1000),
})

export type SetupPlan = z.infer<typeof zShape>
type Registration = SetupPlan['seller']['registrations'][number]

export const EMIRATES = ['AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU']

const GSTIN_PROBLEMS = {
  format: 'is no GSTIN: 15 characters such as 27AAKCS4821M1ZW',
  state: 'begins with no State code',
  'check-digit': 'has a wrong check digit: compare it with the certificate',
}

/** State or emirate of a registration, or the problem with it. */
function registrationState(market: SetupPlan['market'], { taxNumber, emirate }: Registration) {
  if (market === 'AE') {
    if (!isTrn(taxNumber)) return { problem: 'taxNumber: is no TRN: 15 digits, the first one 1' }
    if (!EMIRATES.includes(emirate ?? '')) return { problem: `emirate: is one of ${EMIRATES.join(', ')}` }
    return { state: emirate ?? '' }
  }
  const parsed = parseGstin(taxNumber)
  if (!parsed.valid) return { problem: `taxNumber: ${taxNumber} ${GSTIN_PROBLEMS[parsed.reason]}` }
  if (parsed.kind !== 'normal' || parsed.gstin.charAt(13) !== 'Z')
    return { problem: `taxNumber: ${taxNumber} is not the GSTIN of a seller (${parsed.kind})` }
  return { state: parsed.stateCode }
}

/** GST state code or emirate code of a registration that is valid. */
export function stateOf(market: SetupPlan['market'], registration: Registration): string {
  return registrationState(market, registration).state ?? ''
}

/** Validation beyond the schema: numbers, locations and codes of the market. */
function furtherProblems({ market, seller, warehouses, carriers, deliverTo, exceptions }: SetupPlan): string[] {
  const registrations = seller.registrations.flatMap((one, at) => {
    const { problem } = registrationState(market, one)
    return problem ? [`seller.registrations[${at}].${problem}`] : []
  })
  const places = warehouses.flatMap((one, at) => {
    if (market === 'IN')
      return isPincode(one.pincode ?? '') ? [] : [`warehouses[${at}].pincode: six digits are missing`]
    return EMIRATES.includes(one.emirate ?? '') ? [] : [`warehouses[${at}].emirate: is one of ${EMIRATES.join(', ')}`]
  })
  const prefixes = [...(deliverTo === 'everywhere' ? [] : deliverTo), ...exceptions.map(({ prefix }) => prefix)]
  const foreign = prefixes.filter(prefix => (market === 'IN' ? !/^\d+$/.test(prefix) : !EMIRATES.includes(prefix)))
  const repeated = (what: string, codes: readonly string[]) =>
    codes.flatMap((code, at) => (codes.indexOf(code) < at ? [`${what}: the code ${code} comes twice`] : []))
  const states = seller.registrations.map(one => stateOf(market, one)).filter(Boolean)
  return [
    ...registrations,
    ...places,
    ...foreign.map(prefix => `deliverTo: "${prefix}" is no place of this market`),
    ...repeated(
      'warehouses',
      warehouses.map(({ code }) => code),
    ),
    ...repeated(
      'carriers',
      carriers.map(({ code }) => code),
    ),
    ...repeated('seller.registrations', states).map(problem => problem.replace('the code', 'the State')),
  ]
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (before, part) => (typeof part === 'number' ? `${before}[${part}]` : `${before}${before && '.'}${String(part)}`),
    '',
  )
}

/** Why a setup cannot be carried out; each problem names its field. */
export class SetupProblems extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The store cannot be set up:\n${problems.map(problem => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Reads the description of a store. @throws SetupProblems naming every field that is missing or wrong */
export function parsePlan(input: unknown): SetupPlan {
  const parsed = zShape.safeParse(input)
  if (!parsed.success) {
    throw new SetupProblems(
      parsed.error.issues.map(({ path, message, code, ...issue }) => {
        const missing = code === 'invalid_type' && 'input' in issue && issue.input === undefined
        const absent = code === 'invalid_type' && /received undefined/.test(message)
        return `${pathText(path) || 'the file'}: ${missing || absent ? 'is missing' : message}`
      }),
    )
  }
  const problems = furtherProblems(parsed.data)
  if (problems.length > 0) throw new SetupProblems(problems)
  return parsed.data
}
