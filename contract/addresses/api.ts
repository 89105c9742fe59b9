// Endpoints of addresses, delivery locations and refund bank accounts.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zPlace, zText, zUuid } from '../shared/schemas.ts'

export const zAddress = z.object({
  addressId: z.string(),
  type: z.enum(['shipping', 'billing']),
  name: z.string(),
  phone: z.string(),
  addressLine: z.string(),
  addressLine2: z.string(),
  landmark: z.string(),
  city: z.string(),
  idState: z.int(),
  stateCode: z.string(),
  stateName: z.string(),
  /** Pincode in India, emirate code in the UAE. */
  postCode: z.string(),
  isDefault: z.boolean(),
})
export type Address = z.output<typeof zAddress>

const zState = z.object({ idState: z.int(), stateName: z.string(), stateCode: z.string() })
const zPlaceAnswer = z.object({ pincode: z.string(), city: z.string(), district: z.string(), ...zState.shape })

const address = {
  addressId: '1b7e2b1c-7d1d-4e9e-9d6e-2b8f7a4c9d10',
  type: 'shipping' as const,
  name: 'Asha Kulkarni',
  phone: '9876543210',
  addressLine: 'Plot 12, MIDC Bhosari',
  addressLine2: '',
  landmark: '',
  city: 'Pune',
  idState: 27,
  stateCode: '27',
  stateName: 'Maharashtra',
  postCode: '411026',
  isDefault: true,
}
const state = { idState: 27, stateName: 'Maharashtra', stateCode: '27' }
const bank = {
  id: '0e4f6f7e-7a20-4f6e-9a3c-8f5b2f4f6d1a',
  holder: 'Asha Kulkarni',
  accountLast4: '4321',
  ifsc: 'SBIN0000095',
  bank: 'State Bank of India',
}
const zBank = z.object({
  id: z.string(),
  holder: z.string(),
  accountLast4: z.string(),
  /** Empty in the UAE. */
  ifsc: z.string(),
  /** Empty in the UAE. */
  bank: z.string(),
})
export type BankAccount = z.output<typeof zBank>
const zUserQuery = z.object({ userId: z.string().max(64).optional() })

