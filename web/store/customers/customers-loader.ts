// Loads the overview, business and profile pages of the account.

import type { AccountOverview } from '../../../contract/account/api.ts'
import type { Address } from '../../../contract/addresses/api.ts'
import type { Passkey } from '../../../contract/auth/passkeys-api.ts'
import type { LoginPage, OwnSession } from '../../../contract/auth/sessions-api.ts'
import type { SocialAccount } from '../../../contract/auth/social-api.ts'
import type { BusinessDetails, CustomerProfile } from '../../../contract/customers/api.ts'
import type { OrderBrief } from '../../../contract/orders/schemas.ts'
import type { SavedCard } from '../../../contract/payments/cards-api.ts'
import type { PageLoader } from '../app/page-loader.ts'
import { accountHead } from './components/account-head.ts'

/** Number of latest orders on the overview. */
const RECENT_ORDERS = 3

export interface OverviewData {
  overview: AccountOverview
  customer: CustomerProfile
  orders: OrderBrief[]
  address: Address | null
  business: BusinessDetails
}

export const loadOverview: PageLoader<OverviewData> = async context => {
  const { call } = context
  const [overview, customer, orders, addresses, business] = await Promise.all([
    call('GET /api/v1/customer/overview'),
    call('GET /api/v1/customer/getcustomer'),
    call('GET /api/v1/checkout/getUserOrders', { query: { pageSize: RECENT_ORDERS } }),
    call('GET /api/v1/address/getAddressList'),
    call('GET /api/v1/customer/getCustomerBusinessDetails'),
  ])
  const address = addresses.addressList.find(({ type }) => type === 'shipping') ?? null
  const data = {
    overview: overview.data,
    customer: customer.data,
    orders: orders.data.orders,
    address,
    business: business.data,
  }
  return { data, head: accountHead(context, 'title'), tags: [] }
}

export interface BusinessData {
  business: BusinessDetails
}

export const loadBusiness: PageLoader<BusinessData> = async context => {
  const { data } = await context.call('GET /api/v1/customer/getCustomerBusinessDetails')
  return { data: { business: data }, head: accountHead(context, 'businessTitle'), tags: [] }
}

export interface ProfileData {
  customer: CustomerProfile
  sessions: OwnSession[]
  logins: LoginPage
  cards: SavedCard[]
  passkeys: Passkey[]
  socialAccounts: SocialAccount[]
  /** Whether the store offers a login at a provider. */
  socialOffered: boolean
}

export const loadProfile: PageLoader<ProfileData> = async context => {
  const [customer, sessions, logins, cards, socialAccounts, providers, passkeys] = await Promise.all([
    context.call('GET /api/v1/customer/getcustomer'),
    context.call('GET /api/v1/session/getSessions'),
    context.call('GET /api/v1/session/getLogins'),
    context.call('GET /api/v1/payment/getSavedCards'),
    context.call('GET /api/v1/login/socialaccounts'),
    context.call('GET /api/v1/login/socialproviders'),
    context.call('GET /api/v1/login/passkeys'),
  ])
  const data = {
    customer: customer.data,
    sessions: sessions.data,
    logins: logins.data,
    cards: cards.data,
    passkeys: passkeys.data,
    socialAccounts: socialAccounts.data,
    socialOffered: providers.data.length > 0,
  }
  return { data, head: accountHead(context, 'profileTitle'), tags: [] }
}
