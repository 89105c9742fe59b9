// The endpoint that exports e-way bills of consignments above the limit, for the portal's bulk upload.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zDay, zMinor, zPageIndex } from '../shared/schemas.ts'

const zBill = z.object({
  /** Of the invoice, or of the delivery challan. */
  number: z.string(),
  kind: z.enum(['invoice', 'delivery-challan']),
  orderNumber: z.int(),
  /** Null on the delivery challan of a replacement. */
  shipmentId: z.int().nullable(),
  /** Taxable value and tax, without exempt products, and the limit that it exceeds. */
  value: zMinor,
  limit: zMinor,
  /** Days of validity; null when no distance is given. */
  validDays: z.int().nullable(),
  /** What the portal would reject, or what is missing in Part B. */
  problems: z.array(z.string()),
  document: z.record(z.string(), z.unknown()),
})

export const eWayEndpoints = defineEndpoints({
  eWayBills: {
    method: 'GET',
    path: '/api/admin/invoices/eWayBills',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Returns the e-way bills (EWB-01) of a seller’s consignments above the limit, by invoice or delivery challan, for a period or an order, in the JSON format of the portal’s bulk upload.',
    query: z.object({
      /** GSTIN of the seller. */
      taxNumber: z.string().trim().toUpperCase().length(15),
      from: zDay,
      to: zDay,
      orderNumber: z.coerce.number().int().optional(),
      /** GSTIN or enrolment id of the transporter, and the vehicle; applies to all bills. */
      transporterId: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[0-9A-Z]{15}$/)
        .optional(),
      vehicleNo: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{2}[0-9A-Z]{5,8}$/)
        .optional(),
      /** Distance in km; when omitted, the portal computes it from the pincodes. */
      distance: z.coerce.number().int().min(1).max(4000).optional(),
      pageIndex: zPageIndex,
      pageSize: z.coerce.number().int().min(1).max(200).default(100),
    }),
    response: envelope(
      z.object({
        bills: z.array(zBill),
        /** The bills as one file for the bulk upload. */
        upload: z.object({ version: z.string(), billLists: z.array(z.record(z.string(), z.unknown())) }),
        more: z.boolean(),
      }),
    ),
    errors: [],
    example: ok({
      bills: [
        {
          ...{
            number: 'TI/2627/000042',
            kind: 'invoice' as const,
            orderNumber: 100_001,
            shipmentId: 500_001,
            value: 6_380_000,
            limit: 5_000_000,
          },
          ...{ validDays: null, problems: ['vehicleNo or transporterId'], document: { docNo: 'TI/2627/000042' } },
        },
      ],
      upload: { version: '1.0.0621', billLists: [{ docNo: 'TI/2627/000042' }] },
      more: false,
    }),
  },
})
