// Staff endpoints to see and change where and how a market delivers, and to explain a delivery promise.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zReadVersion, zVersion } from '../shared/record-version.ts'
import { zCurrency, zDay, zMarket, zMinor, zMsn, zPlace, zQuantity, zText } from '../shared/schemas.ts'

const access = 'staff' as const
const MAX_GRAMS = 100_000_000
const MAX_MINOR = 1e11

const zCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/, 'Two to 40 letters, digits, - or _.')
/** The first digits of a pincode, or the code of an emirate. */
const zPrefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([1-9]\d{0,5}|[A-Z]{2})$/, 'The first digits of a pincode in India, two letters in the UAE.')

const warehouseFields = {
  nameEn: zText(80),
  nameHi: zText(80),
  /** Local cut-off hour for same-day dispatch. */
  cutoffHour: z.int().min(0).max(23),
  active: z.boolean(),
}
const zWarehouse = z.object({
  ...{ code: z.string(), place: z.string(), nameEn: z.string(), nameHi: z.string(), cutoffHour: z.int() },
  ...{ active: z.boolean(), version: zVersion },
})
export type DeliveryWarehouse = z.output<typeof zWarehouse>

const zBand = z.object({ maxKm: z.int().min(1).max(20_000), days: z.int().min(1).max(60) })
const carrierFields = {
  name: zText(80),
  active: z.boolean(),
  cod: z.boolean(),
  maxWeightGrams: z.int().min(1).max(MAX_GRAMS),
  maxValue: zMinor.min(1).max(MAX_MINOR),
  /** Maximum amount for cash on delivery; 0 for none. */
  codMaxValue: zMinor.min(0).max(MAX_MINOR),
  /** Priority when the days are equal; lower numbers first. */
  priority: z.int().min(0).max(1000),
  /** Delivery promises: working days up to a road distance. */
  bands: z.array(zBand).min(1).max(20),
}
const zCarrier = z.object({
  ...{ code: z.string(), name: z.string(), active: z.boolean(), cod: z.boolean(), maxWeightGrams: z.int() },
  ...{ maxValue: zMinor, codMaxValue: zMinor, priority: z.int(), bands: z.array(zBand) },
  version: zVersion,
})
export type DeliveryCarrier = z.output<typeof zCarrier>

const placeFields = {
  serviceable: z.boolean(),
  cod: z.boolean(),
  /** Days added to every promise. */
  extraDays: z.int().min(0).max(30),
  note: zText(200, 0),
}
const zPlaceRule = z.object({
  ...{ prefix: z.string(), serviceable: z.boolean(), cod: z.boolean(), extraDays: z.int(), note: z.string() },
  version: zVersion,
})
export type PlaceRule = z.output<typeof zPlaceRule>

const zHoliday = z.object({ day: z.string(), name: z.string() })

const zNetwork = z.object({
  market: zMarket,
  currency: zCurrency,
  warehouses: z.array(zWarehouse),
  carriers: z.array(zCarrier),
  /** The longest matching prefix applies. */
  places: z.array(zPlaceRule),
  holidays: z.array(zHoliday),
})
export type DeliveryNetwork = z.output<typeof zNetwork>

/** What each carrier cannot do for the parcel; `chosen` is the one promised, `possible` could deliver too. */
export const CARRIER_OUTCOMES = ['chosen', 'possible', 'distance', 'weight', 'value'] as const
/** Why cash is not accepted. */
export const COD_REASONS = [
  'place',
  'carrier',
  'carrier-amount',
  'amount',
  'weight',
  'not-delivered',
  'switched-off',
] as const

const zExplanation = z.object({
  place: z.object({ code: z.string(), name: z.string(), state: z.string() }),
  currency: zCurrency,
  parcel: z.object({ quantity: z.int(), weightGrams: z.int(), value: zMinor, leadTimeDays: z.int() }),
  /** The rule with the longest matching prefix; an empty prefix means none. */
  rule: z.object({ prefix: z.string(), serviceable: z.boolean(), cod: z.boolean(), extraDays: z.int() }),
  /** Nearest first; `used` marks those needed for the quantity. */
  warehouses: z.array(
    z.object({ code: z.string(), name: z.string(), km: z.int(), available: z.int(), used: z.boolean() }),
  ),
  carriers: z.array(z.object({ name: z.string(), maxKm: z.int(), days: z.int(), outcome: z.enum(CARRIER_OUTCOMES) })),
  promise: z.object({
    serviceable: z.boolean(),
    reason: z.enum(['', 'place', 'stock', 'weight', 'value', 'distance', 'on-request']),
    days: z.int().nullable(),
    date: z.string().nullable(),
    cutoffHour: z.int().nullable(),
  }),
  cod: z.object({ offered: z.boolean(), reasons: z.array(z.enum(COD_REASONS)), max: zMinor }),
})
export type PromiseExplanation = z.output<typeof zExplanation>

