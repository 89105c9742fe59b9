// Customers: registration, profile, business details and language.

import type { BusinessDetails, CustomerProfile } from '../../contract/customers/api.ts'
import { ERRORS } from '../../contract/shared/errors.ts'
import { parseGstin } from '../../contract/shared/gstin.ts'
import { isTrn } from '../../contract/shared/identifiers.ts'
import type { Market } from '../../contract/shared/market.ts'
import { type Actor, type Customer, requireSelf } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db, Tx } from '../platform/db.ts'
import { type AppError, appError } from '../platform/errors.ts'
import { type Identifier, identify, nationalPhone, readIdentifier, spendProof } from '../verification/service.ts'
import {
  type BusinessRow,
  type CustomerRow,
  clearUnverified,
  findBusiness,
  findBusinessById,
  findCompanyName,
  findCustomer,
  findIdByContact,
  findMarket,
  insertCustomer,
  isBlocked,
  isIdentifierTaken,
  lockCustomer,
  type NewCustomer,
  saveBusiness,
  setBlocked,
  setCategory,
  setLanguage,
  setPasswordHash,
  updateCustomerRow,
} from './repository/customers.ts'

export { changeProvedEmail } from './commands/change-email.ts'
export type { CustomerRow, NewCustomer } from './repository/customers.ts'
export { findCustomer as accountOf } from './repository/customers.ts'
export { endMerged, findForMerge, lockForMerge, type MergeRow, type TakenOver, takeOver } from './repository/merges.ts'

/**
 * Registers a customer. The verified email or phone identifies them from now on; it is removed from accounts that had
 * not verified it.
 * @throws auth.customer-exists
 */
export async function registerCustomer(tx: Tx, customer: NewCustomer): Promise<CustomerRow> {
  if (await isIdentifierTaken(tx, null, customer)) throw appError('auth.customer-exists')
  const row = await insertCustomer(tx, customer)
  if (!row) throw appError('auth.customer-exists')
  await clearUnverified(tx, row.customerId, {
    market: customer.market,
    email: customer.emailProved ? customer.email : null,
    phone: customer.phoneProved ? customer.phone : null,
  })
  return row
}

/** Sets the flag of gold members, which sessions show as `customerCategory`: `gold`, or empty. */
export async function setCustomerCategory(tx: Tx, customerId: string, category: 'gold' | ''): Promise<void> {
  await setCategory(tx, customerId, category)
}

export async function changePassword(tx: Tx, customerId: string, hash: string): Promise<void> {
  await setPasswordHash(tx, customerId, hash)
}

export async function profileOf(db: Db, actor: Customer, named?: string): Promise<CustomerProfile> {
  requireSelf(actor, named)
  const row = await findCustomer(db, actor.customerId)
  if (!row) throw appError('session.expired')
  return present(row)
}

function present({ market, phone, createdAt, ...row }: CustomerRow): CustomerProfile {
  return { ...row, phone: nationalPhone(market, phone), createdAt: createdAt.toISOString() }
}

/** The customer with this verified phone or email, as typed by staff; null if there is none. */
export function customerOfContact(db: Db, market: Market, contact: string): Promise<string | null> {
  const identifier = readIdentifier(market, contact.includes('@') ? { email: contact } : { phone: contact })
  return identifier ? findIdByContact(db, market, identifier) : Promise.resolve(null)
}

export interface ProfileChange {
  firstName?: string | undefined
  lastName?: string | undefined
  userType?: 'business' | 'online' | undefined
  email?: string | undefined
  phone?: string | undefined
  proof?: string | undefined
  presentProof?: string | undefined
  presentProved?: 'email' | 'phone' | undefined
}

/** The customer's verified contacts. */
function verifiedContacts({ email, emailVerified, phone, phoneVerified }: CustomerRow): Identifier[] {
  return [
    ...(email && emailVerified ? [{ kind: 1 as const, value: email }] : []),
    ...(phone && phoneVerified ? [{ kind: 2 as const, value: phone }] : []),
  ]
}

