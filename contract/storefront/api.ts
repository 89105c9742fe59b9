// Endpoints of the session, the web configuration and the home page.

import { z } from 'zod'
import { zCategoryNode, zCrumb, zMenuNode, zProductCard } from '../catalog/schemas.ts'
import { FEATURE_NAMES } from '../settings/features.rules.ts'
import { defineEndpoints, envelope } from '../shared/endpoint.ts'
import { zCurrency, zLanguage, zMarket, zText } from '../shared/schemas.ts'
import * as example from './examples.ts'

export const zSession = z.object({
  statusCode: z.int(),
  userId: z.string().nullable(),
  sessionId: z.string().nullable(),
  /** Bearer token; only while logged in. */
  token: z.string().nullable(),
  /** Encrypted customer id for the user reference header; only while logged in. */
  userReference: z.string().nullable(),
  authenticated: z.enum(['true', 'false']),
  userName: z.string(),
  email: z.object({ email: z.string().nullable() }),
  phone: z.object({ phone: z.string().nullable() }),
  userType: z.enum(['business', 'online']).nullable(),
  customerCategory: z.string(),
  preferredLanguage: zLanguage,
  /** Whether prices without tax are shown first: the customer has a GSTIN or TRN on file. */
  taxRegistered: z.boolean(),
  cart: z.object({ noOfItems: z.int() }),
  /** The delivery location chosen last, with its name. */
  place: z.object({ code: z.string(), name: z.string() }).nullable(),
})
export type Session = z.output<typeof zSession>

export const zWebConfig = z.object({
  country: zMarket,
  countryId: z.int(),
  currency: zCurrency,
  phoneCode: z.string(),
  placeKind: z.enum(['pincode', 'emirate']),
  taxName: z.string(),
  production: z.boolean(),
  /** For the Indian store, if it has a container; empty otherwise. */
  analyticsContainerCode: z.string(),
  /** URL of its script. */
  analyticsContainerUrl: z.string(),
  active: z.boolean(),
  httpStatus: z.int(),
  buildVersion: z.string(),
  autoScrollPageLimit: z.int(),
  searchNudgeSeconds: z.int(),
  /** Limits of cash on delivery; null when it is switched off. */
  codMin: z.int().nullable(),
  codMax: z.int().nullable(),
  shippingCharge: z.int(),
  freeShippingAbove: z.int(),
  emiMin: z.int(),
  /** Whether the market offers each feature. */
  features: z.record(z.enum(FEATURE_NAMES), z.boolean()),
  languages: z.array(zLanguage),
})
export type WebConfig = z.output<typeof zWebConfig>

/** A block of a page, in the reader's language, with the products it shows. */
export const zLayoutBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    title: z.string(),
    text: z.string(),
    code: z.string().nullable(),
    action: zCrumb,
    image: z.string().nullable(),
    shortcuts: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string(), link: z.string() })),
  }),
  z.object({ kind: z.literal('categories'), title: z.string(), categories: z.array(zCategoryNode) }),
  z.object({ kind: z.literal('products'), title: z.string(), link: z.string(), products: z.array(zProductCard) }),
  z.object({
    kind: z.literal('assurances'),
    items: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
  }),
])
export type LayoutBlock = z.output<typeof zLayoutBlock>

const zFooter = z.object({
  columns: z.array(z.object({ title: z.string(), links: z.array(zCrumb) })),
  contact: z.object({ phone: z.string(), email: z.string(), hours: z.string(), promise: z.string() }),
  grievance: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  legal: z.string(),
})
export type Footer = z.output<typeof zFooter>

export const siteEndpoints = defineEndpoints({
  getSession: {
    method: 'GET',
    path: '/api/v1/session/getSession',
    access: 'public',
    summary: 'Returns the session, or starts a guest session.',
    response: zSession,
    errors: [],
    example: example.session,
  },
  getToken: {
    method: 'GET',
    path: '/api/v1/token/getToken',
    access: 'public',
    summary: 'Issues the access token for later calls; it authenticates the session sent with it.',
    response: envelope(z.object({ accessToken: z.string(), expiresAt: z.iso.datetime(), csrfToken: z.string() })),
    errors: [],
    example: example.token,
  },
  test: {
    method: 'GET',
    path: '/api/v1/test',
    access: 'public',
    summary: 'Returns whether the API is available.',
    response: envelope(z.object({ time: z.iso.datetime() })),
    errors: [],
    example: example.test,
  },
  webConfig: {
    method: 'GET',
    path: '/api/v1/common/web/config',
    access: 'public',
    summary: 'Returns the configuration of the web store for this market.',
    response: envelope(zWebConfig),
    errors: [],
    example: example.config,
  },
  webConfigV3: {
    method: 'GET',
    path: '/api/v3/common/web/config',
    access: 'public',
    summary: 'Returns the configuration of the web store for this market.',
    response: envelope(zWebConfig),
    errors: [],
    example: example.config,
  },
  homeBreadcrumb: {
    method: 'GET',
    path: '/api/v1/homepage/breadcrumb',
    access: 'public',
    summary: 'Returns the breadcrumb of a page by source, type and title.',
    query: z.object({
      source: zText(120),
      type: z.enum(['category', 'product', 'brand', 'search', 'page']).default('page'),
      pagetitle: zText(120).optional(),
    }),
    response: envelope(z.array(zCrumb)),
    errors: [],
    example: example.breadcrumb,
  },
  layoutByCode: {
    method: 'GET',
    path: '/api/v1/homepage/layoutbycode',
    access: 'public',
    summary: 'Returns the blocks of a page layout with their content.',
    query: z.object({ code: zText(40).default('home') }),
    response: envelope(z.object({ code: z.string(), blocks: z.array(zLayoutBlock) })),
    errors: ['request.not-found'],
    example: example.layout,
  },
  homeFlyout: {
    method: 'GET',
    path: '/api/v1/homepage/flyout',
    access: 'public',
    summary: 'Returns the mega menu of the home page.',
    response: envelope(z.array(zMenuNode)),
    errors: [],
    example: example.flyout,
  },
  footer: {
    method: 'GET',
    path: '/api/v1/homepage/footercode',
    access: 'public',
    summary: 'Returns the footer: link columns, contact, grievance officer.',
    response: envelope(zFooter),
    errors: [],
    example: example.footer,
  },
})
