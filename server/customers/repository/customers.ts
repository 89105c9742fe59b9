// SQL of customers and their business details.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface CustomerRow {
  customerId: string
  market: Market
  email: string | null
  phone: string | null
  firstName: string
  lastName: string
  userType: 'business' | 'online'
  customerCategory: string
  preferredLanguage: 'en' | 'hi'
  emailVerified: boolean
  phoneVerified: boolean
  hasPassword: boolean
  createdAt: Date
}

/** Of a row of `customers`. */
export const COLUMNS = `id as "customerId", market, email, phone, first_name as "firstName", last_name as "lastName",
  user_type as "userType", customer_category as "customerCategory", preferred_language as "preferredLanguage",
  email_verified_at is not null as "emailVerified", phone_verified_at is not null as "phoneVerified",
  password_hash is not null as "hasPassword", created_at as "createdAt"`

const FIND = statement('customers.find', `select ${COLUMNS} from customers where id = $1`)
const INSERT = statement(
  'customers.insert',
  `insert into customers (market, email, phone, first_name, last_name, user_type, preferred_language, password_hash,
     email_verified_at, phone_verified_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, case when $9 then now() end, case when $10 then now() end)
   on conflict do nothing returning ${COLUMNS}`,
)
const UPDATE = statement(
  'customers.update',
  `update customers set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
     user_type = coalesce($4, user_type), email = coalesce($5, email), phone = coalesce($6, phone),
     email_verified_at = case when $5::text is null then email_verified_at else now() end,
     phone_verified_at = case when $6::text is null then phone_verified_at else now() end, updated_at = now()
   where id = $1 returning ${COLUMNS}`,
)
const SET_LANGUAGE = statement(
  'customers.set-language',
  'update customers set preferred_language = $2, updated_at = now() where id = $1',
)
const SET_PASSWORD = statement(
  'customers.set-password',
  'update customers set password_hash = $2, updated_at = now() where id = $1',
)
const TAKEN = statement(
  'customers.identifier-taken',
  `select exists (select 1 from customers where market = $1 and id is distinct from $2
     and (lower(email) = lower($3) and email_verified_at is not null or phone = $4 and phone_verified_at is not null)
   ) as taken`,
)
const CLEAR_UNVERIFIED = statement(
  'customers.clear-unverified',
  `update customers set
     email = case when lower(email) = lower($3) and email_verified_at is null then null else email end,
     phone = case when phone = $4 and phone_verified_at is null then null else phone end,
     updated_at = now()
   where market = $1 and id <> $2
     and (lower(email) = lower($3) and email_verified_at is null or phone = $4 and phone_verified_at is null)`,
)

const SET_CATEGORY = statement(
  'customers.set-category',
  'update customers set customer_category = $2, updated_at = now() where id = $1 and deleted_at is null',
)

const LOCK = statement('customers.lock', 'select market from customers where id = $1 and deleted_at is null for update')

const FIND_MARKET = statement(
  'customers.find-market',
  'select market from customers where id = $1 and deleted_at is null',
)

export async function findMarket(db: Db, id: string): Promise<Market | null> {
  return (await db.oneOrNull<{ market: Market }>(FIND_MARKET, [id]))?.market ?? null
}

const SET_BLOCKED = statement(
  'customers.set-blocked',
  'update customers set blocked_at = $2, updated_at = now() where id = $1',
)
const IS_BLOCKED = statement(
  'customers.is-blocked',
  'select blocked_at is not null as blocked from customers where id = $1',
)

/** Blocks a customer as of a time; null unblocks. */
export async function setBlocked(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.run(SET_BLOCKED, [id, at])
}

export async function isBlocked(db: Db, id: string): Promise<boolean> {
  return (await db.oneOrNull<{ blocked: boolean }>(IS_BLOCKED, [id]))?.blocked === true
}

/** Writes the gold-member flag; an account that was deleted stays without. */
export async function setCategory(tx: Tx, id: string, category: string): Promise<void> {
  await tx.run(SET_CATEGORY, [id, category])
}

/** Locks a customer against new orders; returns null when the account was deleted. */
export async function lockCustomer(tx: Tx, id: string): Promise<CustomerRow | null> {
  return (await tx.oneOrNull(LOCK, [id])) ? findCustomer(tx, id) : null
}

export interface NewCustomer {
  market: Market
  email: string | null
  phone: string | null
  firstName: string
  lastName: string
  userType: 'business' | 'online'
  language: 'en' | 'hi'
  passwordHash: string | null
  emailProved: boolean
  phoneProved: boolean
}

export function findCustomer(db: Db, id: string): Promise<CustomerRow | null> {
  return db.oneOrNull<CustomerRow>(FIND, [id])
}

