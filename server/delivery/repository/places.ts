// SQL of locations, carriers and the warehouses with stock.

import type { CodRule } from '../../../contract/payments/cod-types.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { CarrierRule, PlaceException, WarehouseStock } from '../rules.ts'

export interface PlaceRow {
  code: string
  nameEn: string
  nameHi: string
  district: string
  stateId: number
  stateCode: string
  stateEn: string
  stateHi: string
  lat: number
  lng: number
}

const PLACE_COLUMNS = `p.pincode as code, p.place as "nameEn", p.place as "nameHi", p.district, s.id as "stateId", p.state_code as "stateCode",
  s.name_en as "stateEn", s.name_hi as "stateHi", p.lat, p.lng`
const COD_LIMITS = statement('delivery.cod-limits', 'select cod_limits($1, $2) as rule')
const FIND_PINCODE = statement(
  'delivery.find-pincode',
  `select ${PLACE_COLUMNS} from pincodes p join states s on s.country_id = 110 and s.code = p.state_code where p.pincode = $1`,
)
const FIND_EMIRATE = statement(
  'delivery.find-emirate',
  `select code, name_en as "nameEn", name_hi as "nameHi", name_en as district, id as "stateId", code as "stateCode",
     name_en as "stateEn", name_hi as "stateHi", lat, lng from states where country_id = 784 and code = $1`,
)
const NEAREST_PINCODE = statement(
  'delivery.nearest-pincode',
  `select ${PLACE_COLUMNS} from pincodes p join states s on s.country_id = 110 and s.code = p.state_code
   where p.lat between $1::float8 - 1 and $1::float8 + 1 and p.lng between $2::float8 - 1 and $2::float8 + 1
   order by (p.lat - $1::float8) ^ 2 + ((p.lng - $2::float8) * cos(radians($1::float8))) ^ 2 limit 1`,
)
const NEAREST_EMIRATE = statement(
  'delivery.nearest-emirate',
  `select code, name_en as "nameEn", name_hi as "nameHi", name_en as district, id as "stateId", code as "stateCode",
     name_en as "stateEn", name_hi as "stateHi", lat, lng from states where country_id = 784 and lat is not null
   order by (lat - $1::float8) ^ 2 + ((lng - $2::float8) * cos(radians($1::float8))) ^ 2 limit 1`,
)
const LIST_STATES = statement(
  'delivery.list-states',
  `select id, code, name_en as "nameEn", name_hi as "nameHi" from states where country_id = $1 order by name_en`,
)
const LIST_CITIES = statement(
  'delivery.list-cities',
  `select distinct on (s.name_en, p.district) s.id as "stateId", s.name_en as "nameEn", s.name_hi as "nameHi", p.district as city
   from pincodes p join states s on s.country_id = 110 and s.code = p.state_code order by s.name_en, p.district`,
)
const PINCODES_OF_CITY = statement(
  'delivery.pincodes-of-city',
  `select ${PLACE_COLUMNS} from pincodes p join states s on s.country_id = 110 and s.code = p.state_code
   where lower(p.district) = lower($1) or lower(p.place) = lower($1) order by p.pincode limit 200`,
)

export function findPlace(db: Db, market: Market, code: string): Promise<PlaceRow | null> {
  return db.oneOrNull<PlaceRow>(market === 'AE' ? FIND_EMIRATE : FIND_PINCODE, [code])
}

export function findNearest(db: Db, market: Market, lat: number, lng: number): Promise<PlaceRow | null> {
  return db.oneOrNull<PlaceRow>(market === 'AE' ? NEAREST_EMIRATE : NEAREST_PINCODE, [lat, lng])
}

export interface StateRow {
  id: number
  code: string
  nameEn: string
  nameHi: string
}

export function listStates(db: Db, countryId: number): Promise<StateRow[]> {
  return db.rows<StateRow>(LIST_STATES, [countryId])
}

export function listCities(db: Db): Promise<{ stateId: number; nameEn: string; nameHi: string; city: string }[]> {
  return db.rows(LIST_CITIES)
}

export function listPincodesOfCity(db: Db, city: string): Promise<PlaceRow[]> {
  return db.rows<PlaceRow>(PINCODES_OF_CITY, [city])
}

