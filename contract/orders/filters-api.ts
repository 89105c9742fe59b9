// The staff endpoint with the warehouses and carriers by which orders can be filtered.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket } from '../shared/schemas.ts'

const zNamed = z.array(z.object({ code: z.string(), name: z.string() }))

export const orderFilterEndpoints = defineEndpoints({
  orderFilterChoices: {
    method: 'GET',
    path: '/api/admin/orders/filterChoices',
    access: 'staff',
    permission: 'orders.read',
    summary: 'Lists the warehouses and carriers of a market, including former ones, for the filters of the order list.',
    query: z.object({ market: zMarket }),
    response: envelope(z.object({ warehouses: zNamed, carriers: zNamed })),
    errors: [],
    example: ok({
      warehouses: [{ code: 'PNQ1', name: 'Pune' }],
      carriers: [{ code: 'vayu-express', name: 'Vayu Express' }],
    }),
  },
})
