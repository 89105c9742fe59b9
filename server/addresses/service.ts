// Addresses and refund accounts of customers, and lookups by location and tax number.

import type { Address } from '../../contract/addresses/api.ts'
import { parseGstin } from '../../contract/shared/gstin.ts'
import { isTrn, normalizeMobile } from '../../contract/shared/identifiers.ts'
import { taxNumberError, taxpayerName } from '../customers/service.ts'
import {
  citiesOfIndia,
  cityOf,
  nearestPlace,
  type PlaceRow,
  placeRow,
  placesOfCity,
  requirePlace,
  statesOf,
} from '../delivery/service.ts'
import { type Actor, type Customer, type Owned, own, requireSelf } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { nationalPhone } from '../verification/service.ts'
import {
  type AddressFields,
  type AddressRow,
  clearDefault,
  deleteAddressRow,
  findAddress,
  insertAddress,
  listAddresses,
  setDefault,
  updateAddress,
} from './repository.ts'

import { stateNameBeside } from './rules.ts'

export {
  addAccount,
  bankOfIfsc,
  branchOf,
  type PayoutAccount,
  payoutAccount,
  requireBankAccount,
} from './commands/bank-accounts.ts'
export { resealBankAccounts } from './commands/reseal-bank-accounts.ts'
export { stateNameBeside } from './rules.ts'

function present(row: AddressRow, actor: Pick<Actor, 'market' | 'language'>): Address {
  return {
    addressId: row.addressId,
    type: row.type,
    name: row.name,
    phone: nationalPhone(actor.market, row.phone) ?? '',
    addressLine: row.line1,
    addressLine2: row.line2,
    landmark: row.landmark,
    city: row.city,
    idState: row.stateId,
    stateCode: row.stateCode,
    stateName: stateNameBeside(row.city, { en: row.stateEn, hi: row.stateHi }, actor.language),
    postCode: row.place,
    isDefault: row.isDefault,
  }
}

async function ownAddress(db: Db, actor: Customer, id: string): Promise<Owned<AddressRow>> {
  return own(await findAddress(db, id), actor, 'address.unknown')
}

/** The customer's addresses. @throws session.forbidden for another customer */
export async function addressList(db: Db, actor: Customer, named?: string): Promise<Address[]> {
  requireSelf(actor, named)
  return (await listAddresses(db, actor.customerId)).map(row => present(row, actor))
}

export interface AddressInput {
  idAddress: 9999 | string
  type: 'shipping' | 'billing'
  name: string
  phone: string
  addressLine: string
  addressLine2: string
  landmark: string
  city: string
  postCode: string
  isDefault: boolean
}

/** Adds (id 9999) or changes an address. The state is derived from the location; the phone must be of the market. */
export async function saveAddress(
  db: Db,
  actor: Customer,
  input: AddressInput,
): Promise<{ action: 1 | 2; address: Address }> {
  const phone = normalizeMobile(input.phone, actor.market)
  if (!phone)
    throw appError('address.invalid', {
      problems: [{ path: 'body.phone', message: 'Mobile should contain 10 digits.' }],
    })
  const place = await placeRow(db, actor.market, input.postCode)
  if (!place)
    throw appError('address.place-unknown', { problems: [{ path: 'body.postCode', message: 'Invalid pincode' }] })
  const fields: AddressFields = {
    type: input.type,
    name: input.name,
    phone: phone.slice(1),
    line1: input.addressLine,
    line2: input.addressLine2,
    landmark: input.landmark,
    city: input.city,
    stateCode: place.stateCode,
    place: place.code,
    isDefault: input.isDefault,
  }
  if (input.idAddress === 9999 && !input.isDefault) {
    const added = await insertAddress(db, actor.customerId, actor.market, fields)
    const names = { stateId: place.stateId, stateEn: place.stateEn, stateHi: place.stateHi }
    const row = { ...fields, ...names, ...added, customerId: actor.customerId }
    return { action: 1, address: present(row, actor) }
  }
  return db.transaction(async tx => {
    const before = input.idAddress === 9999 ? null : await ownAddress(tx, actor, input.idAddress)
    if (fields.isDefault) await clearDefault(tx, actor.customerId, fields.type)
    if (before) await updateAddress(tx, before, fields)
    const { addressId: id } = before ?? (await insertAddress(tx, actor.customerId, actor.market, fields))
    const address = present(await ownAddress(tx, actor, id), actor)
    return { action: before ? (2 as const) : (1 as const), address }
  })
}

export async function markDefault(db: Db, actor: Customer, id: string): Promise<Address> {
  return db.transaction(async tx => {
    const row = await ownAddress(tx, actor, id)
    await clearDefault(tx, actor.customerId, row.type)
    await setDefault(tx, row)
    return { ...present(row, actor), isDefault: true }
  })
}

