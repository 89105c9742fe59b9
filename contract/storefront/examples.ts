// Example responses of the session, configuration and home page endpoints.

import { cards, tree } from '../catalog/examples.ts'
import { ok } from '../shared/endpoint.ts'

export const session = {
  statusCode: 200,
  userId: null,
  sessionId: '5e1f4c0a-8b1e-4c35-9a55-0d1f7a2b3c4d',
  token: null,
  userReference: null,
  authenticated: 'false' as const,
  userName: '',
  email: { email: null },
  phone: { phone: null },
  userType: null,
  customerCategory: '',
  preferredLanguage: 'en' as const,
  taxRegistered: false,
  cart: { noOfItems: 0 },
  place: { code: '411001', name: 'Pune' },
}

export const token = ok({
  accessToken: '5e1f4c0a.1795190400.b3VyLXNpZ25hdHVyZQ',
  expiresAt: '2026-11-20T12:00:00.000Z',
  csrfToken: 'c2lnbmVkLXNlc3Npb24',
})
export const test = ok({ time: '2026-11-20T12:00:00.000Z' })

export const config = ok({
  country: 'IN' as const,
  countryId: 110,
  currency: 'INR' as const,
  phoneCode: '91',
  placeKind: 'pincode' as const,
  taxName: 'GST',
  production: false,
  analyticsContainerCode: '',
  analyticsContainerUrl: '',
  active: true,
  httpStatus: 200,
  buildVersion: '12.0.1',
  autoScrollPageLimit: 5,
  searchNudgeSeconds: 10,
  codMin: 30_000,
  codMax: 3_000_000,
  shippingCharge: 9900,
  freeShippingAbove: 99_900,
  emiMin: 300_000,
  features: {
    ...{ reviews: true, questions: true, quotes: true, gifting: true, 'pay-later': true, compare: true },
    ...{ 'wishlist-sharing': true, newsletter: true },
  },
  languages: ['en' as const, 'hi' as const],
})

export const breadcrumb = ok([
  { name: 'Home', link: '/' },
  { name: 'Safety', link: '/safety/116000000' },
])

export const layout = ok({
  code: 'home',
  blocks: [
    { kind: 'categories' as const, title: 'Shop by category', categories: tree.data },
    { kind: 'products' as const, title: 'Bestsellers', link: '/search?tag=bestseller', products: cards.data },
  ],
})

export const flyout = tree

export const footer = ok({
  columns: [{ title: 'Shop', links: [{ name: 'Safety', link: '/safety/116000000' }] }],
  contact: {
    phone: '1800 000 0000',
    email: 'care@karkhana.example',
    hours: '10:30 AM to 4:30 PM, Monday to Saturday',
    promise: 'We reply within 24 hours.',
  },
  grievance: { name: 'A. Deshpande', email: 'grievance@karkhana.example', phone: '1800 000 0001' },
  legal: 'Karkhana Marketplace',
})
