// Delivery challans of exchanges for their buyer, and the copies that staff print.

import { type ChallanCopy, describeChallan } from '../../../contract/invoices/challan-document.rules.ts'
import type { Challan } from '../../../contract/invoices/schemas.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { type Customer, own } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { renderPdf } from '../adapters/pdf.ts'
import { INVOICE_FILES, MAKE_FILES } from '../commands/make-files.ts'
import { presentChallan } from '../presenter.ts'
import { findChallan } from '../repository/challans.ts'
import { pdfName } from '../rules.ts'

const ownChallan = async (db: Db, actor: Customer, challanId: string) =>
  own(await findChallan(db, challanId), actor, 'invoice.unknown')

/** A challan of the customer in full. @throws invoice.unknown */
export async function challanDetails(db: Db, actor: Customer, challanId: string): Promise<Challan> {
  return presentChallan(await ownChallan(db, actor, challanId), actor.language)
}

/** The PDF of a challan of the customer. @throws invoice.unknown, and invoice.not-ready while it is being created */
export async function challanFile(
  app: App,
  actor: Customer,
  challanId: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const row = await ownChallan(app.db, actor, challanId)
  const bytes = row.hash === null ? null : await app.ports.files.get(INVOICE_FILES, row.hash)
  if (!bytes) {
    await app.jobs.send(MAKE_FILES, { challanId })
    throw appError('invoice.not-ready')
  }
  return { name: pdfName(row), bytes }
}

/** A copy for staff, drawn on request. @throws invoice.unknown, server.unavailable */
export async function staffChallan(
  db: Db,
  challanId: string,
  { copy, language: wanted }: { copy: ChallanCopy; language?: Language | undefined },
): Promise<{ name: string; bytes: Uint8Array }> {
  const row = await findChallan(db, challanId)
  if (!row) throw appError('invoice.unknown')
  const language = wanted ?? row.language
  const { market, number: title, issuedAt: at, seller } = row
  const document = describeChallan(presentChallan(row, language), language, copy)
  const bytes = await renderPdf(document, { market, language, title, author: seller.legalName, at })
  return { name: pdfName(row), bytes }
}
