// The addresses whose screens are checked as they open, in groups of one test each.

export const LISTING = '/electricals/211000000'
export const UAE_LISTING = '/electricals/1002000000'

/** What everybody can see. */
export const OPEN_ADDRESSES: Record<string, readonly string[]> = {
  'not found, offline and search': [
    '/no/such/page',
    '/offline',
    '/search?str=cable',
    '/search?str=zzzzqqqq',
    '/search?str=xqzvwk&operation=and',
  ],
  listings: ['/attributes/9-w-led-bulbs', '/deals/best-offers', '/popular/cordless-drill', `${LISTING}?view=table`],
  'brands and categories': ['/brands', '/brand-store', '/categories', '/price-list', '/price-list/mcb-price-list'],
  'texts and stores': [
    '/articles',
    '/info/shipping',
    '/info/privacy',
    '/help',
    '/store/safety',
    '/compare',
    '/privacy-choices',
    '/dashboard/wishlist',
    '/dashboard/wishlist?share=unknown',
  ],
  'entry pages': ['/login', '/login/social', '/otp', '/forgot-password', '/sign-up', '/partner-link'],
  'bulk enquiry and newsletter': ['/bulk-enquiry', '/newsletter'],
  'guest orders': ['/track-order'],
  leads: ['/corporate-gifts', '/offer-enquiry', '/pay-later', '/advertise'],
  support: ['/bharat-pay', '/bharat-pay/orders', '/bharat-pay/ticket'],
}

/** Where the UAE has other categories, forms, taxes or texts. */
export const UAE_ADDRESSES: readonly string[] = [
  '/',
  UAE_LISTING,
  '/bulk-enquiry',
  '/bharat-pay',
  '/corporate-gifts',
  '/login',
  '/sign-up',
  '/price-list',
  '/brands',
  '/categories',
  '/deals/best-offers',
  '/info/shipping',
  '/info/tax-invoice',
  '/info/payment-options',
  '/privacy-choices',
]

/** Screens of a customer, opened on the way of a purchase. */
export const CUSTOMER_ADDRESSES: readonly string[] = [
  '/dashboard',
  '/dashboard/order',
  '/dashboard/order?state=delivered',
  '/dashboard/order?to=2020-12-31',
  '/dashboard/order?from=2026-04-02&to=2026-04-01',
  '/dashboard/wishlist',
  '/dashboard/purchase-lists',
  '/dashboard/rewards',
  '/dashboard/rfq',
  '/dashboard/support',
  '/bharat-pay/orders',
  '/bharat-pay/rfq',
  '/pay-later',
  '/dashboard/addresses',
  '/dashboard/business',
  '/dashboard/notifications',
  '/dashboard/profile',
  '/dashboard/profile/privacy',
]
