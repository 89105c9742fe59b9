// Calls by which staff divide a parcel that waits to be packed into two, and merge the two again.

import { z } from 'zod'
import { CHARGE_KINDS } from '../cart/totals-types.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zCurrency, zMinor, zUuid } from '../shared/schemas.ts'
import { staffOrderExample, zOrderNumber, zStaffOrder } from './staff-api.ts'

const MAX_LINES = 200
const MAX_PIECES = 1_000_000

/** What goes into the new parcel, each line once; the rest stays. */
const zChosen = z.array(z.object({ lineNo: z.int().min(1), quantity: z.int().min(0).max(MAX_PIECES) })).max(MAX_LINES)

/** What a parcel is invoiced with. */
const zParcelShare = z.object({
  lines: z.array(z.object({ lineNo: z.int(), quantity: z.int(), payable: zMinor })),
  /** Its shares of shipping and fees. */
  charges: z.array(z.object({ kind: z.enum(CHARGE_KINDS), payable: zMinor })),
  /** Its share of what is taken off for the payment. */
  discount: zMinor,
  payable: zMinor,
})
export type ParcelShare = z.output<typeof zParcelShare>

const zDivision = z.object({
  currency: zCurrency,
  /** Of what is shown: when the parcel or its amounts are others by then, it is not divided. */
  digest: z.string(),
  before: zParcelShare,
  stays: zParcelShare,
  goes: zParcelShare,
})
export type Division = z.output<typeof zDivision>

const example: ParcelShare = {
  lines: [{ lineNo: 1, quantity: 2, payable: 638_000 }],
  charges: [{ kind: 'shipping', payable: 9_900 }],
  discount: 0,
  payable: 647_900,
}
const call = { access: 'staff' as const, permission: 'orders.write' as const }
const params = z.object({ shipmentId: zOrderNumber })

/** Why a parcel is not divided as it was asked for. */
const CHOICE_ERRORS = ['order.split-nothing', 'order.split-everything', 'order.split-too-many'] as const
/** Why a parcel cannot be divided or merged at all. */
const PARCEL_ERRORS = [
  ...(['order.shipment-unknown', 'order.parcel-packed', 'order.parcel-cancelled', 'order.parcel-booked'] as const),
  ...(['order.on-hold', 'order.edit-waits'] as const),
] as const

export const divisionEndpoints = defineEndpoints({
  previewDivision: {
    method: 'POST',
    path: '/api/admin/shipments/{shipmentId}/split/preview',
    ...call,
    recorded: false,
    summary:
      'Previews splitting a parcel: both parcels with their shares of the amounts, which add up to those of the original. Changes nothing.',
    params,
    body: z.object({ items: zChosen }),
    response: envelope(zDivision),
    errors: [...PARCEL_ERRORS, ...CHOICE_ERRORS, 'order.too-many-parcels', 'request.invalid'],
    example: ok({
      ...{ currency: 'INR' as const, digest: 'b'.repeat(64) },
      before: { ...example, lines: [{ lineNo: 1, quantity: 4, payable: 1_276_000 }], payable: 1_295_800 },
      ...{ stays: example, goes: example },
    }),
  },
  divideParcel: {
    method: 'POST',
    path: '/api/admin/shipments/{shipmentId}/split',
    ...call,
    summary:
      'Splits a parcel that waits to be packed: the chosen items become a separate parcel, which is packed, sent and invoiced on its own. Repeating it with the same id changes nothing.',
    params,
    body: z.object({
      /** Made by the caller, one for each division. */
      splitId: zUuid,
      items: zChosen,
      /** Of the preview. */
      digest: z.string().regex(/^[0-9a-f]{64}$/, 'The digest of a preview.'),
    }),
    response: envelope(zStaffOrder),
    errors: [
      ...PARCEL_ERRORS,
      ...CHOICE_ERRORS,
      'order.split-changed',
      'order.too-many-parcels',
      'request.invalid',
      'request.idempotency',
    ],
    example: ok(staffOrderExample),
  },
  mergeParcel: {
    method: 'POST',
    path: '/api/admin/shipments/{shipmentId}/merge',
    ...call,
    summary:
      'Merges a parcel back into the one that it was split from, while neither is packed; the latest split first. Repeating it changes nothing.',
    params,
    body: z.object({
      /** The parcel that it was divided from. */
      into: zOrderNumber,
    }),
    response: envelope(zStaffOrder),
    errors: [...PARCEL_ERRORS, 'order.not-mergeable'],
    example: ok(staffOrderExample),
  },
})