/** The customer's verified contacts, the phone first, in display form. */
export async function verifiedContactsOf(db: Db, actor: Customer): Promise<(Identifier & { shown: string })[]> {
  const customer = await findCustomer(db, actor.customerId)
  const contacts = customer ? verifiedContacts(customer).sort((a, b) => b.kind - a.kind) : []
  const shownAs = ({ kind, value }: Identifier) => (kind === 1 ? value : (nationalPhone(actor.market, value) ?? ''))
  return contacts.map(contact => ({ ...contact, shown: shownAs(contact) }))
}

/** The market of an account; null if there is none or it was deleted. */
export const marketOfAccount = findMarket

/**
 * Blocks a customer or ends it, and holds orders and logins off meanwhile; false when it is so already.
 * @throws customer.unknown, also for a deleted account
 */
export async function changeBlocked(tx: Tx, customerId: string, at: Date | null): Promise<boolean> {
  if (!(await lockCustomer(tx, customerId))) throw appError('customer.unknown')
  if ((await isBlocked(tx, customerId)) === (at !== null)) return false
  await setBlocked(tx, customerId, at)
  return true
}

/** Locks a customer against new orders; returns the verified contacts, null when the account was deleted. */
export async function lockContacts(tx: Tx, customerId: string): Promise<Identifier[] | null> {
  const customer = await lockCustomer(tx, customerId)
  return customer && verifiedContacts(customer)
}

/** The verified contact that has to confirm a change of `kind`; null for a customer without one. @throws auth.proof */
function presentContact(before: CustomerRow, kind: 1 | 2, named: 'email' | 'phone' | undefined): Identifier | null {
  const contacts = verifiedContacts(before)
  const wanted = named === undefined ? kind : named === 'email' ? 1 : 2
  const found = contacts.find(contact => contact.kind === wanted)
  if (!found && named !== undefined) throw appError('auth.proof')
  return found ?? contacts[0] ?? null
}

/**
 * Changes the profile. A new email or phone requires a proof, so only one of them can change at a time, and a second
 * proof of a currently verified contact: a session alone cannot take over an account. A proof of an unverified
 * contact verifies it.
 * @throws auth.proof, customer.identifier-taken
 */
export async function changeProfile(app: App, actor: Customer, change: ProfileChange): Promise<CustomerProfile> {
  const before = await findCustomer(app.db, actor.customerId)
  if (!before) throw appError('session.expired')
  const email = change.email ? identify(actor, { email: change.email }) : null
  const phone = change.phone ? identify(actor, { phone: change.phone }) : null
  const newEmail = email && (email.value !== before.email || (change.proof && !before.emailVerified)) ? email : null
  const newPhone = phone && (phone.value !== before.phone || (change.proof && !before.phoneVerified)) ? phone : null
  const row = await app.db.transaction(async tx => {
    if (newEmail && newPhone) throw appError('auth.proof')
    const toProve = newEmail ?? newPhone
    if (toProve) await spendProof(tx, actor, toProve, ['signup', 'login', 'checkout'], change.proof ?? '')
    const replaces = toProve && toProve.value !== (toProve.kind === 1 ? before.email : before.phone)
    const present = replaces ? presentContact(before, toProve.kind, change.presentProved) : null
    if (present) await spendProof(tx, actor, present, ['checkout'], change.presentProof ?? '')
    const proved = { market: actor.market, email: newEmail?.value ?? null, phone: newPhone?.value ?? null }
    if (await isIdentifierTaken(tx, actor.customerId, proved)) throw appError('customer.identifier-taken')
    await clearUnverified(tx, actor.customerId, proved)
    return updateCustomerRow(tx, actor.customerId, {
      firstName: change.firstName ?? null,
      lastName: change.lastName ?? null,
      userType: change.userType ?? null,
      email: newEmail?.value ?? null,
      phone: newPhone?.value ?? null,
    })
  })
  return present(row)
}

