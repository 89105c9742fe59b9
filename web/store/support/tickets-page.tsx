// The support tickets of the account with their states, page by page.

import type { TicketListed } from '../../../contract/support/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import type { TicketsData } from './support-loader.ts'
import { TICKET_TONES } from './thread.tsx'

function TicketCard({ ticket }: { ticket: TicketListed }) {
  const t = useMessages('support')
  const { href } = useLocale()
  const { moment } = useDates()
  const { ticketNumber, state, topic, text, raisedAt, dueAt } = ticket
  return (
    <article className={`panel ${account.panel}`}>
      <header className={account.header}>
        <h2>
          <a href={href(`/dashboard/support/${ticketNumber}`)}>{t('ticket', { number: String(ticketNumber) })}</a>
        </h2>
        <Badge tone={TICKET_TONES[state]}>{t(`state-${state}`)}</Badge>
      </header>
      <p>
        {t(`topic-${topic}`)}: {text}
      </p>
      <p className="quiet">
        {t('raised', { moment: moment(raisedAt) })}
        {dueAt && ` · ${t('dueBy', { moment: moment(dueAt) })}`}
      </p>
    </article>
  )
}

export function Screen({ data: { tickets, next, first } }: { data: TicketsData }) {
  const t = useMessages('support')
  const { href } = useLocale()
  return (
    <AccountFrame part="support" title={t('yourTickets')}>
      {tickets.length === 0 ? (
        <div className={`panel ${account.empty}`}>
          <h2>{t('noTickets')}</h2>
          <p>{t('noTicketsText')}</p>
          <ButtonLink href={href('/bharat-pay')}>{t('write')}</ButtonLink>
        </div>
      ) : (
        <p>
          <a href={href('/bharat-pay')}>{t('write')}</a>
        </p>
      )}
      {tickets.map(ticket => (
        <TicketCard key={ticket.ticketNumber} ticket={ticket} />
      ))}
      {(next !== null || !first) && (
        <p className={account.buttons}>
          {!first && <ButtonLink href={href('/dashboard/support')}>{t('newest')}</ButtonLink>}
          {next !== null && <ButtonLink href={href(`/dashboard/support?before=${next}`)}>{t('older')}</ButtonLink>}
        </p>
      )}
    </AccountFrame>
  )
}