/** Returns null when the proved email or phone already belongs to another customer. */
export function insertCustomer(tx: Tx, customer: NewCustomer): Promise<CustomerRow | null> {
  const { market, email, phone, firstName, lastName, userType, language, passwordHash, emailProved, phoneProved } =
    customer
  return tx.oneOrNull<CustomerRow>(INSERT, [
    market,
    email,
    phone,
    firstName,
    lastName,
    userType,
    language,
    passwordHash,
    emailProved,
    phoneProved,
  ])
}

export interface CustomerChange {
  firstName: string | null
  lastName: string | null
  userType: 'business' | 'online' | null
  email: string | null
  phone: string | null
}

export function updateCustomerRow(tx: Tx, id: string, change: CustomerChange): Promise<CustomerRow> {
  return tx.one<CustomerRow>(UPDATE, [
    id,
    change.firstName,
    change.lastName,
    change.userType,
    change.email,
    change.phone,
  ])
}

export async function setLanguage(db: Db, id: string, language: 'en' | 'hi'): Promise<void> {
  await db.run(SET_LANGUAGE, [id, language])
}

export async function setPasswordHash(tx: Tx, id: string, hash: string): Promise<void> {
  await tx.run(SET_PASSWORD, [id, hash])
}

interface Identifiers {
  market: Market
  email: string | null
  phone: string | null
}

/** Whether a customer other than `id` has verified one of the two. */
export async function isIdentifierTaken(
  tx: Tx,
  id: string | null,
  { market, email, phone }: Identifiers,
): Promise<boolean> {
  return (await tx.one<{ taken: boolean }>(TAKEN, [market, id, email, phone])).taken
}

/** Removes identifiers that customer `id` has just verified from customers who had not verified them. */
export async function clearUnverified(tx: Tx, id: string, { market, email, phone }: Identifiers): Promise<void> {
  await tx.run(CLEAR_UNVERIFIED, [market, id, email, phone])
}

export interface BusinessRow {
  id: string
  customerId: string
  companyName: string
  gstin: string | null
  isGstInvoice: boolean
  tradeLicence: string
  licenceAuthority: string
}

const BUSINESS = `id, customer_id as "customerId", company_name as "companyName", gstin, is_gst_invoice as "isGstInvoice",
  trade_licence as "tradeLicence", licence_authority as "licenceAuthority"`
const FIND_BUSINESS = statement(
  'customers.find-business',
  `select ${BUSINESS} from business_details where customer_id = $1`,
)
const FIND_BUSINESS_BY_ID = statement(
  'customers.find-business-by-id',
  `select ${BUSINESS} from business_details where id = $1`,
)
const SAVE_BUSINESS = statement(
  'customers.save-business',
  `insert into business_details (customer_id, company_name, gstin, is_gst_invoice, trade_licence, licence_authority)
     values ($1, $2, $3, $4, coalesce($5, ''), coalesce($6, ''))
   on conflict (customer_id) do update set company_name = excluded.company_name, gstin = excluded.gstin,
     is_gst_invoice = excluded.is_gst_invoice, trade_licence = coalesce($5, business_details.trade_licence),
     licence_authority = coalesce($6, business_details.licence_authority), updated_at = now()
   returning ${BUSINESS}`,
)
const FIND_COMPANY = statement(
  'customers.find-company',
  `select legal_name as name from sellers where tax_number = $1 limit 1`,
)

export function findBusiness(db: Db, customerId: string): Promise<BusinessRow | null> {
  return db.oneOrNull<BusinessRow>(FIND_BUSINESS, [customerId])
}

export function findBusinessById(db: Db, id: string): Promise<BusinessRow | null> {
  return db.oneOrNull<BusinessRow>(FIND_BUSINESS_BY_ID, [id])
}

/** Stores the company of a customer; a licence of null is left unchanged. */
export function saveBusiness(
  db: Db,
  business: Omit<BusinessRow, 'id' | 'tradeLicence' | 'licenceAuthority'> & {
    licence: { number: string; authority: string } | null
  },
): Promise<BusinessRow> {
  const { customerId, companyName, gstin, isGstInvoice, licence } = business
  const values = [customerId, companyName, gstin, isGstInvoice, licence?.number ?? null, licence?.authority ?? null]
  return db.one<BusinessRow>(SAVE_BUSINESS, values)
}

/** Legal name of the seller with this tax number; other taxpayers are not disclosed. */
export async function findCompanyName(db: Db, taxNumber: string): Promise<string> {
  return (await db.oneOrNull<{ name: string }>(FIND_COMPANY, [taxNumber]))?.name ?? ''
}

const ID_BY_CONTACT = statement(
  'customers.id-by-contact',
  `select id from customers where market = $1 and case $2::int
     when 1 then lower(email) = lower($3) and email_verified_at is not null
     else phone = $3 and phone_verified_at is not null end`,
)

/** The customer with this verified email (kind 1) or phone (kind 2). */
export async function findIdByContact(
  db: Db,
  market: Market,
  { kind, value }: { kind: 1 | 2; value: string },
): Promise<string | null> {
  return (await db.oneOrNull<{ id: string }>(ID_BY_CONTACT, [market, kind, value]))?.id ?? null
}
