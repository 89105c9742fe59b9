// What the messages of webhooks carry: a schema for the data of each event. Contacts, names and addresses of people are left out.

import { z } from 'zod'
import { zOrderState } from '../orders/staff-api.ts'
import { zReturnKind, zReturnState } from '../returns/schemas.ts'
import { zRfqState } from '../rfq/schemas.ts'
import { zCurrency, zMarket, zMinor } from '../shared/schemas.ts'
import { PAYLOAD_VERSION, TEST_KIND, WEBHOOK_KINDS, type WebhookKind } from './kinds.rules.ts'

const zOrder = z.object({
  orderNumber: z.int(),
  state: zOrderState,
  placedAt: z.iso.datetime(),
  currency: zCurrency,
  payable: zMinor,
  paymentMode: z.enum(['cod', 'prepaid']),
  paymentState: z.string(),
  /** Purchase order number of the buyer; empty for none. */
  poNumber: z.string(),
  lines: z.array(
    z.object({
      lineNo: z.int(),
      msn: z.string(),
      partNumber: z.string(),
      quantity: z.int(),
      cancelledQuantity: z.int(),
      /** Price of one unit, tax included. */
      unitPrice: zMinor,
      taxRateBp: z.int(),
      taxable: zMinor,
      payable: zMinor,
    }),
  ),
})

const zPayment = z.object({
  orderNumber: z.int(),
  attempt: z.int(),
  /** Whether it is for the order, or for the difference of an edit that made it more expensive. */
  kind: z.enum(['order', 'difference']),
  methodId: z.int(),
  gateway: z.string(),
  currency: zCurrency,
  amount: zMinor,
  state: z.string(),
})

const zShipment = z.object({
  orderNumber: z.int(),
  shipmentNumber: z.int(),
  state: z.string(),
  /** Name of the carrier; empty before one is known. */
  carrier: z.string(),
  trackingNumber: z.string(),
  promisedOn: z.string().nullable(),
  lines: z.array(z.object({ lineNo: z.int(), quantity: z.int() })),
})

const zReturnOfEvent = z.object({
  returnNumber: z.int(),
  orderNumber: z.int(),
  kind: zReturnKind,
  state: zReturnState,
  reason: z.string(),
  currency: zCurrency,
  refund: zMinor,
  items: z.array(z.object({ lineNo: z.int(), quantity: z.int(), acceptedQuantity: z.int().nullable() })),
})

const zRefund = z.object({
  refundId: z.uuid(),
  orderNumber: z.int(),
  currency: zCurrency,
  amount: zMinor,
  cause: z.string(),
  state: z.string(),
})

const zInvoice = z.object({
  invoiceNumber: z.string(),
  orderNumber: z.int(),
  shipmentNumber: z.int(),
  /** GSTIN or TRN of the seller who issued it. */
  taxNumber: z.string(),
  issuedOn: z.string(),
  currency: zCurrency,
  taxable: zMinor,
  tax: zMinor,
  total: zMinor,
})

const zRfq = z.object({
  rfqNumber: z.int(),
  state: zRfqState,
  msn: z.string().nullable(),
  categoryCode: z.string(),
  quantity: z.int(),
  raisedAt: z.iso.datetime(),
  /** The latest quotation; null while there is none. */
  quote: z.object({ version: z.int(), validUntil: z.iso.datetime(), currency: zCurrency, payable: zMinor }).nullable(),
})

const zProducts = z.object({
  products: z
    .array(
      z.object({
        msn: z.string(),
        partNumber: z.string(),
        name: z.string(),
        active: z.boolean(),
        currency: zCurrency.nullable(),
        /** Unit price of the offer shown on product pages, tax included; null without an offer. */
        price: zMinor.nullable(),
        mrp: zMinor.nullable(),
        /** Free units in all warehouses. */
        available: z.int(),
      }),
    )
    .min(1),
})

/** The data of each event. */
export const WEBHOOK_DATA = {
  'order.placed': zOrder,
  'order.state-changed': zOrder,
  'payment.captured': zPayment,
  'payment.failed': zPayment,
  'shipment.shipped': zShipment,
  'shipment.delivered': zShipment,
  'return.requested': zReturnOfEvent,
  'return.decided': zReturnOfEvent,
  'refund.paid': zRefund,
  'invoice.issued': zInvoice,
  'rfq.received': zRfq,
  'rfq.quoted': zRfq,
  'product.changed': zProducts,
  'price.changed': zProducts,
  'stock.changed': zProducts,
} as const satisfies Record<WebhookKind, z.ZodObject>

/** The whole body of a message. */
export const zWebhookBody = z.object({
  type: z.enum([...WEBHOOK_KINDS, TEST_KIND]),
  version: z.literal(PAYLOAD_VERSION),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  market: zMarket,
  data: z.record(z.string(), z.unknown()),
})
export type WebhookBody = z.output<typeof zWebhookBody>
