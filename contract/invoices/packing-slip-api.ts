// The packing slip of a shipment, for staff.

import { z } from 'zod'
import { defineEndpoints, zFile } from '../shared/endpoint.ts'
import { zLanguage } from '../shared/schemas.ts'

export const packingSlipEndpoints = defineEndpoints({
  packingSlip: {
    method: 'GET',
    path: '/api/admin/shipments/{shipmentId}/packingSlip',
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Returns the packing slip of a parcel as PDF, without prices, in the language of the customer, with the gift message if there is one. It shows the full address; recorded in the audit log.',
    params: z.object({ shipmentId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    query: z.object({ language: zLanguage.optional() }),
    response: zFile,
    file: 'application/pdf',
    recorded: true,
    errors: ['order.unknown'],
    example: { name: 'packing-slip-500001.pdf', bytes: new Uint8Array() },
  },
})
