// Manifest of the invoices domain.

import type { Domain } from '../platform/domain.ts'
import type { Job } from '../platform/jobs.ts'
import { OF_CUSTOMER } from '../platform/personal-data.ts'
import { handleShipmentEvent, INVOICE_TOPICS } from './commands/issue-invoices.ts'
import {
  MAKE_FILES,
  makeChallanFile,
  makeCreditNoteFile,
  makeDebitNoteFile,
  makeFile,
  makeFiles,
} from './commands/make-files.ts'
import { invoiceRoutes } from './routes.ts'

const jobs: Job[] = [
  {
    name: MAKE_FILES,
    every: '* * * * *',
    async run(app, { invoiceId, creditNoteId, debitNoteId, challanId }) {
      if (typeof invoiceId === 'string') await makeFile(app, invoiceId)
      else if (typeof creditNoteId === 'string') await makeCreditNoteFile(app, creditNoteId)
      else if (typeof debitNoteId === 'string') await makeDebitNoteFile(app, debitNoteId)
      else if (typeof challanId === 'string') await makeChallanFile(app, challanId)
      else await makeFiles(app)
    },
  },
]

const OF_INVOICES = 'invoice_id in (select id from invoices where customer_id = $1)'

export const invoicesDomain: Domain = {
  name: 'invoices',
  personalData: [
    { table: 'invoices', where: OF_CUSTOMER, ends: { keptFor: 'tax' } },
    { table: 'invoice_lines', where: OF_INVOICES, ends: { keptFor: 'tax' } },
    { table: 'credit_notes', where: OF_INVOICES, ends: { keptFor: 'tax' } },
    { table: 'debit_notes', where: OF_INVOICES, ends: { keptFor: 'tax' } },
    { table: 'challans', where: OF_INVOICES, ends: { keptFor: 'tax' } },
  ],
  merging: [{ table: 'invoices', statements: [`select move_kept_rows('invoices', $1, $2)`], moves: 'invoices' }],
  tables: [
    'challan_files',
    'challan_lines',
    'challans',
    'credit_note_files',
    'credit_note_lines',
    'credit_notes',
    'debit_note_files',
    'debit_note_lines',
    'debit_notes',
    'e_invoices',
    'invoice_files',
    'invoice_lines',
    'invoice_series',
    'invoices',
    'signed_files',
  ],
  readsTables: {
    catalog: ['products', 'seller_registrations', 'sellers'],
    customers: ['business_details'],
    delivery: ['carriers', 'states'],
    inventory: ['warehouses'],
    orders: ['order_lines', 'orders', 'shipment_lines', 'shipments'],
    payments: ['payments'],
    payouts: ['commission_documents', 'operator_registrations'],
  },
  routes: invoiceRoutes,
  jobs,
  subscribers: [{ name: 'invoices.issue', topics: INVOICE_TOPICS, handle: handleShipmentEvent }],
}
