// Manifest of the invoices domain.

import type { Domain } from '../platform/domain.ts'
import { handleOrderEvent, INVOICE_TOPICS } from './commands/issue-invoices.ts'
import { invoiceRoutes } from './routes.ts'

export const invoicesDomain: Domain = {
  name: 'invoices',
  tables: ['invoice_files', 'invoice_lines', 'invoice_series', 'invoices'],
  readsTables: {
    catalog: ['products', 'seller_registrations', 'sellers'],
    delivery: ['states'],
    orders: ['order_lines', 'orders', 'shipment_lines', 'shipments'],
  },
  routes: invoiceRoutes,
  subscribers: [{ name: 'invoices.issue', topics: INVOICE_TOPICS, handle: handleOrderEvent }],
}
