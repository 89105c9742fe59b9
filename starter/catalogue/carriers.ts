// The carriers of the starter store with their promises, the places that need exceptions, and the holidays. All invented but for the places and days.

import type { StarterMarket } from './types.ts'

/** A carrier; amounts in minor units. `bands` are its promises: working days up to a distance by road. */
export interface StarterCarrier {
  market: StarterMarket
  code: string
  name: string
  cod: boolean
  maxWeightGrams: number
  maxValueMinor: number
  codMaxValueMinor: number
  /** The lower one is preferred if the days are equal. */
  priority: number
  bands: { maxKm: number; days: number }[]
}

const bands = (...pairs: [maxKm: number, days: number][]) => pairs.map(([maxKm, days]) => ({ maxKm, days }))

/** By air, by road and as freight, in each market. Freight does not offer cash on delivery. */
export const carriers: StarterCarrier[] = [
  {
    market: 'IN',
    code: 'vayu-express',
    name: 'Vayu Express',
    cod: true,
    maxWeightGrams: 20_000,
    maxValueMinor: 2_00_000_00,
    codMaxValueMinor: 30_000_00,
    priority: 1,
    bands: bands([60, 1], [500, 2], [1500, 3], [3000, 4], [6000, 5]),
  },
  {
    market: 'IN',
    code: 'rajpath-surface',
    name: 'Rajpath Surface',
    cod: true,
    maxWeightGrams: 80_000,
    maxValueMinor: 5_00_000_00,
    codMaxValueMinor: 30_000_00,
    priority: 2,
    bands: bands([100, 2], [500, 3], [1000, 4], [1800, 6], [3000, 7], [6000, 9]),
  },
  {
    market: 'IN',
    code: 'gajraj-freight',
    name: 'Gajraj Freight',
    cod: false,
    maxWeightGrams: 5_000_000,
    maxValueMinor: 50_00_000_00,
    codMaxValueMinor: 0,
    priority: 3,
    bands: bands([100, 3], [500, 5], [1200, 7], [2500, 9], [6000, 12]),
  },
  {
    market: 'AE',
    code: 'saqr-express',
    name: 'Saqr Express',
    cod: true,
    maxWeightGrams: 25_000,
    maxValueMinor: 20_000_00,
    codMaxValueMinor: 3_000_00,
    priority: 1,
    bands: bands([100, 1], [600, 2]),
  },
  {
    market: 'AE',
    code: 'tareeq-road',
    name: 'Tareeq Road',
    cod: true,
    maxWeightGrams: 120_000,
    maxValueMinor: 50_000_00,
    codMaxValueMinor: 3_000_00,
    priority: 2,
    bands: bands([100, 2], [600, 3]),
  },
  {
    market: 'AE',
    code: 'jamal-freight',
    name: 'Jamal Freight',
    cod: false,
    maxWeightGrams: 5_000_000,
    maxValueMinor: 5_00_000_00,
    codMaxValueMinor: 0,
    priority: 3,
    bands: bands([100, 3], [600, 4]),
  },
]

/** Rules for locations by prefix; the longest prefix applies. */
export interface StarterPlaceException {
  market: StarterMarket
  prefix: string
  serviceable: boolean
  cod: boolean
  extraDays: number
  note: string
}

const remote = (prefix: string, extraDays: number, cod: boolean, note: string): StarterPlaceException => ({
  market: 'IN',
  prefix,
  serviceable: true,
  cod,
  extraDays,
  note,
})

const army = (prefix: string): StarterPlaceException => ({
  market: 'IN',
  prefix,
  serviceable: false,
  cod: false,
  extraDays: 0,
  note: 'Army Postal Service: only the Army carries to it',
})

export const placeExceptions: StarterPlaceException[] = [
  remote('744', 7, false, 'Andaman and Nicobar Islands: by ship or air'),
  remote('68255', 8, false, 'Lakshadweep: by ship'),
  remote('194', 5, false, 'Ladakh: passes close in winter'),
  remote('190', 2, true, 'Kashmir valley'),
  remote('191', 2, true, 'Kashmir valley'),
  remote('192', 2, true, 'Kashmir valley'),
  remote('193', 2, true, 'Kashmir valley'),
  remote('172', 1, true, 'Shimla and Kinnaur hills'),
  remote('737', 2, true, 'Sikkim'),
  remote('790', 3, true, 'Arunachal Pradesh'),
  remote('791', 3, true, 'Arunachal Pradesh'),
  remote('792', 3, true, 'Arunachal Pradesh'),
  remote('793', 1, true, 'Meghalaya'),
  remote('794', 2, true, 'Meghalaya'),
  remote('795', 2, true, 'Manipur'),
  remote('796', 3, true, 'Mizoram'),
  remote('797', 2, true, 'Nagaland'),
  remote('798', 2, true, 'Nagaland'),
  remote('799', 2, true, 'Tripura'),
  army('9'),
]

/** National holidays with a fixed date, without delivery. Lunar holidays have to be added by the operator. */
export const holidays: { market: StarterMarket; day: string; name: string }[] = [2026, 2027].flatMap(year => [
  { market: 'IN' as const, day: `${year}-01-26`, name: 'Republic Day' },
  { market: 'IN' as const, day: `${year}-08-15`, name: 'Independence Day' },
  { market: 'IN' as const, day: `${year}-10-02`, name: 'Gandhi Jayanti' },
  { market: 'AE' as const, day: `${year}-01-01`, name: 'New Year' },
  { market: 'AE' as const, day: `${year}-12-02`, name: 'Eid Al Etihad' },
  { market: 'AE' as const, day: `${year}-12-03`, name: 'Eid Al Etihad' },
])
