// An invoice or a credit note as a page: the document as printed, its PDF, and links to related documents.

import { useLocale } from '../../framework/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import styles from './document-view.module.css'
import { DocumentView } from './document-view.tsx'
import type { InvoiceData } from './invoice-loader.ts'

export function Screen({ data }: { data: InvoiceData }) {
  const t = useMessages('account')
  const { href } = useLocale()
  const { title, orderNumber, document, pdf, links } = data
  return (
    <AccountFrame part="orders" title={title}>
      <div className={classNames(account.buttons, styles.actions)}>
        {pdf ? (
          <ButtonLink href={pdf} data-native target="_blank" rel="noopener">
            {t('invoicePdf')}
          </ButtonLink>
        ) : (
          <p className="quiet">{t('invoicePreparing')}</p>
        )}
        <Button onClick={() => window.print()}>{t('print')}</Button>
        {links.map(link => (
          <ButtonLink key={link.path} kind="quiet" href={href(link.path)}>
            {link.title}
          </ButtonLink>
        ))}
        <ButtonLink kind="quiet" href={href(`/dashboard/order/${orderNumber}`)}>
          {t('invoiceOrder', { number: String(orderNumber) })}
        </ButtonLink>
      </div>
      <DocumentView document={document} />
    </AccountFrame>
  )
}
