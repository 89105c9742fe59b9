// SQL that writes sellers, their tax registrations, and the tax rates of a market.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { TaxRateRow } from '../adapters/tax-rates-file.ts'

export interface SellerInput {
  code: string
  legalName: string
  tradeName: string
  /** GSTIN in India, TRN in the UAE, of the head office. */
  taxNumber: string
  /** GST state code in India, emirate code in the UAE. */
  stateCode: string
  address: string
  place: string
}

export interface RegistrationInput {
  stateCode: string
  taxNumber: string
  legalName: string
  address: string
  place: string
}

const FIND_MARKET = statement('catalog.find-seller-market', 'select market from sellers where code = $1')
const UPSERT_SELLER = statement(
  'catalog.upsert-seller',
  `insert into sellers (code, market, legal_name, trade_name, tax_number, state_code, address, place)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (code) do update set legal_name = excluded.legal_name, trade_name = excluded.trade_name,
     tax_number = excluded.tax_number, state_code = excluded.state_code, address = excluded.address, place = excluded.place
     where (sellers.legal_name, sellers.trade_name, sellers.tax_number, sellers.state_code, sellers.address, sellers.place)
       is distinct from (excluded.legal_name, excluded.trade_name, excluded.tax_number, excluded.state_code,
         excluded.address, excluded.place)
   returning xmax = 0 as created`,
)
const END_OTHER = statement(
  'catalog.end-other-registrations',
  `update seller_registrations r set valid_to = $4 from sellers s
   where s.code = $1 and r.seller_id = s.id and r.state_code = $2 and r.tax_number <> $3
     and r.valid_from < $4 and r.valid_to > $4`,
)
const UPDATE_REGISTRATION = statement(
  'catalog.update-registration',
  `update seller_registrations r set legal_name = $5, address = $6, place = $7 from sellers s
   where s.code = $1 and r.seller_id = s.id and r.state_code = $2 and r.tax_number = $3 and r.valid_to > $4
   returning true as found`,
)
const INSERT_REGISTRATION = statement(
  'catalog.insert-registration',
  `insert into seller_registrations (seller_id, market, state_code, tax_number, legal_name, address, place, valid_from)
   select id, market, $2, $3, $4, $5, $6, case when $7::timestamptz is null then '-infinity' else $7 end
   from sellers where code = $1`,
)
const COUNT_RATES = statement(
  'catalog.count-tax-rates',
  'select count(*)::int as count from tax_rates where market = $1',
)
const LIST_RATES = statement(
  'catalog.list-tax-rates',
  `select market, hsn, description, rate_bp as "rateBp", valid_from as "validFrom", valid_to as "validTo",
     max_unit_minor as "maxUnitMinor", note from tax_rates where market = $1
   order by hsn, valid_from, max_unit_minor nulls last`,
)
const DELETE_RATES = statement('catalog.delete-tax-rates', 'delete from tax_rates where market = $1')
const INSERT_RATES = statement(
  'catalog.insert-tax-rates',
  `insert into tax_rates (market, hsn, description, rate_bp, valid_from, valid_to, max_unit_minor, note, verified)
   select market, hsn, description, "rateBp", "validFrom", "validTo", "maxUnitMinor", note, $2
   from jsonb_to_recordset($1::jsonb) as r (market text, hsn text, description text, "rateBp" int, "validFrom" date,
     "validTo" date, "maxUnitMinor" bigint, note text)`,
)
const COUNT_SELLERS = statement(
  'catalog.count-sellers',
  `select (select count(*) from sellers where market = $1)::int as sellers,
     (select count(distinct r.seller_id) from seller_registrations r
      where r.market = $1 and r.valid_from <= now() and r.valid_to > now())::int as registered,
     (select count(*) from tax_rates where market = $1)::int as "taxRates"`,
)
const WAREHOUSES_WITHOUT = statement(
  'catalog.warehouses-without-registration',
  `select w.code, w.state_code as "stateCode" from warehouses w
   where w.market = $1 and w.active and not exists (
     select from seller_registrations r where r.market = $1 and r.state_code = w.state_code
       and r.valid_from <= now() and r.valid_to > now())
   order by w.code`,
)

const UNREGISTERED = statement(
  'catalog.warehouses-without-registration-of',
  `select w.code from warehouses w join sellers s on s.code = $1 and s.market = w.market
   where not exists (
     select from seller_registrations r where r.seller_id = s.id and r.state_code = w.state_code
       and r.valid_from <= $2 and r.valid_to > $2)
   order by w.code`,
)

/** Warehouses from which a seller cannot sell, because it is not registered in their State. */
export async function listUnregisteredWarehouses(db: Db, seller: string, now: Date): Promise<string[]> {
  return (await db.rows<{ code: string }>(UNREGISTERED, [seller, now])).map(({ code }) => code)
}

/** The market of the seller with this code, or null when there is none. */
export async function findSellerMarket(db: Db, code: string): Promise<Market | null> {
  return (await db.oneOrNull<{ market: Market }>(FIND_MARKET, [code]))?.market ?? null
}

/** Writes a seller; null when nothing changed. */
export async function upsertSeller(tx: Tx, market: Market, seller: SellerInput): Promise<'created' | 'changed' | null> {
  const { code, legalName, tradeName, taxNumber, stateCode, address, place } = seller
  const values = [code, market, legalName, tradeName, taxNumber, stateCode, address, place]
  const row = await tx.oneOrNull<{ created: boolean }>(UPSERT_SELLER, values)
  return row ? (row.created ? 'created' : 'changed') : null
}

/**
 * Registers a number for a seller in a State from now on: a different one in that State ends, the same one is updated.
 * Returns whether the number is new.
 */
export async function setRegistration(tx: Tx, seller: string, input: RegistrationInput, now: Date): Promise<boolean> {
  const { stateCode, taxNumber, legalName, address, place } = input
  const ended = await tx.run(END_OTHER, [seller, stateCode, taxNumber, now])
  const known = await tx.run(UPDATE_REGISTRATION, [seller, stateCode, taxNumber, now, legalName, address, place])
  if (known > 0) return false
  const validFrom = ended > 0 ? now : null
  await tx.run(INSERT_REGISTRATION, [seller, stateCode, taxNumber, legalName, address, place, validFrom])
  return true
}

export async function countTaxRates(db: Db, market: Market): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_RATES, [market])).count
}

/** The rates of a market, by heading, day and limit. */
export function listTaxRates(db: Db, market: Market): Promise<TaxRateRow[]> {
  return db.rows(LIST_RATES, [market])
}

/** Replaces the rates of a market. */
export async function replaceTaxRates(
  tx: Tx,
  market: Market,
  rows: readonly TaxRateRow[],
  verified: boolean,
): Promise<void> {
  await tx.run(DELETE_RATES, [market])
  await tx.run(INSERT_RATES, [JSON.stringify(rows), verified])
}

/** Counts of what a market needs to sell. */
export function countSelling(
  db: Db,
  market: Market,
): Promise<{ sellers: number; registered: number; taxRates: number }> {
  return db.one(COUNT_SELLERS, [market])
}

/** Warehouses in a State without a registered seller: nothing can be sold from there. */
export function listWarehousesWithoutRegistration(
  db: Db,
  market: Market,
): Promise<{ code: string; stateCode: string }[]> {
  return db.rows(WAREHOUSES_WITHOUT, [market])
}
