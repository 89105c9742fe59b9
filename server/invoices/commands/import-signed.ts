// Imports the signed response of the invoice portal: each row is compared with its document, then stored or rejected.

import type { KeyObject } from 'node:crypto'
import type { SignedResult, SignedRow } from '../../../contract/invoices/signed-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { findSignable, insertSigned } from '../repository/signed.ts'
import { isSignedBy } from '../rules/jws.ts'
import { ackTime, faultOf, readSignedQr } from '../rules/signed-row.ts'

type TakeFrom = Pick<App, 'db' | 'config'>

/** Whether the portal has signed the row; anything passes while its keys are not known. */
function isGenuine({ SignedQRCode, SignedInvoice }: SignedRow, keys: readonly KeyObject[]): boolean {
  const signed = SignedInvoice === undefined ? [SignedQRCode] : [SignedQRCode, SignedInvoice]
  return keys.length === 0 || signed.every(jws => isSignedBy(jws, keys))
}

async function take({ db, config }: TakeFrom, row: SignedRow, who: string): Promise<Omit<SignedResult, 'row'>> {
  const { Irn: irn, AckNo: ackNumber, AckDt, SignedQRCode: signedQr, SignedInvoice: signedInvoice = null } = row
  const qr = readSignedQr(signedQr)
  if (!qr) return { irn, number: '', outcome: 'rejected', reason: 'qr-unreadable' }
  const { DocNo: number, DocTyp: type } = qr
  if (!isGenuine(row, config.invoicePortalKeys))
    return { irn, number, outcome: 'rejected', reason: 'signature-invalid' }
  const document = await findSignable(db, qr)
  const reason = faultOf(row, qr, document)
  if (reason || !document) return { irn, number, outcome: 'rejected', reason: reason ?? 'document-unknown' }
  if (document.irn !== null) return { irn, number, outcome: 'known', reason: null }
  const { documentId, forCommission } = document
  const of = forCommission ? ('commission' as const) : type
  const verified = config.invoicePortalKeys.length > 0
  const signed = { irn, of, documentId, ackNumber, ackAt: ackTime(AckDt), signedQr, signedInvoice, verified, who }
  if (await insertSigned(db, signed)) return { irn, number, outcome: 'stored', reason: null }
  // a concurrent call was first: its result decides
  const later = faultOf(row, qr, await findSignable(db, qr))
  return { irn, number, outcome: later ? 'rejected' : 'known', reason: later }
}

/**
 * Stores the rows that match their documents, in the order of the batch; each separately, so that a failure affects no
 * other.
 */
export async function importSigned(app: TakeFrom, staff: Staff, rows: readonly SignedRow[]): Promise<SignedResult[]> {
  const results: SignedResult[] = []
  for (const [row, of] of rows.entries()) results.push({ row, ...(await take(app, of, `staff:${staff.staffId}`)) })
  return results
}
