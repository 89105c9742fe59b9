// The event that a mail about an order reports.

import type { NotifiedShipment } from './order.ts'

/** The account for a bank transfer. */
export interface TransferAccount {
  beneficiary: string
  accountNumber: string
  ifsc: string
  bank: string
}

/** The event of a mail, named like its template. */
export type MailCause =
  | { template: 'order-placed' | 'payment-failed' | 'order-expired' | 'order-cancelled' | 'address-corrected' }
  | { template: 'awaiting-transfer'; account: TransferAccount }
  | { template: 'refund-made'; refundMinor: number }
  | { template: 'refund-link'; refundMinor: number; path: string }
  | { template: 'items-cancelled'; refundMinor: number; payableMinor: number }
  | { template: 'lines-edited'; refundMinor: number; payableMinor: number }
  | { template: 'edit-waits'; differenceMinor: number; until: Date }
  | { template: 'edit-not-made'; isLate: boolean }
  | { template: 'shipped' | 'out-for-delivery' | 'delivered' | 'parcel-returned'; shipment: NotifiedShipment }
  | { template: 'parcel-lost' | 'parcel-sent-again' | 'parcel-lost-refunded'; shipment: NotifiedShipment }
  | {
      template: 'invoice' | 'credit-note' | 'debit-note' | 'delivery-challan'
      documentNumber: string
      seller: string
    }

/** The file name of an attached PDF: the document number without characters not allowed in file names. */
export const documentFile = (number: string, hash: string) => ({ name: `${number.replaceAll('/', '-')}.pdf`, hash })
