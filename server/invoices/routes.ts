// HTTP routes of invoices.

import { invoiceEndpoints } from '../../contract/invoices/api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { proformaOfCart } from './queries/proforma.ts'
import { eInvoices, invoiceDetails, invoiceFile, invoicesOfOrder } from './service.ts'

export const invoiceRoutes = routes(invoiceEndpoints, {
  orderInvoices: async ({ app, actor, query }) => ok(await invoicesOfOrder(app.db, actor, query.orderNumber)),
  invoiceDetails: async ({ app, actor, query }) => ok(await invoiceDetails(app.db, actor, query.invoiceId)),
  invoiceFile: ({ app, actor, query }) => invoiceFile(app, actor, query),
  eInvoices: async ({ app, query }) => ok(await eInvoices(app.db, query)),
  proforma: ({ app, actor, query }) => proformaOfCart(app, actor, query),
})
