// All endpoints of invoices, credit notes and delivery documents, as one type.

import type { invoiceEndpoints } from './api.ts'
import type { invoiceArchiveEndpoints } from './archive-api.ts'
import type { challanEndpoints } from './challan-api.ts'
import type { debitNoteEndpoints } from './debit-api.ts'
import type { eWayEndpoints } from './e-way-api.ts'
import type { packingSlipEndpoints } from './packing-slip-api.ts'
import type { registerEndpoints } from './register-api.ts'
import type { signedInvoiceEndpoints } from './signed-api.ts'
import type { staffDocumentEndpoints } from './staff-documents-api.ts'

export type InvoiceTables = typeof invoiceEndpoints &
  typeof invoiceArchiveEndpoints &
  typeof packingSlipEndpoints &
  typeof challanEndpoints &
  typeof debitNoteEndpoints &
  typeof eWayEndpoints &
  typeof registerEndpoints &
  typeof signedInvoiceEndpoints &
  typeof staffDocumentEndpoints