export const addressEndpoints = defineEndpoints({
  postAddress: {
    method: 'POST',
    path: '/api/v1/address/postaddressV2',
    access: 'customer',
    sensitive: true,
    summary: 'Adds an address (idAddress 9999; action 1 created) or changes one (action 2 updated).',
    body: z.object({
      idAddress: z.union([z.literal(9999), zUuid]).default(9999),
      type: z.enum(['shipping', 'billing']).default('shipping'),
      name: zText(100),
      phone: z.string().trim().max(20),
      addressLine: zText(200),
      addressLine2: zText(200, 0).default(''),
      landmark: zText(100, 0).default(''),
      city: zText(30),
      postCode: zPlace,
      isDefault: z.boolean().default(false),
      /** Emirate area or state when the pincode or emirate code alone does not determine it. */
      stateCode: z.string().trim().max(3).optional(),
    }),
    response: envelope(z.object({ action: z.union([z.literal(1), z.literal(2)]), address: zAddress })),
    errors: ['address.invalid', 'address.unknown', 'address.place-unknown'],
    example: ok({ action: 1 as const, address }),
  },
  deleteAddress: {
    method: 'DELETE',
    path: '/api/v1/address/deleteAddress/{id}',
    access: 'customer',
    sensitive: true,
    summary: 'Removes an address from the list; orders keep their own copy.',
    params: z.object({ id: zUuid }),
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['address.unknown'],
    example: ok({ deleted: true as const }),
  },
  addressList: {
    method: 'GET',
    path: '/api/v1/address/getAddressList',
    access: 'customer',
    summary: 'Lists shipping and billing addresses, the default first.',
    query: z.object({ customerId: z.string().max(64).optional() }),
    response: z.object({ status: z.literal(true), statusCode: z.literal(200), addressList: z.array(zAddress) }),
    errors: [],
    example: { status: true as const, statusCode: 200 as const, addressList: [address] },
  },
  markDefault: {
    method: 'POST',
    path: '/api/v1/address/markDefaultAddress',
    access: 'customer',
    sensitive: true,
    summary: 'Makes an address the default of its type.',
    body: z.object({ addressId: zUuid }),
    response: envelope(zAddress),
    errors: ['address.unknown'],
    example: ok(address),
  },
  cityStateByPincode: {
    method: 'GET',
    path: '/api/v1/address/getcitystatebyPincode',
    access: 'public',
    summary: 'Returns the city and state of a pincode or emirate code.',
    query: z.object({ pin: z.string().trim().max(20) }),
    response: envelope(zPlaceAnswer),
    errors: ['delivery.pincode-invalid', 'delivery.emirate-invalid'],
    example: ok({ pincode: '411001', city: 'Pune', district: 'Pune', ...state }),
  },
  taxpayerByGstin: {
    method: 'GET',
    path: '/api/v1/address/getTaxpayerByGstin',
    access: 'public',
    summary:
      'Returns what can be read from a GSTIN or TRN: its state, PAN and kind, and the name when it is known to the store.',
    query: z.object({ gstin: z.string().trim().toUpperCase().max(20) }),
    response: envelope(
      z.object({
        gstin: z.string(),
        valid: z.literal(true),
        name: z.string(),
        stateCode: z.string(),
        stateName: z.string(),
        pan: z.string(),
        kind: z.string(),
        /** State in the taxpayer register; the number itself is validated, the register is not queried. */
        status: z.literal('not-checked'),
      }),
    ),
    errors: ['customer.gstin-invalid', 'customer.trn-invalid'],
    example: ok({
      gstin: '27AAPFU0939F1ZV',
      valid: true as const,
      name: '',
      stateCode: '27',
      stateName: 'Maharashtra',
      pan: 'AAPFU0939F',
      kind: 'normal',
      status: 'not-checked' as const,
    }),
    perMinute: 60,
  },
  stateList: {
    method: 'GET',
    path: '/api/v1/address/getStateList',
    access: 'public',
    summary: 'Lists the states of a country (India 110 or 2, UAE 784).',
    query: z.object({ countryId: z.coerce.number().int().optional() }),
    response: envelope(z.array(zState)),
    errors: [],
    example: ok([state]),
  },
  cityStateList: {
    method: 'GET',
    path: '/api/v1/address/getCityStateList',
    access: 'public',
    summary: 'Lists cities with their states; countryId 2.',
    query: z.object({ countryId: z.coerce.number().int().default(2) }),
    response: envelope(z.array(z.object({ idState: z.int(), stateName: z.string(), city: z.string() }))),
    errors: [],
    example: ok([{ idState: 27, stateName: 'Maharashtra', city: 'Pune' }]),
  },
  countryList: {
    method: 'GET',
    path: '/api/v1/address/getCountryList',
    access: 'public',
    summary: 'Lists the countries that the store delivers to.',
    response: envelope(
      z.array(
        z.object({
          countryId: z.int(),
          name: z.string(),
          iso: z.string(),
          phoneCode: z.string(),
          currency: z.string(),
        }),
      ),
    ),
    errors: [],
    example: ok([{ countryId: 110, name: 'India', iso: 'IN', phoneCode: '91', currency: 'INR' }]),
  },
  pincodeByCity: {
    method: 'GET',
    path: '/api/v1/address/getPincodeByCity',
    access: 'public',
    summary: 'Lists the pincodes of a city or district.',
    query: z.object({ city: zText(60) }),
    response: envelope(z.array(z.object({ pincode: z.string(), place: z.string(), stateName: z.string() }))),
    errors: [],
    example: ok([{ pincode: '411001', place: 'Pune', stateName: 'Maharashtra' }]),
  },
  reverseGeocode: {
    method: 'GET',
    path: '/api/v1/address/map/reverseGeocode',
    access: 'public',
    summary: 'Returns the delivery location nearest to a latitude and longitude.',
    query: z.object({
      latlng: z
        .string()
        .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'Give latitude,longitude.')
        .max(60),
    }),
    response: envelope(zPlaceAnswer.extend({ distanceKm: z.number() })),
    errors: ['address.place-unknown'],
    example: ok({ pincode: '411001', city: 'Pune', district: 'Pune', ...state, distanceKm: 1.2 }),
    perMinute: 60,
  },
  bankDetails: {
    method: 'GET',
    path: '/api/v1/address/getCustomerBankDetails',
    access: 'customer',
    sensitive: true,
    summary: 'Lists bank accounts for refunds; only the last four digits are returned.',
    query: zUserQuery,
    response: envelope(z.array(zBank)),
    errors: ['session.forbidden'],
    example: ok([bank]),
  },
  addBankDetails: {
    method: 'POST',
    path: '/api/v1/address/addCustomerBankDetails',
    access: 'customer',
    sensitive: true,
    summary: 'Adds a bank account for refunds.',
    body: z.object({
      holder: zText(100),
      /** An IBAN in the UAE; spaces are removed. */
      accountNumber: z
        .string()
        .transform(text => text.replace(/[\s-]/g, '').toUpperCase())
        .pipe(z.string().regex(/^(\d{6,18}|AE\d{21})$/, 'An account number has 6 to 18 digits.')),
      /** Required in India. */
      ifsc: z.string().trim().toUpperCase().max(11).default(''),
    }),
    response: envelope(zBank),
    errors: ['payment.bank-unknown', 'address.iban-invalid', 'request.invalid'],
    example: ok(bank),
    perMinute: 20,
  },
  deleteBankDetails: {
    method: 'DELETE',
    path: '/api/v1/address/deleteCustomerBankDetails/{id}',
    access: 'customer',
    sensitive: true,
    summary: 'Deletes a bank account.',
    params: z.object({ id: zUuid }),
    response: envelope(z.object({ deleted: z.literal(true) })),
    errors: ['address.bank-unknown', 'address.bank-in-use'],
    example: ok({ deleted: true as const }),
  },
})
