// The PDF of a commission document, with the signed QR code once the invoice portal has signed it; the same document gives the
// same bytes.

import { describeCommission } from '../../../contract/payouts/commission-document.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { renderPdf, signedDocument } from '../../invoices/service.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { findCommissionDocument } from '../repository/commission-documents.ts'

const TAXES = [
  ['CGST', 'cgstMinor', 900],
  ['SGST', 'sgstMinor', 900],
  ['UTGST', 'utgstMinor', 900],
  ['IGST', 'igstMinor', 1800],
  ['VAT', 'vatMinor', 500],
] as const

/** A document as PDF. @throws payout.unknown, server.unavailable */
export async function commissionInvoiceFile(
  { db }: App,
  { documentId, language }: { documentId: string; language: Language },
): Promise<{ name: string; bytes: Uint8Array }> {
  const row = await findCommissionDocument(db, documentId)
  if (!row) throw appError('payout.unknown')
  const taxes = TAXES.map(([code, name, rateBp]) => ({ code, rateBp, amountMinor: row[name] }))
  const eInvoice = await signedDocument(db, documentId)
  const charged = taxes.filter(({ amountMinor }) => amountMinor > 0)
  const paper = describeCommission({ ...row, taxes: charged, eInvoice }, language)
  const options = { market: row.market, language, title: row.number, author: row.operator.name, at: row.issuedAt }
  return { name: `${row.number.replaceAll('/', '-')}.pdf`, bytes: await renderPdf(paper, options) }
}
