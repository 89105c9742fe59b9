// The staff endpoint that lists what to pick from a warehouse's bins for the parcels to pack.

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket, zText } from '../shared/schemas.ts'
import { MAX_PICKED } from './pick-list.rules.ts'

const zPicked = z.object({
  /** Null when unknown. */
  bin: z.string().nullable(),
  msn: z.string(),
  productName: z.string(),
  partNumber: z.string(),
  /** Quantity in all parcels. */
  quantity: z.int(),
  parcels: z.array(z.object({ orderNumber: z.int(), shipmentId: z.int(), quantity: z.int() })),
})
export type Picked = z.output<typeof zPicked>

const zPickList = z.object({
  /** Warehouses with parcels to pack, those with the largest number first. */
  warehouses: z.array(z.object({ code: z.string(), name: z.string(), parcels: z.int() })),
  /** The warehouse of the list; null when there is nothing to pack. */
  warehouse: z.string().nullable(),
  /** In the order of the bins. */
  items: z.array(zPicked),
  parcels: z.int(),
  /** Whether there are more parcels to pack. */
  more: z.boolean(),
  /** Requested orders without a parcel in the list. */
  left: z.array(z.int()),
})
export type PickList = z.output<typeof zPickList>

export const pickListEndpoints = defineEndpoints({
  pickList: {
    method: 'GET',
    path: '/api/admin/orders/pickList',
    access: 'staff',
    permission: 'orders.read',
    summary: `Returns the pick list of a warehouse by bin, for the parcels to pack of the given orders or of all; ${MAX_PICKED} parcels at most. Orders on hold and those with an edit that waits for payment are left out.`,
    query: z.object({
      market: zMarket,
      /** Warehouse code; defaults to the warehouse with the most parcels. */
      warehouse: zText(40).optional(),
      /** Order numbers, separated by commas. */
      orders: z
        .string()
        .regex(/^\d{1,15}(,\d{1,15})*$/, 'Numbers separated by commas.')
        .transform(text => [...new Set(text.split(',').map(Number))])
        .pipe(z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(MAX_PICKED))
        .optional(),
    }),
    response: envelope(zPickList),
    errors: [],
    example: ok({
      warehouses: [{ code: 'IN-PNQ', name: 'Pune', parcels: 1 }],
      warehouse: 'IN-PNQ',
      items: [
        {
          ...{ bin: 'A-02-10', msn: 'MSN0000A1B2', productName: 'Impact drill', partNumber: 'TID-13', quantity: 2 },
          parcels: [{ orderNumber: 100001, shipmentId: 500001, quantity: 2 }],
        },
      ],
      ...{ parcels: 1, more: false, left: [] },
    }),
  },
})
