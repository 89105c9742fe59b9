// Support: what it is about, the form, and how customer care is reached.

import { useLocale } from '../../framework/locale.ts'
import { formatMinute, formatWeekdays } from '../../framework/messages/format-days.ts'
import { Badge } from '../../ui/badge.tsx'
import { useMessages } from '../app/messages.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import { useOff } from '../shared/features.ts'
import styles from './support.module.css'
import type { SupportData, SupportPage } from './support-loader.ts'
import { TicketFormSection } from './ticket-form.tsx'

const PAGES: readonly { page: SupportPage; path: string }[] = [
  { page: 'orders', path: '/bharat-pay/orders' },
  { page: 'rfq', path: '/bharat-pay/rfq' },
  { page: 'home', path: '/bharat-pay' },
]
const TITLES = { home: 'title', orders: 'ordersTitle', rfq: 'rfqTitle' } as const

/** Forms of their own, by the last part of their address. */
const FORMS = ['corporate-gifts', 'offer-enquiry', 'pay-later', 'advertise'] as const

const callLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

function Care({ care: { phone, email, isOpen, opens, closes, days } }: { care: SupportData['care'] }) {
  const t = useMessages('support')
  const { href, language } = useLocale()
  const visitor = useVisitor()
  const off = { 'corporate-gifts': useOff('gifting'), 'pay-later': useOff('pay-later') }
  return (
    <aside className={`panel ${styles.care}`} aria-labelledby="care">
      <h2 id="care">{t('careTitle')}</h2>
      <p>
        <Badge tone={isOpen ? 'good' : 'plain'}>{t(isOpen ? 'careOpen' : 'careClosed')}</Badge>
      </p>
      <p>
        {t('careHours', {
          opens: formatMinute(opens, language),
          closes: formatMinute(closes, language),
          days: formatWeekdays(days, language),
        })}
      </p>
      <ul className={styles.links}>
        <li>
          <a href={callLink(phone)}>{phone}</a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
      <ul className={styles.links}>
        <li>
          {isLoggedIn(visitor) ? (
            <a href={href('/dashboard/support')}>{t('yourTickets')}</a>
          ) : (
            <a href={href('/bharat-pay/ticket')}>{t('guestTicket')}</a>
          )}
        </li>
        <li>
          <a href={href('/track-order')}>{t('trackOrder')}</a>
        </li>
        <li>
          <a href={href('/help')}>{t('helpCentre')}</a>
        </li>
        {FORMS.filter(form => !(form in off && off[form as keyof typeof off])).map(form => (
          <li key={form}>
            <a href={href(`/${form}`)}>{t(form)}</a>
          </li>
        ))}
      </ul>
    </aside>
  )
}

export function Screen({ data }: { data: SupportData }) {
  const t = useMessages('support')
  const { href } = useLocale()
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.header}>
        <h1>{t(TITLES[data.page])}</h1>
        <p>{t('intro')}</p>
        <nav aria-label={t('pages')}>
          <ul className={styles.pages}>
            {PAGES.map(({ page, path }) => (
              <li key={page}>
                <a href={href(path)} aria-current={page === data.page ? 'page' : undefined}>
                  <b>{t(page)}</b>
                  <span>{t(`${page}Text`)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <section className={`panel ${styles.main}`}>
        <TicketFormSection key={data.page} data={data} />
      </section>
      <Care care={data.care} />
    </div>
  )
}
