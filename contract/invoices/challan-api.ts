// Endpoints of delivery challans: read by the buyer of an exchange, and printed by staff in the copies required by Rule 55.

import { z } from 'zod'
import { defineEndpoints, envelope, ok, zFile } from '../shared/endpoint.ts'
import { zLanguage, zUuid } from '../shared/schemas.ts'
import { CHALLAN_COPIES } from './challan-document.rules.ts'
import { type Challan, zChallan } from './schemas.ts'

const party = {
  ...{ name: 'Kulkarni Engineering Works', contact: 'Asha Kulkarni', addressLines: ['Plot 12', 'Pune 411026'] },
  ...{ stateName: 'Maharashtra', stateCode: '27', taxNumber: '27AAPFU0939F1ZV' },
}
const challan: Challan = {
  challanId: '0b7a0f8e-5f0e-4b0c-9d38-6a1f6a3f6f12',
  ...{ number: 'DC/2627/000001', kind: 'delivery-challan', issuedOn: '2026-11-30', hasFile: true },
  ...{ market: 'IN', orderNumber: 100_001, returnNumber: 300_001, poNumber: '', currency: 'INR' },
  ...{ supplier: party, deliveredTo: party, placeOfSupply: { code: '27', name: 'Maharashtra' } },
  invoice: {
    invoiceId: '7c9d2f60-8a44-4c25-9f0b-5a2f3f7b1f11',
    ...{ number: 'TI/2627/000042', kind: 'tax-invoice', issuedOn: '2026-11-23' },
  },
  ...{ carrier: 'Vayu Express', trackingNumber: 'VX-77001', value: 270_340 },
  lines: [
    { lineNo: 1, name: 'Impact drill', msn: 'MSN0000A1B2', hsn: '8467', unit: 'PCS', quantity: 1, value: 270_340 },
  ],
}
const file = { name: 'DC-2627-000001-27AAKCS4821M1ZW.pdf', bytes: new Uint8Array() }

export const challanEndpoints = defineEndpoints({
  challanDetails: {
    method: 'GET',
    path: '/api/v1/order/challanDetails',
    access: 'customer',
    summary: 'Returns the delivery challan of an exchange replacement in full, in the language of the request.',
    query: z.object({ challanId: zUuid }),
    response: envelope(zChallan),
    errors: ['invoice.unknown'],
    example: ok(challan),
  },
  challanFile: {
    method: 'GET',
    path: '/api/v1/order/challan',
    access: 'customer',
    summary: 'Returns a delivery challan as PDF, in the language of the order.',
    query: z.object({ challanId: zUuid }),
    response: zFile,
    file: 'application/pdf',
    errors: ['invoice.unknown', 'invoice.not-ready'],
    example: file,
    perMinute: 60,
  },
  staffChallan: {
    method: 'GET',
    path: '/api/admin/challans/{challanId}',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Returns a copy of a delivery challan as PDF: the original and the duplicate accompany the shipment, the triplicate stays with the seller.',
    params: z.object({ challanId: zUuid }),
    query: z.object({ copy: z.enum(CHALLAN_COPIES).default('consignee'), language: zLanguage.optional() }),
    response: zFile,
    file: 'application/pdf',
    errors: ['invoice.unknown'],
    example: file,
  },
})