export async function removeAddress(db: Db, actor: Customer, id: string): Promise<void> {
  await db.transaction(async tx => deleteAddressRow(tx, await ownAddress(tx, actor, id)))
}

/** An address as stored with an order. */
export interface AddressSnapshot {
  addressId: string
  type: 'shipping' | 'billing'
  name: string
  phone: string
  line1: string
  line2: string
  landmark: string
  city: string
  stateCode: string
  stateName: string
  stateNameHi: string
  place: string
}

/** The customer's own address for an order. @throws address.unknown */
export async function addressSnapshot(db: Db, actor: Customer, id: string): Promise<AddressSnapshot> {
  const { addressId, type, name, phone, line1, line2, landmark, city, stateCode, stateEn, stateHi, place } =
    await ownAddress(db, actor, id)
  return {
    addressId,
    type,
    name,
    phone,
    line1,
    line2,
    landmark,
    city,
    stateCode,
    stateName: stateEn,
    stateNameHi: stateHi,
    place,
  }
}

function presentPlace(row: PlaceRow, actor: Actor) {
  const hindi = actor.language === 'hi'
  return {
    pincode: row.code,
    city: cityOf(row, actor.language),
    district: row.district,
    idState: row.stateId,
    stateName: hindi ? row.stateHi : row.stateEn,
    stateCode: row.stateCode,
  }
}

export async function cityOfPlace(db: Db, actor: Actor, pin: string) {
  return presentPlace(await requirePlace(db, actor.market, pin), actor)
}

export async function reverseGeocode(db: Db, actor: Actor, latlng: string) {
  const [lat = Number.NaN, lng = Number.NaN] = latlng.split(',').map(Number)
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw appError('address.place-unknown')
  const row = await nearestPlace(db, actor, lat, lng)
  return { ...presentPlace(row, actor), distanceKm: row.distanceKm }
}

const INDIA = 110
const COUNTRY_OF: Record<number, typeof INDIA | 784> = { 2: INDIA, [INDIA]: INDIA, 784: 784 }

export async function stateList(db: Db, actor: Actor, countryId: number | undefined) {
  const country = COUNTRY_OF[countryId ?? (actor.market === 'AE' ? 784 : 110)]
  if (!country) return []
  const rows = await statesOf(db, country)
  return rows.map(row => ({
    idState: row.id,
    stateName: actor.language === 'hi' ? row.nameHi : row.nameEn,
    stateCode: row.code,
  }))
}

export async function cityStateList(db: Db, actor: Actor, countryId: number) {
  if (COUNTRY_OF[countryId] !== 110) return []
  const rows = await citiesOfIndia(db)
  return rows.map(row => ({
    idState: row.stateId,
    stateName: actor.language === 'hi' ? row.nameHi : row.nameEn,
    city: row.city,
  }))
}

export function countryList(language: Actor['language']) {
  const hindi = language === 'hi'
  return [
    { countryId: 110, name: hindi ? 'भारत' : 'India', iso: 'IN', phoneCode: '91', currency: 'INR' },
    {
      countryId: 784,
      name: hindi ? 'संयुक्त अरब अमीरात' : 'United Arab Emirates',
      iso: 'AE',
      phoneCode: '971',
      currency: 'AED',
    },
  ]
}

export async function pincodesOf(db: Db, actor: Actor, city: string) {
  const rows = await placesOfCity(db, city)
  return rows.map(row => ({
    pincode: row.code,
    place: row.nameEn,
    stateName: actor.language === 'hi' ? row.stateHi : row.stateEn,
  }))
}

/** The name of an Indian state by its GST code; empty for an unknown code. */
async function stateNameOf(db: Db, code: string, language: Actor['language']): Promise<string> {
  const state = (await statesOf(db, INDIA)).find(one => one.code === code)
  return (language === 'hi' ? state?.nameHi : state?.nameEn) ?? ''
}

/** Data derived from a tax number; includes the legal name only if it belongs to one of our sellers. */
export async function taxpayer(db: Db, { market, language }: Pick<Actor, 'market' | 'language'>, typed: string) {
  const number = typed.replace(/\s/g, '').toUpperCase()
  if (market === 'AE') {
    if (!isTrn(number)) throw taxNumberError(market, 'invalid')
    return {
      gstin: number,
      valid: true as const,
      name: await taxpayerName(db, number),
      stateCode: '',
      stateName: '',
      pan: '',
      kind: 'trn',
      status: 'not-checked' as const,
    }
  }
  const parsed = parseGstin(number)
  if (!parsed.valid) throw taxNumberError(market, 'invalid')
  const { gstin, stateCode, kind } = parsed
  return {
    gstin,
    valid: true as const,
    name: await taxpayerName(db, gstin),
    stateCode,
    stateName: await stateNameOf(db, stateCode, language),
    pan: parsed.pan ?? '',
    kind,
    status: 'not-checked' as const,
  }
}
