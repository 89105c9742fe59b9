// Loads the checkout steps: products, addresses, payment methods.

import type { Address } from '../../../contract/addresses/api.ts'
import type { Cart } from '../../../contract/cart/api.ts'
import type { BusinessDetails, CustomerProfile } from '../../../contract/customers/api.ts'
import type { Order } from '../../../contract/orders/schemas.ts'
import type { PaymentMethod, PaymentTotals, TransferAccount } from '../../../contract/payments/schemas.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import type { LoadContext, PageLoader } from '../app/page-loader.ts'
import { transferAccountOf } from '../payments/components/transfer-account-loader.ts'
import type { InvoiceType, QuickBuy } from './checkout-state.ts'

const MSN = /^MSN[0-9A-Z]{8}$/

/** The product of a quick buy and its seller's offer; null in the normal checkout. */
function quickBuy({ query }: LoadContext): QuickBuy | null {
  const msn = (query.get('msn') ?? '').toUpperCase()
  const offer = query.get('offer') ?? ''
  return MSN.test(msn) ? { msn, offerId: /^[1-9]\d{0,14}$/.test(offer) ? Number(offer) : null } : null
}

const headOf = ({ messages }: LoadContext, key: 'title' | 'addressTitle' | 'paymentTitle' | 'stepPayment') => ({
  title: `${messages('checkout')(key)} | ${messages('common')('siteName')}`,
  noindex: true,
})

function cartOf({ call }: LoadContext, quick: QuickBuy | null, pincode: string | undefined): Promise<Cart> {
  const query = { buyNow: quick ? ('true' as const) : ('false' as const), pincode }
  return call('GET /api/v1/cart/getCartByUserV2', { query }).then(({ data }) => data)
}

export const loadCheckoutPage: PageLoader<null> = async context => ({
  data: null,
  head: headOf(context, 'title'),
  tags: [],
})

export interface AddressStepData {
  quick: QuickBuy | null
  cart: Cart
  addresses: Address[]
  business: BusinessDetails
  /** Fills the first address; null when there are addresses. */
  customer: CustomerProfile | null
}

export const loadAddressStep: PageLoader<AddressStepData> = async context => {
  const { call } = context
  const quick = quickBuy(context)
  const { addressList: addresses } = await call('GET /api/v1/address/getAddressList')
  const first = addresses.find(({ type }) => type === 'shipping')
  const [cart, business, customer] = await Promise.all([
    cartOf(context, quick, first?.postCode),
    call('GET /api/v1/customer/getCustomerBusinessDetails'),
    first ? null : call('GET /api/v1/customer/getcustomer'),
  ])
  const data = { quick, cart, addresses, business: business.data, customer: customer?.data ?? null }
  return { data, head: headOf(context, 'addressTitle'), tags: [] }
}

export interface PaymentStepData {
  quick: QuickBuy | null
  cart: Cart
  /** Null when the selected address is not one of the customer's. */
  shipping: Address | null
  billing: Address | null
  invoiceType: InvoiceType
  poNumber: string
  costCentre: string
  /** Only for a tax invoice. */
  business: BusinessDetails | null
  methods: PaymentMethod[]
  /** The total for each payment method. */
  totals: PaymentTotals[]
  /** A sentence about the savings from paying now. */
  offer: string
}

export const loadPaymentStep: PageLoader<PaymentStepData> = async context => {
  const { call, query } = context
  const quick = quickBuy(context)
  const { addressList } = await call('GET /api/v1/address/getAddressList')
  const byId = (id: string | null) => addressList.find(({ addressId }) => addressId === id) ?? null
  const shipping = byId(query.get('address'))
  const pincode = shipping?.postCode
  const invoiceType: InvoiceType = query.get('invoice') === 'tax' ? 'tax' : 'retail'
  const reference = (name: string) => (query.get(name) ?? '').trim().slice(0, 40)
  const basket = { pincode, buyNow: quick !== null }
  const [cart, methods, offer, business] = await Promise.all([
    cartOf(context, quick, pincode),
    call('POST /api/v1/payment/getAll', { body: { ...basket, invoiceType } }),
    call('POST /api/v1/payment/getPrepaidDiscount', { body: basket }),
    invoiceType === 'tax' ? call('GET /api/v1/customer/getCustomerBusinessDetails') : null,
  ])
  const data: PaymentStepData = {
    quick,
    cart,
    shipping,
    billing: byId(query.get('billing')),
    invoiceType,
    ...{ poNumber: reference('po'), costCentre: reference('cost') },
    business: business?.data ?? null,
    methods: methods.data.methods,
    totals: methods.data.totals,
    offer: offer.data.text,
  }
  return { data, head: headOf(context, 'paymentTitle'), tags: [] }
}

export interface ConfirmationData {
  order: Order
  /** Whether a UPI payment is waiting for approval and can be shown again. */
  upiShown: boolean
  /** Only while the order is waiting for a bank transfer. */
  transferAccount: TransferAccount | null
}

/** Methods approved in an app. */
const UPI_METHODS: readonly number[] = [PAYMENT_METHOD_IDS.upi, PAYMENT_METHOD_IDS.walletUpi, PAYMENT_METHOD_IDS.upiApp]

async function isUpiShown({ call }: LoadContext, { orderNumber, paymentMethodId, retryable }: Order): Promise<boolean> {
  if (!retryable || !UPI_METHODS.includes(paymentMethodId)) return false
  const { data } = await call('GET /api/v1/payment/getOrderAttributes', { query: { orderNumber } })
  return data.upiRequest !== null
}

export const loadConfirmation: PageLoader<ConfirmationData> = async context => {
  const orderNumber = Number(context.query.get('orderNumber'))
  const { data } = await context.call('GET /api/v1/order/orderDetails', { query: { orderNumber } })
  const title = context.messages('order')('orderNumber', { number: String(orderNumber) })
  return {
    data: {
      order: data,
      upiShown: await isUpiShown(context, data),
      transferAccount: await transferAccountOf(context, data),
    },
    head: { title: `${title} | ${context.messages('common')('siteName')}`, noindex: true },
    tags: [],
  }
}
