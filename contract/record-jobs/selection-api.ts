// Calls that select all records which the filters of a list find, for a step that changes many of them.

import { z } from 'zod'
import { zSellerFilter } from '../catalog/sellers-api.ts'
import { zDocumentFilter } from '../content/desk-api.ts'
import { zLeadFilter } from '../content/leads-api.ts'
import { FIELD_LIST_ERRORS } from '../custom-fields/list.ts'
import { customerDeskEndpoints } from '../customer-desk/api.ts'
import { zStockFilter } from '../inventory/schemas.ts'
import { zDisputeFilter } from '../payments/disputes-api.ts'
import { zListFilter } from '../price-lists/api.ts'
import { zProductQuery } from '../products/schemas.ts'
import { zCouponFilter } from '../promotions/staff-api.ts'
import { zReturnFilter } from '../returns/staff-api.ts'
import { POST_STATES } from '../reviews/moderation.rules.ts'
import { zReviewFilter } from '../reviews/moderation-api.ts'
import { zRfqFilter } from '../rfq/staff-api.ts'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zMarket } from '../shared/schemas.ts'
import { zTicketFilter } from '../support/staff-api.ts'
import { MAX_JOB_RECORDS } from './kinds.rules.ts'

const zSelection = z.object({
  /** In the form that jobs accept: ids of customers, MSNs of products, rows of stock, or numbers. */
  records: z.array(z.string()),
  /** Whether there are more than a job can process. */
  more: z.boolean(),
})
export type Selection = z.output<typeof zSelection>

const access = 'staff' as const
const method = 'GET' as const
const response = envelope(zSelection)
const all = (what: string) => `${what} that the filters of the list find, the newest first, ${MAX_JOB_RECORDS} at most.`

export const selectionEndpoints = defineEndpoints({
  selectCustomers: {
    method,
    path: '/api/admin/customers/selection',
    access,
    permission: 'customers.read',
    summary: all('Ids of all customers'),
    query: customerDeskEndpoints.listCustomers.query.omit({ before: true, limit: true, show: true, companyShow: true }),
    response,
    errors: FIELD_LIST_ERRORS,
    example: ok({ records: ['6b7f2c7e-9a34-4a0e-8c57-1f6a2f0c9b11'], more: false }),
  },
  selectProducts: {
    method,
    path: '/api/admin/products/selection',
    access,
    permission: 'products.read',
    summary: `Lists the MSNs of all products that match the filters of the grid, in its order, ${MAX_JOB_RECORDS} at most.`,
    query: zProductQuery.omit({ columns: true, list: true, after: true, limit: true }),
    response,
    errors: ['catalog.category-unknown'],
    example: ok({ records: ['MSN0000A1B2'], more: false }),
  },
  selectReturns: {
    method,
    path: '/api/admin/returns/selection',
    access,
    permission: 'orders.read',
    summary: all('Numbers of all returns'),
    query: zReturnFilter,
    response,
    errors: [],
    example: ok({ records: ['700001'], more: false }),
  },
  selectCoupons: {
    method,
    path: '/api/admin/coupons/selection',
    access,
    permission: 'promotions.read',
    summary: all('Ids of all coupons and automatic offers'),
    query: zCouponFilter,
    response,
    errors: [],
    example: ok({ records: ['7'], more: false }),
  },
  selectReviews: {
    method,
    path: '/api/admin/reviews/selection',
    access,
    permission: 'reviews.read',
    summary: all('Ids of all reviews'),
    query: zReviewFilter,
    response,
    errors: [],
    example: ok({ records: ['5d7a1c50-1f0e-4f43-9b0c-4f2f3a1d6e10'], more: false }),
  },
  selectTexts: {
    method,
    path: '/api/admin/moderation/selection',
    access,
    permission: 'reviews.read',
    summary: all('Ids of all questions or answers'),
    query: z.object({
      market: zMarket,
      kind: z.enum(['question', 'answer']),
      state: z.enum(POST_STATES).default('held'),
    }),
    response,
    errors: [],
    example: ok({ records: ['5d7a1c50-1f0e-4f43-9b0c-4f2f3a1d6e10'], more: false }),
  },
  selectPriceLists: {
    method,
    path: '/api/admin/priceLists/selection',
    access,
    permission: 'price-lists.read',
    summary: all('Ids of all price lists'),
    query: zListFilter,
    response,
    errors: [],
    example: ok({ records: ['7'], more: false }),
  },
  selectStock: {
    method,
    path: '/api/admin/stock/selection',
    access,
    permission: 'stock.read',
    summary: `Lists all rows of stock that match the filters of the list, as MSN, offer and warehouse in its order, ${MAX_JOB_RECORDS} at most.`,
    query: zStockFilter,
    response,
    errors: [],
    example: ok({ records: ['MSN0000A1B2 7 IN-PNQ'], more: false }),
  },
  selectRfqs: {
    method,
    path: '/api/admin/rfq/selection',
    access,
    permission: 'rfq.read',
    summary: all('Numbers of all bulk quote requests'),
    query: zRfqFilter,
    response,
    errors: [],
    example: ok({ records: ['500001'], more: false }),
  },
  selectTickets: {
    method,
    path: '/api/admin/support/selection',
    access,
    permission: 'support.read',
    summary: all('Numbers of all support tickets'),
    query: zTicketFilter,
    response,
    errors: [],
    example: ok({ records: ['900001'], more: false }),
  },
  selectLeads: {
    method,
    path: '/api/admin/leads/selection',
    access,
    permission: 'leads.read',
    summary: all('Ids of all leads'),
    query: zLeadFilter,
    response,
    errors: [],
    example: ok({ records: ['0b7a0f8e-5f0e-4b0c-9d38-6a1f6a3f6f10'], more: false }),
  },
  selectDisputes: {
    method,
    path: '/api/admin/disputes/selection',
    access,
    permission: 'orders.read',
    summary: all('Ids of all disputes'),
    query: zDisputeFilter,
    response,
    errors: [],
    example: ok({ records: ['2f0b8c61-6f0d-4a53-9a7e-6b3f4c1d2e90'], more: false }),
  },
  selectSellers: {
    method,
    path: '/api/admin/catalog/sellerSelection',
    access,
    permission: 'offers.read',
    summary: `Lists the codes of all sellers that match the filters of the list, in its order, ${MAX_JOB_RECORDS} at most.`,
    query: zSellerFilter,
    response,
    errors: [],
    example: ok({ records: ['sahyadri'], more: false }),
  },
  selectDocuments: {
    method,
    path: '/api/admin/content/selection',
    access,
    permission: 'content.read',
    summary: `Lists all articles or pages that match the filters of the list, in its order, ${MAX_JOB_RECORDS} at most.`,
    query: zDocumentFilter.extend({ kind: z.enum(['article', 'page']) }),
    response,
    errors: [],
    example: ok({ records: ['IN:choose-a-drill'], more: false }),
  },
})
