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
import { identify, nationalPhone, spendProof } from '../verification/service.ts'
import {
  type BusinessRow,
  type CustomerRow,
  clearUnverified,
  findBusiness,
  findBusinessById,
  findCompanyName,
  findCustomer,
  insertCustomer,
  isIdentifierTaken,
  type NewCustomer,
  saveBusiness,
  setLanguage,
  setPasswordHash,
  updateCustomerRow,
} from './repository.ts'

export type { CustomerRow, NewCustomer } from './repository.ts'

/**
 * Registers a customer. The proved email or phone identifies them from now on; others who gave it without a proof lose it.
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

export interface ProfileChange {
  firstName?: string | undefined
  lastName?: string | undefined
  userType?: 'business' | 'online' | undefined
  email?: string | undefined
  phone?: string | undefined
  proof?: string | undefined
}

/**
 * Changes the profile. A new email or phone requires a proof, so only one of them can change at a time; a proof of the
 * present one verifies it.
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

const NO_BUSINESS: BusinessDetails = { id: null, companyName: '', gstin: '', isGstInvoice: false }

function presentBusiness(row: BusinessRow | null): BusinessDetails {
  if (!row) return NO_BUSINESS
  return { id: row.id, companyName: row.companyName, gstin: row.gstin ?? '', isGstInvoice: row.isGstInvoice }
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

/** Saves business details; tax invoices require a tax number. */
export async function saveBusinessDetails(
  db: Db,
  actor: Pick<Actor, 'market'> & { customerId: string },
  input: { companyName: string; gstin: string; isGstInvoice: boolean },
): Promise<BusinessDetails> {
  if (input.isGstInvoice && !input.gstin) throw taxNumberError(actor.market, 'required')
  const gstin = input.gstin ? checkTaxNumber(actor.market, input.gstin) : null
  return presentBusiness(await saveBusiness(db, actor.customerId, input.companyName, gstin, input.isGstInvoice))
}

/** Legal name of a taxpayer that is one of our sellers; otherwise empty. */
export function taxpayerName(db: Db, taxNumber: string): Promise<string> {
  return findCompanyName(db, taxNumber)
}
