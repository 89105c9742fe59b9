// Endpoints of the customer's own record: profile, business details, language.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zLanguage, zText } from '../shared/schemas.ts'

export const zCustomer = z.object({
  customerId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  userType: z.enum(['business', 'online']),
  customerCategory: z.string(),
  preferredLanguage: zLanguage,
  /** Whether the customer has verified it with a code; only then can it be used to log in. */
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: z.string(),
})
export type CustomerProfile = z.output<typeof zCustomer>

export const zBusinessDetails = z.object({
  id: z.string().nullable(),
  companyName: z.string(),
  gstin: z.string(),
  /** Whether the buyer wants a tax invoice rather than a retail one. */
  isGstInvoice: z.boolean(),
  /** UAE: the trade licence of the company and its issuer, for electronic invoices. */
  tradeLicence: z.string(),
  licenceAuthority: z.string(),
})
export type BusinessDetails = z.output<typeof zBusinessDetails>

const customer = {
  customerId: '2f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4',
  firstName: 'Asha',
  lastName: 'Kulkarni',
  email: 'asha@example.com',
  phone: '9876543210',
  userType: 'business' as const,
  customerCategory: '',
  preferredLanguage: 'en' as const,
  emailVerified: false,
  phoneVerified: true,
  hasPassword: false,
  createdAt: '2026-11-20T12:00:00.000Z',
}
const business = {
  id: '4a3a8f57-4f3e-4e6f-9a0a-5c5f2f9d8e77',
  companyName: 'Kulkarni Engineering Works',
  gstin: '27AAPFU0939F1ZV',
  isGstInvoice: true,
  ...{ tradeLicence: '', licenceAuthority: '' },
}
const zCustomerQuery = z.object({ customerId: z.string().max(64).optional() })

export const customerEndpoints = defineEndpoints({
  businessDetails: {
    method: 'GET',
    path: '/api/v1/customer/getCustomerBusinessDetails',
    access: 'customer',
    summary: 'Returns the customer’s business details; empty when there are none.',
    query: zCustomerQuery,
    response: envelope(zBusinessDetails),
    errors: ['session.forbidden'],
    example: ok(business),
  },
  saveBusinessDetails: {
    method: 'POST',
    path: '/api/v1/customer/addUpdateCustomer',
    access: 'customer',
    sensitive: true,
    summary: 'Adds or changes business details: company, GSTIN (TRN in the UAE), tax invoice or retail.',
    body: z.object({
      companyName: zText(120, 0).default(''),
      gstin: z.string().trim().toUpperCase().max(20).default(''),
      isGstInvoice: z.boolean().default(false),
      /** UAE, both or neither; omitted fields stay unchanged. */
      tradeLicence: zText(50, 0).optional(),
      licenceAuthority: zText(120, 0).optional(),
    }),
    response: envelope(zBusinessDetails),
    errors: [
      'customer.gstin-invalid',
      'customer.trn-invalid',
      'customer.gstin-required',
      'customer.trn-required',
      'request.invalid',
    ],
    example: ok(business),
  },
  updateCustomer: {
    method: 'POST',
    path: '/api/v1/customer/updatecustomer',
    access: 'customer',
    sensitive: true,
    summary:
      'Changes the profile. A new email or phone requires its proof from verifyOTP, and a proof of a contact that is already verified.',
    body: z.object({
      firstName: zText(60).optional(),
      lastName: zText(60, 0).optional(),
      userType: z.enum(['business', 'online']).optional(),
      email: z.string().trim().max(254).optional(),
      phone: z.string().trim().max(20).optional(),
      proof: z.string().max(200).optional(),
      /** From verifyOTP with the flow `checkout`, for a verified contact of the customer. */
      presentProof: z.string().max(200).optional(),
      /** Which contact that is; by default the one being changed, otherwise the other one. */
      presentProved: z.enum(['email', 'phone']).optional(),
    }),
    response: envelope(zCustomer),
    errors: ['auth.identifier', 'auth.proof', 'customer.identifier-taken'],
    example: ok(customer),
  },
  getCustomer: {
    method: 'GET',
    path: '/api/v1/customer/getcustomer',
    access: 'customer',
    summary: 'Returns the profile.',
    query: zCustomerQuery,
    response: envelope(zCustomer),
    errors: ['session.forbidden'],
    example: ok(customer),
  },
  updateLanguage: {
    method: 'POST',
    path: '/api/v1/customer/updateCustomerLanguageDetails',
    access: 'customer',
    summary: 'Changes the language preference; the request has no body.',
    query: zCustomerQuery.extend({ languageCode: zLanguage }),
    response: z.object({
      status: z.literal(1),
      statusCode: z.literal(200),
      data: z.object({ languageCode: zLanguage }),
    }),
    errors: ['session.forbidden'],
    example: { status: 1 as const, statusCode: 200 as const, data: { languageCode: 'hi' as const } },
  },
  businessDetailsById: {
    method: 'GET',
    path: '/api/v1/businessdetails/getbyid',
    access: 'customer',
    summary: 'Returns business details by id.',
    query: z.object({ id: z.string().max(64) }),
    response: envelope(zBusinessDetails),
    errors: ['session.forbidden', 'customer.unknown'],
    example: ok(business),
  },
})
