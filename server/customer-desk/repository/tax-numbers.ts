// SQL of a customer's tax number: data to compare it with, and results of checks with the tax authority.

import type { TaxNumberCheck, TaxNumberDetail } from '../../../contract/customer-desk/tax-number-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface TaxNumberRow {
  market: Market
  taxNumber: string
  companyName: string
  others: TaxNumberDetail['others']
  checks: TaxNumberDetail['checks']
}

const FIND = statement(
  'customer-desk.find-tax-number',
  `select c.market, coalesce(b.gstin, '') as "taxNumber", coalesce(b.company_name, '') as "companyName",
     coalesce((select jsonb_agg(jsonb_build_object('customerId', x.id, 'number', x.number, 'name', x.name)) from (
         select o.id, o.number, coalesce(nullif(d.company_name, ''), trim(o.first_name || ' ' || o.last_name)) as name
         from business_details d join customers o on o.id = d.customer_id
         where d.gstin = b.gstin and o.id <> c.id and o.market = c.market and o.deleted_at is null
         order by o.number limit 10) x), '[]') as others,
     coalesce((select jsonb_agg(jsonb_build_object('checkId', x.id, 'taxNumber', x.tax_number, 'outcome', x.outcome,
           'registeredName', x.registered_name, 'staffName', x.staff_name, 'at', x.at)) from (
         select k.* from tax_number_checks k where k.customer_id = c.id order by k.id desc limit 20) x), '[]') as checks
   from customers c left join business_details b on b.customer_id = c.id where c.id = $1`,
)
const STATE = statement(
  'customer-desk.state-of-tax-number',
  `select code, name_en as "nameEn", name_hi as "nameHi" from states where code = $1 and country_id = $2`,
)
const ELSEWHERE = statement(
  'customer-desk.addresses-in-other-states',
  `select a.id as "addressId", a.city, a.place,
     jsonb_build_object('code', s.code, 'nameEn', s.name_en, 'nameHi', s.name_hi) as state
   from addresses a join states s on s.code = a.state_code and s.country_id = $3
   where a.customer_id = $1 and a.kind = 'billing' and a.deleted_at is null and a.state_code <> $2
   order by a.updated_at desc limit 10`,
)
/** Locks the customer's data until the check is written. */
const LOCK = statement(
  'customer-desk.lock-tax-number',
  `select c.id as "customerId", coalesce(b.gstin, '') as "taxNumber"
   from customers c left join business_details b on b.customer_id = c.id where c.id = $1 for no key update of c`,
)
/** The same finding on the same day counts as the same check. */
const INSERT = statement(
  'customer-desk.insert-tax-number-check',
  `insert into tax_number_checks (customer_id, tax_number, outcome, registered_name, staff_id, staff_name, at)
   select $1, $2, $3, $4, $5, $6, $7 where not exists (
     select from tax_number_checks k where k.customer_id = $1 and k.tax_number = $2 and k.outcome = $3
       and k.registered_name = $4 and k.at > $7::timestamptz - interval '1 day')`,
)
const DELETE_OLD = statement(
  'customer-desk.delete-old-tax-number-checks',
  `delete from tax_number_checks where id in (select id from tax_number_checks where at < $1 order by at limit $2)`,
)

export function findTaxNumber(db: Db, customerId: string): Promise<TaxNumberRow | null> {
  return db.oneOrNull<TaxNumberRow>(FIND, [customerId])
}

export function findState(db: Db, code: string, countryId: number): Promise<TaxNumberDetail['state']> {
  return db.oneOrNull<NonNullable<TaxNumberDetail['state']>>(STATE, [code, countryId])
}

/** Addresses for invoices that lie in another State than `code`. */
export function listElsewhere(
  db: Db,
  customerId: string,
  code: string,
  countryId: number,
): Promise<TaxNumberDetail['elsewhere']> {
  return db.rows<TaxNumberDetail['elsewhere'][number]>(ELSEWHERE, [customerId, code, countryId])
}

/** The customer's current number; the customer is locked until the transaction ends. */
export async function lockTaxNumber(db: Db, customerId: string): Promise<string | null> {
  return (await db.oneOrNull<{ taxNumber: string }>(LOCK, [customerId]))?.taxNumber ?? null
}

export interface NewCheck extends Pick<TaxNumberCheck, 'taxNumber' | 'outcome' | 'registeredName' | 'staffName'> {
  customerId: string
  staffId: string
  at: Date
}

/** Whether it was written; false for the same finding again on one day. */
export async function insertCheck(db: Db, check: NewCheck): Promise<boolean> {
  const { customerId, taxNumber, outcome, registeredName, staffId, staffName, at } = check
  return (await db.run(INSERT, [customerId, taxNumber, outcome, registeredName, staffId, staffName, at])) > 0
}

export function deleteOldChecks(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_OLD, [before, limit])
}
