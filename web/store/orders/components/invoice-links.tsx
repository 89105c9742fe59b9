// Links to the documents of a parcel: its invoice with credit and debit notes, and their PDFs.

import type { InvoiceBrief } from '../../../../contract/invoices/schemas.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useMessages } from '../../app/messages.ts'
import styles from '../../customers/components/account.module.css'

/** A link to a document and one to its PDF, once that is made. */
function DocumentLinks({ title, page, pdf }: { title: string; page: string; pdf: string | null }) {
  const t = useMessages('account')
  return (
    <p className={styles.header}>
      <a href={page}>{title}</a>
      {pdf && (
        <a href={pdf} data-native target="_blank" rel="noopener">
          {t('invoicePdf')}
        </a>
      )}
    </p>
  )
}

/** The invoice of a parcel with its credit and debit notes. */
export function InvoiceLinks({ invoice, orderNumber }: { invoice: InvoiceBrief; orderNumber: number }) {
  const t = useMessages('account')
  const { href } = useLocale()
  const { invoiceId, number, hasFile, creditNotes, debitNotes } = invoice
  const pdf = `/api/v1/order/invoice?orderNumber=${orderNumber}&invoiceId=${invoiceId}`
  return (
    <>
      <DocumentLinks
        title={t('invoiceTitle', { number })}
        page={href(`/dashboard/invoice/${invoiceId}`)}
        pdf={hasFile ? pdf : null}
      />
      {creditNotes.map(note => (
        <DocumentLinks
          key={note.creditNoteId}
          title={t('creditNoteTitle', { number: note.number })}
          page={href(`/dashboard/creditnote/${note.creditNoteId}`)}
          pdf={note.hasFile ? `/api/v1/order/creditNote?creditNoteId=${note.creditNoteId}` : null}
        />
      ))}
      {debitNotes.map(note => (
        <DocumentLinks
          key={note.debitNoteId}
          title={t('debitNoteTitle', { number: note.number })}
          page={href(`/dashboard/debitnote/${note.debitNoteId}`)}
          pdf={note.hasFile ? `/api/v1/order/debitNote?debitNoteId=${note.debitNoteId}` : null}
        />
      ))}
    </>
  )
}