export async function changeLanguage(db: Db, actor: Customer, language: 'en' | 'hi', named?: string): Promise<void> {
  requireSelf(actor, named)
  await setLanguage(db, actor.customerId, language)
}

const NO_BUSINESS: BusinessDetails = {
  ...{ id: null, companyName: '', gstin: '', isGstInvoice: false },
  ...{ tradeLicence: '', licenceAuthority: '' },
}

function presentBusiness(row: BusinessRow | null): BusinessDetails {
  if (!row) return NO_BUSINESS
  const { id, companyName, gstin, isGstInvoice, tradeLicence, licenceAuthority } = row
  return { id, companyName, gstin: gstin ?? '', isGstInvoice, tradeLicence, licenceAuthority }
}

export async function businessDetailsOf(db: Db, actor: Customer, named?: string): Promise<BusinessDetails> {
  requireSelf(actor, named)
  return presentBusiness(await findBusiness(db, actor.customerId))
}

export async function businessDetailsById(db: Db, actor: Customer, id: string): Promise<BusinessDetails> {
  const row = /^[0-9a-f-]{36}$/i.test(id) ? await findBusinessById(db, id) : null
  if (!row || row.customerId !== actor.customerId) throw appError('customer.unknown')
  return presentBusiness(row)
}

/** The error of a missing or invalid tax number: GSTIN in India, TRN in the UAE. */
export function taxNumberError(market: Market, kind: 'invalid' | 'required'): AppError {
  const code = market === 'AE' ? (`customer.trn-${kind}` as const) : (`customer.gstin-${kind}` as const)
  return appError(code, { problems: [{ path: 'body.gstin', message: ERRORS[code][1] }] })
}

/** Validates a tax number of the market: GSTIN with check digit, or TRN. @throws customer.gstin-invalid, customer.trn-invalid */
export function checkTaxNumber(market: Market, typed: string): string {
  const number = typed.trim().toUpperCase().replace(/\s/g, '')
  const valid = market === 'AE' ? isTrn(number) : parseGstin(number).valid
  if (!valid) throw taxNumberError(market, 'invalid')
  return number
}

interface BusinessInput {
  companyName: string
  gstin: string
  isGstInvoice: boolean
  tradeLicence?: string | undefined
  licenceAuthority?: string | undefined
}

/**
 * The trade licence of a company in the UAE; null if none is given.
 * @throws request.invalid for an incomplete one, and in India
 */
function licenceOf(market: Market, { tradeLicence: number, licenceAuthority: authority }: BusinessInput) {
  if (number === undefined && authority === undefined) return null
  const problem = (field: string, message: string) =>
    appError('request.invalid', { problems: [{ path: `body.${field}`, message }] })
  if (market !== 'AE' && (number || authority)) throw problem('tradeLicence', 'Only for companies in the UAE')
  if (number && !authority) throw problem('licenceAuthority', 'Missing beside the trade licence')
  if (authority && !number) throw problem('tradeLicence', 'Missing beside its authority')
  return { number: number ?? '', authority: authority ?? '' }
}

/**
 * Saves business details; tax invoices require a tax number.
 * @throws customer.gstin-required, customer.trn-required, customer.gstin-invalid, customer.trn-invalid, request.invalid
 */
export async function saveBusinessDetails(
  db: Db,
  actor: Pick<Actor, 'market'> & { customerId: string },
  input: BusinessInput,
): Promise<BusinessDetails> {
  if (input.isGstInvoice && !input.gstin) throw taxNumberError(actor.market, 'required')
  const gstin = input.gstin ? checkTaxNumber(actor.market, input.gstin) : null
  const licence = licenceOf(actor.market, input)
  const { companyName, isGstInvoice } = input
  return presentBusiness(
    await saveBusiness(db, { customerId: actor.customerId, companyName, gstin, isGstInvoice, licence }),
  )
}

/** Legal name of a taxpayer that is one of our sellers; otherwise empty. */
export function taxpayerName(db: Db, taxNumber: string): Promise<string> {
  return findCompanyName(db, taxNumber)
}
