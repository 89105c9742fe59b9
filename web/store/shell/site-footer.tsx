// The footer: link columns, customer care, grievance officer, legal line.

import type { Footer } from '../../../contract/storefront/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { StaticHtml } from '../../framework/static-html.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './site-footer.module.css'

const callLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

function Content({ footer: { columns, contact, grievance, legal } }: { footer: Footer }) {
  const { href } = useLocale()
  const t = useMessages('common')
  return (
    <div className="page">
      <div className={styles.columns}>
        {columns.map((column, at) => (
          <section key={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map(link => (
                <li key={link.link}>
                  <a href={href(link.link)}>{link.name}</a>
                </li>
              ))}
              {at === columns.length - 1 && (
                <li>
                  <a href={href('/privacy-choices')}>{t('privacyChoices')}</a>
                </li>
              )}
            </ul>
          </section>
        ))}
        <section>
          <h2>{t('contactTitle')}</h2>
          <ul>
            <li>
              <a href={callLink(contact.phone)}>{contact.phone}</a>
            </li>
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
            {contact.hours && <li>{contact.hours}</li>}
            {contact.promise && <li>{contact.promise}</li>}
          </ul>
        </section>
        <section>
          <h2>{t('grievanceTitle')}</h2>
          <ul>
            <li>{grievance.name}</li>
            <li>
              <a href={callLink(grievance.phone)}>{grievance.phone}</a>
            </li>
            <li>
              <a href={`mailto:${grievance.email}`}>{grievance.email}</a>
            </li>
          </ul>
        </section>
      </div>
      <p className={styles.legal}>{legal}</p>
    </div>
  )
}

/** Rendered by the server and the same on every page: the browser's bundle omits its content. */
export function SiteFooter({ footer }: { footer: Footer | null }) {
  if (!import.meta.env.SSR) return <StaticHtml as="footer" className={styles.footer} />
  return <footer className={styles.footer}>{footer && <Content footer={footer} />}</footer>
}
