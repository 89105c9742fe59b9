// Reads a row of the portal's response and compares it with the document it names.

import { documentDay } from '../../../contract/invoices/document.rules.ts'
import type { SignedRow, SignedRowFault } from '../../../contract/invoices/signed-api.ts'
import { predictIrn } from './e-invoice.ts'

/** Content of the signed QR code. */
export interface SignedQr {
  SellerGstin: string
  BuyerGstin: string
  DocNo: string
  DocTyp: 'INV' | 'CRN' | 'DBN'
  /** `23/11/2026` */
  DocDt: string
  TotInvVal: number
  Irn: string
}

/** A document of the store that the portal may have signed. */
export interface SignableDocument {
  documentId: string
  sellerTaxNumber: string
  buyerTaxNumber: string | null
  number: string
  /** Tax year: `2026-27`. */
  year: string
  /** ISO date. */
  issuedOn: string
  totalMinor: number
  /** Issued by the operator to a seller. */
  forCommission: boolean
  /** Its stored signature; null when there is none. */
  irn: string | null
  signedQr: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * The payload of a signed QR code, a compact JWS whose `data` is JSON; null when invalid. Its signature is checked
 * elsewhere.
 */
export function readSignedQr(jws: string): SignedQr | null {
  try {
    const [, payload = '', signature = ''] = jws.split('.')
    if (signature === '') return null
    const outer = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { data?: unknown }
    const data = (typeof outer.data === 'string' ? JSON.parse(outer.data) : outer.data) as Partial<SignedQr>
    const { SellerGstin, BuyerGstin, DocNo, DocTyp, DocDt, TotInvVal, Irn } = data
    const known = DocTyp === 'INV' || DocTyp === 'CRN' || DocTyp === 'DBN'
    const texts = isText(SellerGstin) && isText(BuyerGstin) && isText(DocNo) && isText(DocDt) && isText(Irn)
    if (!texts || !known || typeof TotInvVal !== 'number') return null
    return { SellerGstin, BuyerGstin, DocNo: DocNo.toUpperCase(), DocTyp, DocDt, TotInvVal, Irn }
  } catch {
    return null
  }
}

/** Time of acknowledgement: `2026-11-23 17:50:00` is in Indian time. */
export const ackTime = (text: string): Date => new Date(`${text.replace(' ', 'T')}+05:30`)

/** Why a row cannot be stored with the document it names; null when it can. */
export function faultOf(row: SignedRow, qr: SignedQr, document: SignableDocument | null): SignedRowFault | null {
  if (row.Status === 'CNL') return 'cancelled'
  if (qr.Irn !== row.Irn) return 'irn-not-of-qr'
  if (!document) return 'document-unknown'
  const { sellerTaxNumber: gstin, number, year, issuedOn } = document
  if (qr.DocDt !== documentDay(issuedOn)) return 'date-differs'
  if (qr.BuyerGstin !== document.buyerTaxNumber) return 'buyer-differs'
  if (Math.round(qr.TotInvVal * 100) !== document.totalMinor) return 'total-differs'
  if (predictIrn({ gstin, year, type: qr.DocTyp, number }, issuedOn) !== row.Irn) return 'irn-unexpected'
  if (document.irn !== null && (document.irn !== row.Irn || document.signedQr !== row.SignedQRCode))
    return 'signed-before'
  return null
}
