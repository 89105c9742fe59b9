// SQL that reads what an order is invoiced with: its amounts, its shipments, names of sellers and locations.

import type { Totals } from '../../../contract/cart/totals-types.ts'
import type { DiscountKind } from '../../../contract/invoices/kinds.rules.ts'
import type { InvoiceShare } from '../../../contract/invoices/shares.rules.ts'
import type { Currency, Language, Market } from '../../../contract/shared/market.ts'
import type { TaxPart } from '../../../contract/shared/tax.ts'
import type { AddressSnapshot } from '../../addresses/service.ts'
import { statement, type Tx } from '../../platform/db.ts'

/** The UAE trade licence of a party, and its issuer; missing when unknown. */
export interface LicenceOnInvoice {
  tradeLicence?: string
  licenceAuthority?: string
}

export interface SellerOnInvoice extends LicenceOnInvoice {
  legalName: string
  tradeName: string
  taxNumber: string
  address: string
  place: string
  stateCode: string
  stateEn: string
  stateHi: string
}

/**
 * How an invoice was or is paid, with the gateway's reference, otherwise the store's: first of the order, then of paid
 * differences of its edits.
 */
export interface PaymentOnInvoice {
  mode: 'cod' | 'prepaid' | 'transfer'
  reference: string
}

/** An address as it was when the order was placed. */
export type AddressOnInvoice = Omit<AddressSnapshot, 'addressId' | 'type' | 'phone'>

export interface OrderLine {
  lineNo: number
  msn: string
  nameEn: string
  nameHi: string
  hsn: string
  sellUnit: string
  quantity: number
  unitPriceMinor: number
  taxRateBp: number
  taxParts: TaxPart[]
  payableMinor: number
  placeOfSupply: string | null
}

export interface Shipment {
  id: string
  /** Null on old shipments whose seller or number is not known. */
  registrationId: number | null
  seller: SellerOnInvoice | null
  /** Whether it is in transit or has arrived. */
  left: boolean
  invoiced: boolean
  /** The parcel it was split from. */
  dividedFrom: string | null
  /** Its final amounts, if part of the order was cancelled after it had left; otherwise null. */
  share: InvoiceShare | null
  lines: { lineNo: number; quantity: number }[]
}

export interface OrderToInvoice {
  id: string
  number: number
  market: Market
  currency: Currency
  language: Language
  customerId: string
  companyName: string
  /** The buyer's trade licence, when the order has the tax number of the stored business. */
  licence: LicenceOnInvoice | null
  /** Null unless a tax invoice was ordered. */
  taxNumber: string | null
  billing: AddressOnInvoice
  shipping: AddressOnInvoice
  /** The charges as in the totals of the order. */
  charges: Pick<Totals, 'shipping' | 'codFee' | 'giftPacking' | 'surcharge'>
  /** Deduction after tax for the payment, and its kind. */
  emiDiscountMinor: number
  discountKind: DiscountKind
  /** How it was or is paid. */
  payment: PaymentOnInvoice | null
  lines: OrderLine[]
  shipments: Shipment[]
}