const network: DeliveryNetwork = {
  ...{ market: 'IN', currency: 'INR' },
  warehouses: [
    { code: 'IN-PNQ', nameEn: 'Pune', nameHi: 'पुणे', place: '411026', cutoffHour: 16, active: true, version: 1 },
  ],
  carriers: [
    {
      ...{ code: 'vayu-express', name: 'Vayu Express', active: true, cod: true, maxWeightGrams: 30_000, priority: 0 },
      ...{ maxValue: 20_000_000, codMaxValue: 5_000_000, bands: [{ maxKm: 300, days: 1 }], version: 1 },
    },
  ],
  places: [{ prefix: '79', serviceable: true, cod: false, extraDays: 3, note: 'Hills', version: 1 }],
  holidays: [{ day: '2026-12-25', name: 'Christmas' }],
}
const response = envelope(zNetwork)
const change = {
  ...{ method: 'POST' as const, access, permission: 'delivery.write' as const, response },
  example: ok(network),
}

export const staffDeliveryEndpoints = defineEndpoints({
  deliveryNetwork: {
    method: 'GET',
    path: '/api/admin/delivery',
    access,
    permission: 'delivery.read',
    summary: 'Returns the warehouses, carriers with their delivery promises, location rules and holidays of a market.',
    query: z.object({ market: zMarket }),
    response,
    errors: [],
    example: ok(network),
  },
  explainPromise: {
    method: 'GET',
    path: '/api/admin/delivery/explain',
    access,
    permission: 'delivery.read',
    summary:
      'Explains the delivery promise for a product at a location: which warehouses and carriers are used, and why.',
    query: z.object({
      market: zMarket,
      place: zPlace,
      msn: zMsn,
      quantity: z.coerce.number().pipe(zQuantity).default(1),
    }),
    response: envelope(zExplanation),
    errors: ['delivery.pincode-invalid', 'delivery.emirate-invalid', 'catalog.product-unknown'],
    example: ok({
      place: { code: '560001', name: 'Bengaluru', state: 'Karnataka' },
      currency: 'INR' as const,
      parcel: { quantity: 1, weightGrams: 1800, value: 450_000, leadTimeDays: 0 },
      rule: { prefix: '', serviceable: true, cod: true, extraDays: 0 },
      warehouses: [{ code: 'IN-PNQ', name: 'Pune', km: 845, available: 12, used: true }],
      carriers: [{ name: 'Vayu Express', maxKm: 1000, days: 2, outcome: 'chosen' as const }],
      promise: { serviceable: true, reason: '' as const, days: 2, date: '2026-11-27', cutoffHour: 16 },
      cod: { offered: true, reasons: [], max: 5_000_000 },
    }),
  },
  saveWarehouse: {
    ...change,
    path: '/api/admin/delivery/warehouses',
    summary:
      'Creates a warehouse, or changes its names, cut-off and whether it dispatches; its location cannot be changed, because tax registrations depend on it.',
    body: z.object({ market: zMarket, code: zCode, place: zPlace, ...warehouseFields, version: zReadVersion }),
    errors: [
      'settings.changed-meanwhile',
      'delivery.pincode-invalid',
      'delivery.emirate-invalid',
      'delivery.code-taken',
      'delivery.place-fixed',
    ],
  },
  saveCarrier: {
    ...change,
    path: '/api/admin/delivery/carriers',
    summary: 'Creates a carrier or replaces its delivery promises; an inactive carrier is not chosen.',
    body: z.object({ market: zMarket, code: zCode, ...carrierFields, version: zReadVersion }).refine(
      ({ bands }) => {
        const byKm = bands.toSorted((a, b) => a.maxKm - b.maxKm)
        return byKm.every((band, at) => {
          const before = byKm[at - 1]
          return !before || (before.maxKm < band.maxKm && before.days <= band.days)
        })
      },
      { path: ['bands'], message: 'A distance once, and no fewer days for a longer one.' },
    ),
    errors: ['delivery.code-taken', 'settings.changed-meanwhile'],
  },
  savePlaceRule: {
    ...change,
    path: '/api/admin/delivery/places',
    summary: 'Sets the delivery rule for all locations that begin with a prefix.',
    body: z.object({
      market: zMarket,
      prefix: zPrefix,
      ...placeFields,
      note: zText(200, 0).default(''),
      version: zReadVersion,
    }),
    errors: ['delivery.prefix-invalid', 'settings.changed-meanwhile'],
  },
  removePlaceRule: {
    ...change,
    path: '/api/admin/delivery/places/remove',
    summary: 'Deletes the rule of a prefix. Repeating it changes nothing.',
    body: z.object({ market: zMarket, prefix: zPrefix, version: zReadVersion }),
    errors: ['settings.changed-meanwhile'],
  },
  saveHoliday: {
    ...change,
    path: '/api/admin/delivery/holidays',
    summary: 'Adds a holiday without deliveries, or changes its name.',
    body: z.object({ market: zMarket, day: zDay, name: zText(80) }),
    errors: [],
  },
  removeHoliday: {
    ...change,
    path: '/api/admin/delivery/holidays/remove',
    summary: 'Deletes a holiday. Repeating it changes nothing.',
    body: z.object({ market: zMarket, day: zDay }),
    errors: [],
  },
})
