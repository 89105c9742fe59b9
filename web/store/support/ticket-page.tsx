// One support ticket of the account.

import { useState } from 'react'
import type { Ticket } from '../../../contract/support/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { Thread } from './thread.tsx'

export function Screen({ data }: { data: { ticket: Ticket } }) {
  const t = useMessages('support')
  const { href } = useLocale()
  const [ticket, setTicket] = useState(data.ticket)
  return (
    <AccountFrame part="support" title={t('ticket', { number: String(ticket.ticketNumber) })}>
      <p className={account.header}>
        <a href={href('/dashboard/support')}>{t('back')}</a>
      </p>
      <Thread ticket={ticket} onChange={setTicket} />
    </AccountFrame>
  )
}
