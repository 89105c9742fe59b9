// HTTP routes of bulk quote requests.

import { rfqEndpoints } from '../../contract/rfq/api.ts'
import { staffRfqEndpoints } from '../../contract/rfq/staff-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { marksOf } from '../annotations/service.ts'
import { routes } from '../platform/invoke.ts'
import { closeRfq, declineRfq, quoteRfq, startRfq } from './commands/answer-request.ts'
import { acceptQuote, declineQuote } from './commands/customer-quotes.ts'
import { raiseRfq, rfqOptions } from './commands/raise-request.ts'
import { uploadPicture } from './commands/upload-picture.ts'
import { drawQuotation } from './queries/quotation.ts'
import { listForStaff, listRfqs, rfqContact, rfqDetails, rfqForStaff } from './queries/requests.ts'
import { rfqsFile } from './queries/requests-file.ts'

const customerRoutes = routes(rfqEndpoints, {
  createRfq: async ({ app, actor, body }) => ok(await raiseRfq(app, actor, body)),
  rfqOptions: async ({ app, actor }) => ok(await rfqOptions(app.db, actor)),
  uploadRfqPicture: async ({ app, actor, body }) => ok(await uploadPicture(app, actor, body)),
  listRfq: async ({ app, actor, query }) => ok(await listRfqs(app, actor, query)),
  rfqDetails: async ({ app, actor, query }) => ok(await rfqDetails(app, actor, query.rfqNumber)),
  acceptQuote: async ({ app, actor, body }) => ok(await acceptQuote(app, actor, body)),
  declineQuote: async ({ app, actor, body }) => ok(await declineQuote(app, actor, body)),
  quotation: ({ app, actor, query }) => drawQuotation(app, actor, query),
})

const staffRoutes = routes(staffRfqEndpoints, {
  listRfqs: async ({ app, actor, query }) => ok(await listForStaff(app, actor, query, marksOf(actor, 'rfq', query))),
  rfqsFile: ({ app, actor, query }) => rfqsFile(app, actor, query, marksOf(actor, 'rfq', query)),
  rfqForStaff: async ({ app, actor, params }) => ok(await rfqForStaff(app, actor, params.rfqNumber)),
  rfqContact: async ({ app, actor, params }) => ok(await rfqContact(app.db, actor, params.rfqNumber)),
  startRfq: async ({ app, actor, params, body }) => ok(await startRfq(app, actor, params.rfqNumber, body.assignTo)),
  quoteRfq: async ({ app, actor, params, body }) => ok(await quoteRfq(app, actor, params.rfqNumber, body)),
  declineRfq: async ({ app, actor, params, body }) => ok(await declineRfq(app, actor, params.rfqNumber, body.reason)),
  closeRfq: async ({ app, actor, params, body }) => ok(await closeRfq(app, actor, params.rfqNumber, body.reason)),
})

export const rfqRoutes = [...customerRoutes, ...staffRoutes]
