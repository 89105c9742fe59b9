// SQL that writes the delivery network: locations, carriers with their promises, exceptions and holidays.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'

export interface StatePlace {
  countryId: number
  code: string
  abbreviation: string
  nameEn: string
  nameHi: string
  kind: string
  lat: number | null
  lng: number | null
}

export interface PincodeRow {
  pincode: string
  place: string
  district: string
  stateCode: string
  lat: number
  lng: number
  positionSource: string
}

/** A carrier; amounts in minor units. `bands` are its promises: working days up to a road distance. */
export interface NewCarrier {
  code: string
  name: string
  cod: boolean
  maxWeightGrams: number
  maxValueMinor: number
  codMaxValueMinor: number
  /** Lower numbers first when the days are equal. */
  priority: number
  bands: readonly { maxKm: number; days: number }[]
}

/** A rule for all locations that begin with a prefix; the longest prefix applies, the empty one matches everywhere. */
export interface NewPlaceException {
  prefix: string
  serviceable: boolean
  cod: boolean
  extraDays: number
  note: string
}

export interface NewHoliday {
  /** `YYYY-MM-DD` */
  day: string
  name: string
}

const INSERT_STATES = statement(
  'delivery.insert-states',
  `insert into states (country_id, code, abbreviation, name_en, name_hi, kind, lat, lng)
   select "countryId", code, abbreviation, "nameEn", "nameHi", kind, lat, lng
   from jsonb_to_recordset($1::jsonb) as r ("countryId" int, code text, abbreviation text, "nameEn" text, "nameHi" text,
     kind text, lat double precision, lng double precision)
   on conflict do nothing`,
)
const INSERT_PINCODES = statement(
  'delivery.insert-pincodes',
  `insert into pincodes (pincode, place, district, state_code, lat, lng, position_source)
   select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::text[])
   on conflict do nothing`,
)
const CARRIER_STATES = statement(
  'delivery.carrier-states',
  `select c.code, c.market, c.name, c.active, coalesce(jsonb_agg(jsonb_build_array(r.max_km, r.days, r.cod,
     r.max_weight_grams, r.max_value_minor, r.cod_max_value_minor, r.priority) order by r.max_km)
     filter (where r.id is not null), '[]') as rules
   from carriers c left join carrier_rules r on r.carrier_id = c.id where c.code = any($1) group by c.id`,
)
const UPSERT_CARRIER = statement(
  'delivery.upsert-carrier',
  `insert into carriers (market, code, name) values ($1, $2, $3)
   on conflict (code) do update set name = excluded.name, active = true, version = carriers.version + 1 returning id`,
)
const DELETE_RULES = statement('delivery.delete-carrier-rules', 'delete from carrier_rules where carrier_id = $1')
const INSERT_RULES = statement(
  'delivery.insert-carrier-rules',
  `insert into carrier_rules (carrier_id, max_km, days, prepaid, cod, max_weight_grams, max_value_minor,
     cod_max_value_minor, priority)
   select $1, band."maxKm", band.days, true, $3, $4, $5, $6, $7
   from jsonb_to_recordset($2::jsonb) as band ("maxKm" int, days int)`,
)
const UPSERT_EXCEPTIONS = statement(
  'delivery.upsert-exceptions',
  `insert into place_exceptions (market, prefix, serviceable, cod, extra_days, note)
   select $1, prefix, serviceable, cod, "extraDays", note
   from jsonb_to_recordset($2::jsonb) as r (prefix text, serviceable boolean, cod boolean, "extraDays" int, note text)
   on conflict (market, prefix) do update set serviceable = excluded.serviceable, cod = excluded.cod,
     extra_days = excluded.extra_days, note = excluded.note, version = place_exceptions.version + 1
     where (place_exceptions.serviceable, place_exceptions.cod, place_exceptions.extra_days, place_exceptions.note)
       is distinct from (excluded.serviceable, excluded.cod, excluded.extra_days, excluded.note)`,
)
const DELETE_OTHER_EXCEPTIONS = statement(
  'delivery.delete-other-exceptions',
  'delete from place_exceptions where market = $1 and prefix <> all($2)',
)
const INSERT_HOLIDAYS = statement(
  'delivery.insert-holidays',
  `insert into holidays (market, day, name)
   select $1, day, name from jsonb_to_recordset($2::jsonb) as r (day date, name text) on conflict do nothing`,
)
const COUNT_NETWORK = statement(
  'delivery.count-network',
  `select (select count(*) from states where country_id = $2)::int as states,
     (select count(*) from pincodes)::int as pincodes,
     (select count(distinct c.id) from carriers c join carrier_rules r on r.carrier_id = c.id
      where c.market = $1 and c.active)::int as carriers`,
)

export interface CarrierState {
  code: string
  market: Market
  name: string
  active: boolean
  rules: (number | boolean)[][]
}

export function insertStates(tx: Tx, rows: readonly StatePlace[]): Promise<number> {
  return tx.run(INSERT_STATES, [JSON.stringify(rows)])
}

export function insertPincodes(tx: Tx, rows: readonly PincodeRow[]): Promise<number> {
  return tx.run(INSERT_PINCODES, [
    rows.map(row => row.pincode),
    rows.map(row => row.place),
    rows.map(row => row.district),
    rows.map(row => row.stateCode),
    rows.map(row => row.lat),
    rows.map(row => row.lng),
    rows.map(row => row.positionSource),
  ])
}

/** The carriers with these codes, of any market, with their promises. */
export function listCarriers(db: Db, codes: readonly string[]): Promise<CarrierState[]> {
  return db.rows(CARRIER_STATES, [codes])
}

/** Writes a carrier and replaces its promises. */
export async function replaceCarrier(tx: Tx, market: Market, carrier: NewCarrier): Promise<void> {
  const { code, name, bands, cod, maxWeightGrams, maxValueMinor, codMaxValueMinor, priority } = carrier
  const { id } = await tx.one<{ id: number }>(UPSERT_CARRIER, [market, code, name])
  await tx.run(DELETE_RULES, [id])
  await tx.run(INSERT_RULES, [
    id,
    JSON.stringify(bands),
    cod,
    maxWeightGrams,
    maxValueMinor,
    cod ? codMaxValueMinor : 0,
    priority,
  ])
}

/** Replaces all exceptions of a market; returns how many rows changed. */
export async function replaceExceptions(tx: Tx, market: Market, rows: readonly NewPlaceException[]): Promise<number> {
  const deleted = await tx.run(DELETE_OTHER_EXCEPTIONS, [market, rows.map(({ prefix }) => prefix)])
  return deleted + (await tx.run(UPSERT_EXCEPTIONS, [market, JSON.stringify(rows)]))
}

/** Adds exceptions, or updates existing ones; returns how many rows changed. */
export function upsertExceptions(tx: Tx, market: Market, rows: readonly NewPlaceException[]): Promise<number> {
  return tx.run(UPSERT_EXCEPTIONS, [market, jsonbOf(rows)])
}

export function insertHolidays(tx: Tx, market: Market, rows: readonly NewHoliday[]): Promise<number> {
  return tx.run(INSERT_HOLIDAYS, [market, JSON.stringify(rows)])
}

/** Counts of what a market needs to deliver. */
export function countNetwork(
  db: Db,
  market: Market,
  countryId: number,
): Promise<{ states: number; pincodes: number; carriers: number }> {
  return db.one(COUNT_NETWORK, [market, countryId])
}
