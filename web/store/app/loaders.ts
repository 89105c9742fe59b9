// The loaders of all routes; imported by the server only.

import { loadAddresses } from '../addresses/addresses-loader.ts'
import {
  loadForgotPasswordPage,
  loadLoginPage,
  loadOtpPage,
  loadPartnerLinkPage,
  loadSignUpPage,
  loadSocialPage,
} from '../auth/auth-loader.ts'
import { loadCartPage } from '../cart/cart-loader.ts'
import { loadAddressStep, loadCheckoutPage, loadConfirmation, loadPaymentStep } from '../checkout/checkout-loader.ts'
import { loadArticlePage, loadArticlesPage, loadInfoPage } from '../content/content-loader.ts'
import { loadHelpPage } from '../content/help-loader.ts'
import { loadPriceList } from '../content/price-list-loader.ts'
import { loadStorePage } from '../content/store-loader.ts'
import { loadBusiness, loadOverview, loadProfile } from '../customers/customers-loader.ts'
import { loadTrackPage } from '../guest-orders/track-loader.ts'
import { loadInvoice } from '../invoices/invoice-loader.ts'
import { loadLeadPage } from '../leads/lead-loader.ts'
import { loadBrandsPage } from '../listing/brands/brands-loader.ts'
import { loadCategoriesPage } from '../listing/categories/categories-loader.ts'
import {
  listingHydrationData,
  loadBrandPage,
  loadCategoryPage,
  loadLandingPage,
  loadSearchPage,
} from '../listing/listing-loader.ts'
import { loadNewsletterPage } from '../newsletters/newsletter-loader.ts'
import { loadPreferences } from '../notifications/preferences-loader.ts'
import { loadOfflinePage } from '../offline/offline-loader.ts'
import { loadOrder, loadOrders } from '../orders/orders-loader.ts'
import { loadUpiPayment } from '../payments/upi-loader.ts'
import { loadConsentPage } from '../privacy/consent-loader.ts'
import { loadPrivacy } from '../privacy/privacy-loader.ts'
import { loadPurchaseLists } from '../purchase-lists/lists-loader.ts'
import { loadRefundPage } from '../returns/refund-loader.ts'
import { loadReturnPage } from '../returns/return-loader.ts'
import { loadRewards } from '../rewards/rewards-loader.ts'
import { loadEnquiryPage } from '../rfq/enquiry-loader.ts'
import { loadRfq, loadRfqs } from '../rfq/rfq-loader.ts'
import { loadComparePage } from '../storefront/compare/compare-loader.ts'
import { loadHomePage } from '../storefront/home/home-loader.ts'
import { loadErrorPage, loadNotFoundPage } from '../storefront/not-found/not-found-loader.ts'
import { loadProductPage, productHydrationData } from '../storefront/product/product-loader.ts'
import { loadGuestTicket, loadSupport, loadTicket, loadTickets } from '../support/support-loader.ts'
import { loadWishlist } from '../wishlists/wishlists-loader.ts'
import type { PageLoader } from './page-loader.ts'
import type { RouteName } from './routes.ts'

export const LOADERS: Record<RouteName, PageLoader<unknown>> = {
  home: loadHomePage,
  search: loadSearchPage,
  category: loadCategoryPage,
  product: loadProductPage,
  brands: loadBrandsPage,
  brand: loadBrandPage,
  landing: loadLandingPage,
  categories: loadCategoriesPage,
  store: loadStorePage,
  priceList: loadPriceList,
  articles: loadArticlesPage,
  article: loadArticlePage,
  info: loadInfoPage,
  help: loadHelpPage,
  enquiry: loadEnquiryPage,
  consent: loadConsentPage,
  newsletter: loadNewsletterPage,
  notifications: loadPreferences,
  trackOrder: loadTrackPage,
  leads: loadLeadPage,
  offline: loadOfflinePage,
  compare: loadComparePage,
  cart: loadCartPage,
  login: loadLoginPage,
  socialLogin: loadSocialPage,
  partnerLink: loadPartnerLinkPage,
  otp: loadOtpPage,
  signUp: loadSignUpPage,
  forgotPassword: loadForgotPasswordPage,
  checkout: loadCheckoutPage,
  checkoutAddress: loadAddressStep,
  checkoutPayment: loadPaymentStep,
  upiPayment: loadUpiPayment,
  orderConfirmation: loadConfirmation,
  dashboard: loadOverview,
  orders: loadOrders,
  order: loadOrder,
  rfqs: loadRfqs,
  rfq: loadRfq,
  supportTickets: loadTickets,
  supportTicket: loadTicket,
  guestTicket: loadGuestTicket,
  support: loadSupport,
  refund: loadRefundPage,
  returnRequest: loadReturnPage,
  invoice: loadInvoice,
  addresses: loadAddresses,
  business: loadBusiness,
  profile: loadProfile,
  privacy: loadPrivacy,
  wishlist: loadWishlist,
  rewards: loadRewards,
  purchaseLists: loadPurchaseLists,
  notFound: loadNotFoundPage,
  error: loadErrorPage,
}

/**
 * The part of a page's data that the browser needs for hydration. The cards of a listing are static HTML: leaving out
 * their data saves a quarter of the page and their hydration.
 */
export const HYDRATION_DATA: Partial<Record<RouteName, (data: unknown, search: string) => unknown>> = {
  search: listingHydrationData,
  category: listingHydrationData,
  brand: listingHydrationData,
  landing: listingHydrationData,
  product: productHydrationData,
}
