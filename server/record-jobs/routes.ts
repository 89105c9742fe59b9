// HTTP routes of bulk jobs.

import { recordJobEndpoints } from '../../contract/record-jobs/api.ts'
import { selectionEndpoints } from '../../contract/record-jobs/selection-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { cancelRecordJob, startRecordJob, undoRecordJob } from './commands/start.ts'
import { ownJob, previewRecordJob } from './queries/jobs.ts'
import {
  selectCoupons,
  selectCustomers,
  selectDisputes,
  selectDocuments,
  selectLeads,
  selectPriceLists,
  selectProducts,
  selectReturns,
  selectReviews,
  selectRfqs,
  selectSellers,
  selectStock,
  selectTexts,
  selectTickets,
} from './queries/selections.ts'

const selectionRoutes = routes(selectionEndpoints, {
  selectCustomers: async ({ app, actor, query }) => ok(await selectCustomers(app.db, actor, query)),
  selectProducts: async ({ app, actor, query }) => ok(await selectProducts(app, actor, query)),
  selectReturns: async ({ app, actor, query }) => ok(await selectReturns(app.db, actor, query)),
  selectCoupons: async ({ app, actor, query }) => ok(await selectCoupons(app, actor, query)),
  selectTexts: async ({ app, query }) => ok(await selectTexts(app.db, query)),
  selectPriceLists: async ({ app, actor, query }) => ok(await selectPriceLists(app, actor, query)),
  selectReviews: async ({ app, query }) => ok(await selectReviews(app.db, query)),
  selectStock: async ({ app, actor, query }) => ok(await selectStock(app.db, actor, query)),
  selectRfqs: async ({ app, actor, query }) => ok(await selectRfqs(app.db, actor, query)),
  selectLeads: async ({ app, actor, query }) => ok(await selectLeads(app, actor, query)),
  selectDisputes: async ({ app, actor, query }) => ok(await selectDisputes(app.db, actor, query)),
  selectSellers: async ({ app, actor, query }) => ok(await selectSellers(app.db, actor, query)),
  selectDocuments: async ({ app, actor, query }) => ok(await selectDocuments(app, actor, query)),
  selectTickets: async ({ app, actor, query }) => ok(await selectTickets(app.db, actor, query)),
})

const jobRoutes = routes(recordJobEndpoints, {
  previewRecordJob: async ({ app, actor, body }) => ok(await previewRecordJob(app.db, actor, body)),
  startRecordJob: async ({ app, actor, body }) => ok(await startRecordJob(app, actor, body)),
  recordJob: async ({ app, actor, params }) => ok(await ownJob(app.db, actor, params.recordJobId)),
  cancelRecordJob: async ({ app, actor, params }) => ok(await cancelRecordJob(app, actor, params.recordJobId)),
  undoRecordJob: async ({ app, actor, params }) => ok(await undoRecordJob(app, actor, params.recordJobId)),
})

export const recordJobRoutes = [...selectionRoutes, ...jobRoutes]
