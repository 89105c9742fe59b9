// A support ticket without an account: by its number and code, which a mail carries in the fragment of its link.

import { type FormEvent, useEffect, useState } from 'react'
import { latinDigits } from '../../../contract/shared/digits.ts'
import type { Ticket } from '../../../contract/support/schemas.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import { PageLayout } from '../shared/page-layout.tsx'
import styles from './support.module.css'
import { Thread } from './thread.tsx'

/** The number and code of a fragment: `#900001-0A1B2C3D4E`. */
function ofFragment(): { number: string; code: string } | null {
  const [, number = '', code = ''] = /^#(\d{1,15})-([0-9A-Za-z]{10})$/.exec(location.hash) ?? []
  return number ? { number, code } : null
}

/** The ticket that was read, by what was typed or stands in the fragment. */
function useGuestTicket() {
  const action = useAction()
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const [ticket, setTicket] = useState<Ticket | null>(null)
  const read = (ticketNumber: number, typed: string) =>
    action.run(async () => {
      const body = { ticketNumber, code: typed }
      setTicket((await quietCall('POST /api/v1/support/readTicket', { body })).data)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fragment of the link that led here
  useEffect(() => {
    const given = ofFragment()
    if (!given) return
    setNumber(given.number)
    setCode(given.code)
    void read(Number(given.number), given.code)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void read(Number(number), code.trim())
  }
  return { action, number, setNumber, code, setCode, ticket, setTicket, submit }
}

export function Screen() {
  const t = useMessages('support')
  const { action, number, setNumber, code, setCode, ticket, setTicket, submit } = useGuestTicket()
  if (ticket) {
    return (
      <PageLayout title={t('ticket', { number: String(ticket.ticketNumber) })}>
        <Thread ticket={ticket} code={code.trim()} onChange={setTicket} />
      </PageLayout>
    )
  }
  return (
    <PageLayout title={t('guestTitle')} intro={t('guestIntro')}>
      <form className={`panel ${styles.find}`} method="post" onSubmit={submit}>
        <TextField
          label={t('number')}
          value={number}
          inputMode="numeric"
          pattern="\d{1,15}"
          autoComplete="off"
          required
          maxLength={15}
          onChange={event => setNumber(latinDigits(event.target.value).trim())}
        />
        <TextField
          label={t('code')}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          minLength={10}
          maxLength={10}
          onChange={event => setCode(event.target.value)}
        />
        <FormError text={action.error} />
        <Button type="submit" busy={action.busy}>
          {t('read')}
        </Button>
      </form>
    </PageLayout>
  )
}
