// SQL of the delivery network for staff.

import type {
  DeliveryCarrier,
  DeliveryNetwork,
  DeliveryWarehouse,
  PlaceRule,
} from '../../../contract/delivery/staff-api.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface NetworkRow {
  warehouses: DeliveryWarehouse[]
  carriers: DeliveryCarrier[]
  places: PlaceRule[]
  holidays: DeliveryNetwork['holidays']
}

// a carrier's promises share its limits; one without promises shows none
const FIND = statement(
  'delivery.find-network-for-staff',
  `select
     coalesce((select jsonb_agg(jsonb_build_object('code', code, 'nameEn', name_en, 'nameHi', name_hi, 'place', place,
       'cutoffHour', cutoff_hour, 'active', active, 'version', version) order by name_en, code) from warehouses where market = $1), '[]') as warehouses,
     coalesce((select jsonb_agg(jsonb_build_object('code', c.code, 'name', c.name, 'active', c.active, 'cod', r.cod,
         'maxWeightGrams', r.grams, 'maxValue', r.value, 'codMaxValue', r.cash, 'priority', r.priority, 'bands', r.bands,
         'version', c.version)
         order by c.name, c.code)
       from carriers c cross join lateral (
         select coalesce(bool_or(cod), false) as cod, coalesce(max(max_weight_grams), 0) as grams,
           coalesce(max(max_value_minor), 0) as value, coalesce(max(cod_max_value_minor), 0) as cash,
           coalesce(min(priority), 0) as priority,
           coalesce(jsonb_agg(jsonb_build_object('maxKm', max_km, 'days', days) order by max_km), '[]') as bands
         from carrier_rules where carrier_id = c.id) r
       where c.market = $1), '[]') as carriers,
     coalesce((select jsonb_agg(jsonb_build_object('prefix', prefix, 'serviceable', serviceable, 'cod', cod,
       'extraDays', extra_days, 'note', note, 'version', version) order by prefix) from place_exceptions where market = $1), '[]') as places,
     coalesce((select jsonb_agg(jsonb_build_object('day', day, 'name', name) order by day)
       from holidays where market = $1), '[]') as holidays`,
)
const NAMES = statement(
  'delivery.list-names',
  `select
     coalesce((select jsonb_object_agg(id, jsonb_build_object('code', code, 'name',
       case $2 when 'hi' then name_hi else name_en end)) from warehouses where market = $1), '{}') as warehouses,
     coalesce((select jsonb_object_agg(code, name) from carriers where market = $1), '{}') as carriers`,
)
const LOCK = statement('delivery.lock-network', `select pg_advisory_xact_lock(hashtext('delivery.network ' || $1))`)
const SET_CARRIER_ACTIVE = statement('delivery.set-carrier-active', 'update carriers set active = $2 where code = $1')
const DELETE_RULE = statement(
  'delivery.delete-place-rule',
  'delete from place_exceptions where market = $1 and prefix = $2',
)
const SAVE_HOLIDAY = statement(
  'delivery.save-holiday',
  'insert into holidays (market, day, name) values ($1, $2, $3) on conflict (market, day) do update set name = excluded.name',
)
const DELETE_HOLIDAY = statement('delivery.delete-holiday', 'delete from holidays where market = $1 and day = $2')

export function findNetworkForStaff(db: Db, market: Market): Promise<NetworkRow> {
  return db.one<NetworkRow>(FIND, [market])
}

export interface Names {
  warehouses: Readonly<Record<number, { code: string; name: string }>>
  carriers: Readonly<Record<string, string>>
}

/** Names of warehouses by id and of carriers by code. */
export function listNames(db: Db, market: Market, language: Language): Promise<Names> {
  return db.one<Names>(NAMES, [market, language])
}

/** Serializes changes of a market's network, so that before and after in the audit log are right. */
export async function lockNetwork(tx: Tx, market: Market): Promise<void> {
  await tx.run(LOCK, [market])
}

export async function setCarrierActive(tx: Tx, code: string, active: boolean): Promise<void> {
  await tx.run(SET_CARRIER_ACTIVE, [code, active])
}

export async function deletePlaceRule(tx: Tx, market: Market, prefix: string): Promise<void> {
  await tx.run(DELETE_RULE, [market, prefix])
}

export async function saveHolidayRow(tx: Tx, market: Market, day: string, name: string): Promise<void> {
  await tx.run(SAVE_HOLIDAY, [market, day, name])
}

export async function deleteHoliday(tx: Tx, market: Market, day: string): Promise<void> {
  await tx.run(DELETE_HOLIDAY, [market, day])
}
