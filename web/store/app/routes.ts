// The route table of the store: which URL shows which screen, and what the screen needs.

import type { Route } from '../../framework/routes.ts'
import type { Namespace } from './messages.ts'

interface StoreRoute extends Route {
  namespaces: readonly Namespace[]
}

const define = <T extends Record<string, StoreRoute>>(table: T): { [K in keyof T]: StoreRoute } => table

/** Tried in order. `notFound` and `error` match no address: the server picks them. */
export const ROUTES = define({
  home: { pattern: /^\/$/, screen: 'storefront/home/home-page', namespaces: ['home'] },
  search: {
    pattern: /^\/search$/,
    screen: 'listing/listing-page',
    namespaces: ['listing'],
    inPlace: true,
    pageBy: ['str', 'search_query', 'tag', 'category', 'didYouMean'],
  },
  product: {
    pattern: /^\/(?:.+\/)?mp\/(?<msn>msn[0-9a-z]{8})$/i,
    screen: 'storefront/product/product-page',
    namespaces: ['product'],
    inPlace: true,
  },
  category: {
    pattern: /^(?:\/city\/(?<city>[a-z0-9-]+))?\/(?<slug>.+)\/(?<code>\d{9,10})$/,
    screen: 'listing/listing-page',
    namespaces: ['listing'],
    inPlace: true,
  },
  brands: {
    pattern: /^\/(?<kind>brands|brand-store)(?:\/letter\/(?<letter>0-9|[a-z]))?$/,
    screen: 'listing/brands/brands-page',
    namespaces: ['brands'],
  },
  brand: {
    pattern: /^\/brands\/(?<brand>[a-z0-9-]+)$/,
    screen: 'listing/listing-page',
    namespaces: ['listing'],
    inPlace: true,
    pageBy: ['category'],
  },
  landing: {
    pattern: /^\/(?<folder>attributes|popular|deals)\/(?<slug>[a-z0-9-]+)$/,
    screen: 'listing/listing-page',
    namespaces: ['listing'],
    inPlace: true,
    pageBy: ['category'],
  },
  categories: { pattern: /^\/categories$/, screen: 'listing/categories/categories-page', namespaces: ['content'] },
  store: {
    pattern: /^\/store\/(?<slug>[a-z0-9-]+)$/,
    screen: 'content/store-page',
    namespaces: ['content', 'leads', 'product-quote', 'business'],
  },
  priceList: {
    pattern: /^\/price-list(?:\/(?<slug>[a-z0-9-]+))?$/,
    screen: 'content/price-list-page',
    namespaces: ['content'],
  },
  articles: { pattern: /^\/articles$/, screen: 'content/articles-page', namespaces: ['content'] },
  article: { pattern: /^\/articles\/(?<slug>[a-z0-9-]+)$/, screen: 'content/text-page', namespaces: ['content'] },
  info: { pattern: /^\/info\/(?<slug>[a-z0-9-]+)$/, screen: 'content/text-page', namespaces: ['content'] },
  help: { pattern: /^\/help$/, screen: 'content/help-page', namespaces: ['content'] },
  enquiry: {
    pattern: /^\/bulk-enquiry$/,
    screen: 'rfq/enquiry-page',
    namespaces: ['enquiry', 'product-quote', 'reviews'],
  },
  consent: { pattern: /^\/privacy-choices$/, screen: 'privacy/consent-page', namespaces: ['consent'] },
  newsletter: { pattern: /^\/newsletter$/, screen: 'newsletters/newsletter-page', namespaces: ['newsletter'] },
  trackOrder: {
    pattern: /^\/track-order$/,
    screen: 'guest-orders/track-page',
    namespaces: ['track', 'account', 'address', 'order'],
    private: true,
  },
  leads: {
    pattern: /^\/(?<form>pay-later|corporate-gifts|offer-enquiry|advertise)$/,
    screen: 'leads/lead-page',
    namespaces: ['leads', 'product-quote', 'business'],
    private: true,
  },
  offline: { pattern: /^\/offline$/, screen: 'offline/offline-page', namespaces: ['offline'] },
  compare: {
    pattern: /^\/compare$/,
    screen: 'storefront/compare/compare-page',
    namespaces: ['compare'],
    inPlace: true,
  },
  cart: {
    pattern: /^\/quickorder$/,
    screen: 'cart/cart-page',
    namespaces: ['cart', 'lists', 'rewards', 'sellers', 'totals'],
    private: true,
  },
  login: { pattern: /^\/login$/, screen: 'auth/login-page', namespaces: ['auth'], private: true, frame: 'plain' },
  socialLogin: {
    pattern: /^\/login\/social$/,
    screen: 'auth/social-page',
    namespaces: ['auth'],
    private: true,
    frame: 'plain',
  },
  partnerLink: {
    pattern: /^\/partner-link$/,
    screen: 'auth/partner-link-page',
    namespaces: ['auth'],
    private: true,
    frame: 'plain',
  },
  otp: { pattern: /^\/otp$/, screen: 'auth/otp-page', namespaces: ['auth'], private: true, frame: 'plain' },
  signUp: {
    pattern: /^\/sign-up$/,
    screen: 'auth/sign-up-page',
    namespaces: ['auth', 'business'],
    private: true,
    frame: 'plain',
  },
  forgotPassword: {
    pattern: /^\/forgot-password$/,
    screen: 'auth/forgot-password-page',
    namespaces: ['auth'],
    private: true,
    frame: 'plain',
  },
  checkout: {
    pattern: /^\/checkout$/,
    screen: 'checkout/checkout-page',
    namespaces: ['checkout'],
    personal: true,
    frame: 'plain',
  },
  checkoutAddress: {
    pattern: /^\/checkout\/address$/,
    screen: 'checkout/address-page',
    namespaces: ['checkout', 'address', 'business', 'cart', 'order', 'totals'],
    personal: true,
    frame: 'plain',
  },
  checkoutPayment: {
    pattern: /^\/checkout\/payment$/,
    screen: 'checkout/payment-page',
    namespaces: ['checkout', 'account', 'address', 'auth', 'order', 'rewards', 'totals'],
    personal: true,
    frame: 'plain',
  },
  upiPayment: {
    pattern: /^\/checkout\/upi$/,
    screen: 'payments/upi-page',
    namespaces: ['checkout', 'order'],
    personal: true,
    frame: 'plain',
  },
  orderConfirmation: {
    pattern: /^\/order-confirmation$/,
    screen: 'checkout/confirmation-page',
    namespaces: ['checkout', 'address', 'notifications', 'order', 'rewards', 'totals'],
    personal: true,
  },
  dashboard: {
    pattern: /^\/dashboard$/,
    screen: 'customers/overview-page',
    namespaces: ['account', 'address', 'business', 'order'],
    personal: true,
  },
  orders: {
    pattern: /^\/dashboard\/order$/,
    screen: 'orders/orders-page',
    namespaces: ['account', 'order'],
    personal: true,
  },
  order: {
    pattern: /^\/dashboard\/order\/(?<number>\d{1,12})$/,
    screen: 'orders/order-page',
    namespaces: ['account', 'address', 'lists', 'order', 'returns', 'rewards', 'totals'],
    personal: true,
  },
  returnRequest: {
    pattern: /^\/dashboard\/order\/(?<number>\d{1,12})\/return$/,
    screen: 'returns/return-page',
    namespaces: ['account', 'order', 'returns', 'reviews'],
    personal: true,
  },
  rfqs: {
    pattern: /^\/dashboard\/rfq$/,
    screen: 'rfq/rfqs-page',
    namespaces: ['account', 'quotes'],
    personal: true,
  },
  rfq: {
    pattern: /^\/dashboard\/rfq\/(?<number>\d{1,12})$/,
    screen: 'rfq/rfq-page',
    namespaces: ['account', 'quotes'],
    personal: true,
  },
  supportTickets: {
    pattern: /^\/dashboard\/support$/,
    screen: 'support/tickets-page',
    namespaces: ['account', 'support'],
    personal: true,
  },
  supportTicket: {
    pattern: /^\/dashboard\/support\/(?<number>\d{1,15})$/,
    screen: 'support/ticket-page',
    namespaces: ['account', 'support', 'reviews'],
    personal: true,
  },
  guestTicket: {
    pattern: /^\/bharat-pay\/ticket$/,
    screen: 'support/guest-ticket-page',
    namespaces: ['support', 'reviews'],
    private: true,
  },
  support: {
    pattern: /^\/bharat-pay(?:\/(?<page>orders|rfq))?$/,
    screen: 'support/support-page',
    namespaces: ['support', 'reviews'],
    private: true,
  },
  refund: {
    pattern: /^\/refund$/,
    screen: 'returns/refund-page',
    namespaces: ['returns'],
    private: true,
  },
  invoice: {
    pattern: /^\/dashboard\/(?<kind>invoice|creditnote|debitnote|challan)\/(?<slug>[a-z0-9-]{36})$/,
    screen: 'invoices/invoice-page',
    namespaces: ['account'],
    personal: true,
  },
  addresses: {
    pattern: /^\/dashboard\/addresses$/,
    screen: 'addresses/addresses-page',
    namespaces: ['account', 'address'],
    personal: true,
  },
  business: {
    pattern: /^\/dashboard\/business$/,
    screen: 'customers/business-page',
    namespaces: ['account', 'business'],
    personal: true,
  },
  profile: {
    pattern: /^\/dashboard\/profile$/,
    screen: 'customers/profile-page',
    namespaces: ['account', 'auth'],
    personal: true,
  },
  privacy: {
    pattern: /^\/dashboard\/profile\/privacy$/,
    screen: 'privacy/privacy-page',
    namespaces: ['account', 'auth', 'privacy'],
    personal: true,
  },
  rewards: {
    pattern: /^\/dashboard\/rewards$/,
    screen: 'rewards/rewards-page',
    namespaces: ['account', 'rewards'],
    personal: true,
  },
  notifications: {
    pattern: /^\/dashboard\/notifications$/,
    screen: 'notifications/preferences-page',
    namespaces: ['account', 'notifications'],
    personal: true,
  },
  wishlist: {
    pattern: /^\/dashboard\/wishlist$/,
    screen: 'wishlists/wishlist-page',
    namespaces: ['account', 'notifications', 'product-more'],
    private: true,
  },
  purchaseLists: {
    pattern: /^\/dashboard\/purchase-lists(?:\/(?<list>[0-9a-f-]{36}))?$/,
    screen: 'purchase-lists/lists-page',
    namespaces: ['account', 'lists'],
    personal: true,
  },
  notFound: { pattern: /^$/, screen: 'storefront/not-found/not-found-page', namespaces: ['content'] },
  error: { pattern: /^$/, screen: 'storefront/not-found/error-page', namespaces: [] },
})

export type RouteName = keyof typeof ROUTES