export interface Network {
  rules: CarrierRule[]
  exceptions: PlaceException[]
  holidays: string[]
  quickCities: {
    place: string
    nameEn: string
    nameHi: string
    cutoffHour: number
    code: string
    lat: number
    lng: number
  }[]
}

const FIND_NETWORK = statement(
  'delivery.find-network',
  `select
     coalesce((select json_agg(json_build_object('carrier', c.code, 'maxKm', r.max_km, 'days', r.days, 'prepaid', r.prepaid,
       'cod', r.cod, 'maxWeightGrams', r.max_weight_grams, 'maxValueMinor', r.max_value_minor,
       'codMaxValueMinor', r.cod_max_value_minor) order by r.days, r.priority)
       from carrier_rules r join carriers c on c.id = r.carrier_id where c.market = $1 and c.active), '[]') as rules,
     coalesce((select json_agg(json_build_object('prefix', prefix, 'serviceable', serviceable, 'cod', cod,
       'extraDays', extra_days)) from place_exceptions where market = $1), '[]') as exceptions,
     coalesce((select json_agg(day) from holidays where market = $1), '[]') as holidays,
     coalesce((select json_agg(json_build_object('place', place, 'nameEn', name_en, 'nameHi', name_hi,
       'cutoffHour', cutoff_hour, 'code', code, 'lat', lat, 'lng', lng) order by name_en) from warehouses where market = $1 and active), '[]') as "quickCities"`,
)

export function findNetwork(db: Db, market: Market): Promise<Network> {
  return db.one<Network>(FIND_NETWORK, [market])
}

export interface ParcelRow {
  msn: string
  offerId: number
  leadTimeDays: number
  weightGrams: number
  priceMinor: number
  onRequest: boolean
  warehouses: WarehouseStock[]
}

const LIST_PARCELS = statement(
  'delivery.list-parcels',
  `select p.msn, o.id as "offerId", o.lead_time_days as "leadTimeDays", p.weight_grams as "weightGrams",
     o.price_minor as "priceMinor", o.availability = 'on-request' as "onRequest",
     coalesce((select json_agg(json_build_object('warehouseId', w.id, 'available', k.available,
       'stateCode', k.state_code, 'registrationId', k.registration_id,
       'cutoffHour', w.cutoff_hour, 'lat', w.lat, 'lng', w.lng))
       from sellable_stock k join warehouses w on w.id = k.warehouse_id
       where k.offer_id = o.id and o.active and k.available > 0), '[]') as warehouses
   from unnest($2::text[], $3::bigint[]) as wanted (msn, offer_id)
   join products p on p.msn = wanted.msn
   join offer_choices oc on oc.msn = p.msn
   join offers o on o.id = coalesce(wanted.offer_id, oc.offer_id) and o.msn = p.msn
   where p.market = $1 and p.active`,
)

/** Products and offers to send; the offer that pages show where none is named. */
export function listParcels(
  db: Db,
  market: Market,
  wanted: readonly { msn: string; offerId?: number | null }[],
): Promise<ParcelRow[]> {
  return db.rows<ParcelRow>(LIST_PARCELS, [
    market,
    wanted.map(({ msn }) => msn),
    wanted.map(({ offerId }) => offerId ?? null),
  ])
}

const LIST_REGISTRATIONS = statement(
  'delivery.list-registrations',
  `select r.id, r.tax_number as "taxNumber", coalesce(s.name_en, r.state_code) as "stateEn",
     coalesce(s.name_hi, r.state_code) as "stateHi"
   from seller_registrations r
   left join states s on s.code = r.state_code and s.country_id = case r.market when 'IN' then 110 else 784 end
   where r.id = any($1)`,
)

export interface RegistrationRow {
  id: number
  taxNumber: string
  stateEn: string
  stateHi: string
}

/** Tax registrations of sellers with the names of their States. */
export function listRegistrations(db: Db, ids: readonly number[]): Promise<RegistrationRow[]> {
  return db.rows<RegistrationRow>(LIST_REGISTRATIONS, [ids])
}

/** The maximum cash amount at a location, besides the limits of the market and the carriers; null without a rule. */
export async function findCodLimits(db: Db, market: Market, place: string): Promise<CodRule | null> {
  return (await db.one<{ rule: CodRule | null }>(COD_LIMITS, [market, place])).rule
}
