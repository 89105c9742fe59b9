// HTTP routes of invoices.

import { invoiceEndpoints } from '../../contract/invoices/api.ts'
import { invoiceArchiveEndpoints } from '../../contract/invoices/archive-api.ts'
import { challanEndpoints } from '../../contract/invoices/challan-api.ts'
import { debitNoteEndpoints } from '../../contract/invoices/debit-api.ts'
import { eWayEndpoints } from '../../contract/invoices/e-way-api.ts'
import { packingSlipEndpoints } from '../../contract/invoices/packing-slip-api.ts'
import { registerEndpoints } from '../../contract/invoices/register-api.ts'
import { signedInvoiceEndpoints } from '../../contract/invoices/signed-api.ts'
import { staffDocumentEndpoints } from '../../contract/invoices/staff-documents-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { routes } from '../platform/invoke.ts'
import { issueDebitNote } from './commands/debit.ts'
import { importSigned } from './commands/import-signed.ts'
import { challanDetails, challanFile, staffChallan } from './queries/challans.ts'
import { creditNoteDetails, creditNoteFile } from './queries/credit-notes.ts'
import { debitableInvoice, debitNoteDetails, debitNoteFile } from './queries/debit-notes.ts'
import { staffDocument } from './queries/document-to-send.ts'
import { eInvoices, pintDocuments } from './queries/e-invoices.ts'
import { eWayBills } from './queries/e-way-bills.ts'
import { invoiceArchive, invoiceYears } from './queries/invoice-archive.ts'
import { packingSlipOf } from './queries/packing-slip.ts'
import { proformaOfCart } from './queries/proforma.ts'
import { documentRegister, registerFile, registerSums } from './queries/register.ts'
import { invoiceDetails, invoiceFile, invoicesOfOrder } from './service.ts'

const archiveRoutes = routes(invoiceArchiveEndpoints, {
  invoiceYears: async ({ app, actor }) => ok(await invoiceYears(app.db, actor)),
  invoiceArchive: ({ app, actor, query }) => invoiceArchive(app, actor, query),
})

const singleRoutes = routes(invoiceEndpoints, {
  orderInvoices: async ({ app, actor, query }) => ok(await invoicesOfOrder(app.db, actor, query.orderNumber)),
  invoiceDetails: async ({ app, actor, query }) => ok(await invoiceDetails(app.db, actor, query.invoiceId)),
  invoiceFile: ({ app, actor, query }) => invoiceFile(app, actor, query),
  creditNoteDetails: async ({ app, actor, query }) => ok(await creditNoteDetails(app.db, actor, query.creditNoteId)),
  creditNoteFile: ({ app, actor, query }) => creditNoteFile(app, actor, query.creditNoteId),
  eInvoices: async ({ app, query }) => ok(await eInvoices(app.db, query)),
  pintDocuments: async ({ app, query }) => ok(await pintDocuments(app.db, query)),
  proforma: ({ app, actor, query }) => proformaOfCart(app, actor, query),
})

const packingRoutes = routes(packingSlipEndpoints, {
  packingSlip: ({ app, params, query }) => packingSlipOf(app.db, params.shipmentId, query.language),
})

const staffRoutes = routes(staffDocumentEndpoints, {
  staffDocument: ({ app, params, query }) => staffDocument(app, { ...params, ...query }),
})

const debitRoutes = routes(debitNoteEndpoints, {
  issueDebitNote: async ({ app, actor, body }) => ok(await issueDebitNote(app.db, actor, body)),
  debitableInvoice: async ({ app, actor, query }) => ok(await debitableInvoice(app.db, actor, query.invoiceId)),
  debitNoteDetails: async ({ app, actor, query }) => ok(await debitNoteDetails(app.db, actor, query.debitNoteId)),
  debitNoteFile: ({ app, actor, query }) => debitNoteFile(app, actor, query.debitNoteId),
})

const challanRoutes = routes(challanEndpoints, {
  challanDetails: async ({ app, actor, query }) => ok(await challanDetails(app.db, actor, query.challanId)),
  challanFile: ({ app, actor, query }) => challanFile(app, actor, query.challanId),
  staffChallan: ({ app, params, query }) => staffChallan(app.db, params.challanId, query),
})

const signedRoutes = routes(signedInvoiceEndpoints, {
  importSignedInvoices: async ({ app, actor, body }) => ok(await importSigned(app, actor, body.rows)),
})

const eWayRoutes = routes(eWayEndpoints, {
  eWayBills: async ({ app, query }) => ok(await eWayBills(app.db, query)),
})

const registerRoutes = routes(registerEndpoints, {
  documentRegister: async ({ app, actor, query }) => ok(await documentRegister(app.db, actor, query)),
  registerSums: async ({ app, query }) => ok(await registerSums(app.db, query)),
  registerFile: ({ app, actor, query }) => registerFile(app.db, actor, query),
})

export const invoiceRoutes = [
  ...singleRoutes,
  ...archiveRoutes,
  ...packingRoutes,
  ...staffRoutes,
  ...debitRoutes,
  ...challanRoutes,
  ...signedRoutes,
  ...eWayRoutes,
  ...registerRoutes,
]
