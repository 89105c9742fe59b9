// Writes the delivery network: states and emirates, pincodes, carriers with their delivery times, exceptions and holidays.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { MARKET_INFO } from '../../contract/shared/market.ts'
import { statement } from '../../server/platform/db.ts'
import { carriers, holidays, placeExceptions } from '../catalogue/carriers.ts'
import { type LoadStep, oneBatch } from './load-step.ts'

const STATES = statement(
  'starter.states',
  `insert into states (country_id, code, abbreviation, name_en, name_hi, kind, lat, lng)
   select country_id, code, abbreviation, name_en, name_hi, kind, lat, lng
   from jsonb_to_recordset($1::jsonb) as r (country_id int, code text, abbreviation text, name_en text, name_hi text,
     kind text, lat double precision, lng double precision)
   on conflict do nothing`,
)
const PINCODES = statement(
  'starter.pincodes',
  `insert into pincodes (pincode, place, district, state_code, lat, lng, position_source)
   select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::text[])
   on conflict do nothing`,
)
const CARRIERS = statement(
  'starter.carriers',
  `with added as (
     insert into carriers (market, code, name)
     select market, code, name from jsonb_to_recordset($1::jsonb) as r (market text, code text, name text)
     on conflict do nothing returning id, code)
   insert into carrier_rules (carrier_id, max_km, days, prepaid, cod, max_weight_grams, max_value_minor,
     cod_max_value_minor, priority)
   select added.id, band."maxKm", band.days, true, c.cod, c."maxWeightGrams", c."maxValueMinor", c."codMaxValueMinor",
     c.priority
   from jsonb_to_recordset($1::jsonb) as c (code text, cod boolean, "maxWeightGrams" int, "maxValueMinor" bigint,
     "codMaxValueMinor" bigint, priority int, bands jsonb)
   join added on added.code = c.code
   cross join lateral jsonb_to_recordset(c.bands) as band ("maxKm" int, days int)`,
)
const EXCEPTIONS = statement(
  'starter.place-exceptions',
  `insert into place_exceptions (market, prefix, serviceable, cod, extra_days, note)
   select market, prefix, serviceable, cod, "extraDays", note
   from jsonb_to_recordset($1::jsonb) as r (market text, prefix text, serviceable boolean, cod boolean,
     "extraDays" int, note text)
   on conflict do nothing`,
)
const HOLIDAYS = statement(
  'starter.holidays',
  `insert into holidays (market, day, name)
   select market, day, name from jsonb_to_recordset($1::jsonb) as r (market text, day date, name text)
   on conflict do nothing`,
)

interface StateCsv {
  gst_state_code: string
  abbr: string
  name_en: string
  name_hi: string
  capital_or_type: string
}
interface EmirateCsv {
  code: string
  name_en: string
  name_hi: string
}

/** Coordinates of the capitals of the emirates. */
const EMIRATE_PLACES: Record<string, [lat: number, lng: number]> = {
  AZ: [24.4539, 54.3773],
  DU: [25.2048, 55.2708],
  SH: [25.3463, 55.4209],
  AJ: [25.4052, 55.5136],
  UQ: [25.5647, 55.5552],
  RK: [25.8007, 55.9762],
  FU: [25.1288, 56.3265],
}

/** State codes of the tax system that are not a State: supplies outside the States and abroad. */
const NO_PLACES = ['96', '97']

function csv<Row>(text: string): Row[] {
  return parse(text, { columns: true, bom: true })
}

async function stateRows(reference: string) {
  const states = csv<StateCsv>(await readFile(join(reference, 'in-states.csv'), 'utf8'))
  const emirates = csv<EmirateCsv>(await readFile(join(reference, 'emirates.csv'), 'utf8'))
  return [
    ...states
      .filter(state => !NO_PLACES.includes(state.gst_state_code))
      .map(state => ({
        country_id: MARKET_INFO.IN.countryId,
        code: state.gst_state_code,
        abbreviation: state.abbr,
        name_en: state.name_en,
        name_hi: state.name_hi,
        kind: state.capital_or_type,
        lat: null,
        lng: null,
      })),
    ...emirates.map(({ code, name_en, name_hi }) => {
      const place = EMIRATE_PLACES[code]
      if (!place) throw new Error(`No position is known for the emirate ${code}`)
      const [lat, lng] = place
      return {
        country_id: MARKET_INFO.AE.countryId,
        code,
        abbreviation: code,
        name_en,
        name_hi,
        kind: 'emirate',
        lat,
        lng,
      }
    }),
  ]
}

/** States, emirates, carriers, exceptions and holidays, in one transaction. */
export async function networkStep(reference: string): Promise<LoadStep> {
  const states = await stateRows(reference)
  return oneBatch('delivery', async tx => {
    await tx.run(STATES, [JSON.stringify(states)])
    await tx.run(CARRIERS, [JSON.stringify(carriers)])
    await tx.run(EXCEPTIONS, [JSON.stringify(placeExceptions)])
    await tx.run(HOLIDAYS, [JSON.stringify(holidays)])
  })
}

interface PincodeCsv {
  pincode: string
  place: string
  district: string
  gst_state_code: string
  lat: string
  lng: string
  latlng_source: string
}

/** The pincodes of India. */
export async function pincodesStep(reference: string): Promise<LoadStep> {
  const packed = await readFile(join(reference, 'pincodes.csv.gz'))
  const rows = csv<PincodeCsv>((await promisify(gunzip)(packed)).toString('utf8'))
  return {
    name: 'pincodes',
    total: rows.length,
    batch: 4000,
    async write(tx, from, to) {
      const batch = rows.slice(from, to)
      await tx.run(PINCODES, [
        batch.map(row => row.pincode),
        batch.map(row => row.place),
        batch.map(row => row.district),
        batch.map(row => row.gst_state_code),
        batch.map(row => Number(row.lat)),
        batch.map(row => Number(row.lng)),
        batch.map(row => row.latlng_source),
      ])
    },
  }
}