const FIND = statement(
  'invoices.find-order',
  `select o.id, o.number, o.market, o.currency, o.language, o.customer_id as "customerId", o.company_name as "companyName",
     case when o.invoice_type = 'tax' then o.gstin end as "taxNumber",
     (select jsonb_build_object('tradeLicence', b.trade_licence, 'licenceAuthority', b.licence_authority) from business_details b
      where o.market = 'AE' and b.customer_id = o.customer_id and b.gstin = o.gstin and b.trade_licence <> '') as licence,
     o.billing_address as billing, o.shipping_address as shipping,
     jsonb_build_object('shipping', o.totals -> 'shipping', 'codFee', o.totals -> 'codFee',
       'giftPacking', o.totals -> 'giftPacking', 'surcharge', o.totals -> 'surcharge') as charges,
     coalesce((o.totals ->> 'noCostEmiDiscountMinor')::bigint, 0)
       + coalesce((o.totals ->> 'paymentOfferDiscountMinor')::bigint, 0)
       + coalesce((o.totals ->> 'exchangeCreditMinor')::bigint, 0)
       + coalesce((o.totals ->> 'rewardDiscountMinor')::bigint, 0) as "emiDiscountMinor",
     case when (o.totals ->> 'exchangeCreditMinor')::bigint > 0 then 'exchange-credit'
       when (o.totals ->> 'rewardDiscountMinor')::bigint > 0 then 'rewards'
       when (o.totals ->> 'paymentOfferDiscountMinor')::bigint > 0 then 'payment-offer' else 'no-cost-emi' end as "discountKind",
     case when o.payment_mode = 'cod' then jsonb_build_object('mode', 'cod', 'reference', '')
       else (select jsonb_build_object('mode', case p.gateway when 'transfer' then 'transfer' else 'prepaid' end,
               'reference', concat_ws(', ', coalesce(nullif(p.gateway_ref, ''), p.transaction_ref),
                 (select string_agg(coalesce(nullif(d.gateway_ref, ''), d.transaction_ref), ', ' order by d.attempt)
                  from payments d where d.order_id = o.id and d.kind = 'difference' and d.state = 'paid')))
             from payments p where p.order_id = o.id and p.kind = 'order' and p.state in ('paid', 'refund-due', 'refunded')
             order by p.state = 'paid' desc, p.attempt limit 1)
     end as payment,
     coalesce((select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'msn', l.msn, 'nameEn', l.name_en, 'nameHi', l.name_hi,
         'hsn', l.hsn, 'sellUnit', p.sell_unit_en, 'quantity', l.quantity - l.cancelled_quantity,
         'unitPriceMinor', l.unit_price_minor,
         'taxRateBp', l.tax_rate_bp, 'taxParts', l.tax_parts, 'payableMinor', l.payable_minor,
         'placeOfSupply', l.place_of_supply) order by l.line_no)
       from order_lines l join products p on p.msn = l.msn
       where l.order_id = o.id and l.quantity > l.cancelled_quantity), '[]') as lines,
     coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'dividedFrom', h.divided_from, 'registrationId', h.registration_id,
         'left', h.state in ('shipped', 'out-for-delivery', 'delivered', 'returning', 'lost', 'returned'),
         'invoiced', exists (select from invoices i where i.shipment_id = h.id), 'share', h.share,
         'seller', case when r.id is not null then jsonb_build_object('legalName', r.legal_name,
           'tradeName', s.trade_name, 'taxNumber', r.tax_number, 'address', r.address, 'place', r.place,
           'stateCode', r.state_code, 'stateEn', z.name_en, 'stateHi', z.name_hi)
             || case when r.market = 'AE' and s.trade_licence <> '' then jsonb_build_object('tradeLicence', s.trade_licence,
               'licenceAuthority', s.licence_authority) else '{}' end end,
         'lines', (select jsonb_agg(jsonb_build_object('lineNo', hl.line_no, 'quantity', hl.quantity - hl.cancelled_quantity)
             order by hl.line_no)
           from shipment_lines hl where hl.shipment_id = h.id and hl.quantity > hl.cancelled_quantity)) order by h.number)
       from shipments h left join seller_registrations r on r.id = h.registration_id
         left join sellers s on s.id = r.seller_id
         left join states z on z.code = r.state_code and z.country_id = case r.market when 'IN' then 110 else 784 end
       where h.order_id = o.id and h.state <> 'cancelled'), '[]') as shipments
   from orders o where o.id = $1`,
)

/** The order with everything its invoices need; null when there is none. */
export function findOrderToInvoice(tx: Tx, orderId: string): Promise<OrderToInvoice | null> {
  return tx.oneOrNull<OrderToInvoice>(FIND, [orderId])
}
