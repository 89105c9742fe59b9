// The messages of a ticket, writing again, and closing it: for its customer, and for a guest with its code.

import { type FormEvent, useState } from 'react'
import type { Ticket } from '../../../contract/support/schemas.ts'
import { MAX_TICKET_TEXT, textCode } from '../../../contract/support/ticket.rules.ts'
import { randomId } from '../../framework/api/browser-storage.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { PicturePicker } from '../reviews/components/picture-picker.tsx'
import { FormError } from '../shared/form-error.tsx'
import styles from './support.module.css'
import { pictureId, uploadSupportPicture } from './use-ticket-form.ts'

export const TICKET_TONES = { open: 'warn', answered: 'good', closed: 'plain' } as const

interface ThreadProps {
  ticket: Ticket
  /** Of a guest. */
  code?: string
  onChange(ticket: Ticket): void
}

function Message({ message }: { message: Ticket['messages'][number] }) {
  const t = useMessages('support')
  const { moment } = useDates()
  const { author, text, pictures, at } = message
  return (
    <li className={author === 'staff' ? styles.staff : undefined}>
      <p className={styles.who}>
        <b>{t(author === 'staff' ? 'staff' : 'you')}</b>
        <time dateTime={at} className="quiet">
          {moment(at)}
        </time>
      </p>
      <p className={styles.text}>{text}</p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((link, index) => (
            <li key={link}>
              <a href={link} data-native>
                <img src={link} width={96} height={96} alt={t('picture', { number: index + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Reply({ ticket, code, onChange }: ThreadProps) {
  const t = useMessages('support')
  const action = useAction()
  const [key, setKey] = useState(randomId)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const reference = { ticketNumber: ticket.ticketNumber, ...(code && { code }) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = textCode(text)
    setWrong(problem ? t(problem) : '')
    if (problem) return
    void action.run(async () => {
      const body = { ...reference, idempotencyKey: key, text, pictures: pictures.map(pictureId) }
      onChange((await quietCall('POST /api/v1/support/reply', { body })).data)
      setText('')
      setPictures([])
      setKey(randomId())
      showToast(t('replySent'))
    })
  }
  const close = () =>
    action.run(async () => {
      onChange((await quietCall('POST /api/v1/support/closeTicket', { body: reference })).data)
      showToast(t('closed'))
    })
  return (
    <form className={styles.reply} onSubmit={submit} noValidate>
      <TextArea
        label={t('reply')}
        error={wrong}
        rows={4}
        maxLength={MAX_TICKET_TEXT}
        value={text}
        onChange={event => {
          setText(event.target.value)
          setKey(randomId())
        }}
      />
      <PicturePicker legend={t('pictures')} upload={uploadSupportPicture} links={pictures} onChange={setPictures} />
      <FormError text={action.error} />
      <p className={styles.buttons}>
        <Button type="submit" busy={action.busy}>
          {t('replySend')}
        </Button>
        {ticket.state !== 'closed' && (
          <Button kind="quiet" busy={action.busy} onClick={() => void close()}>
            {t('close')}
          </Button>
        )}
      </p>
    </form>
  )
}

function stateText({ state, dueAt, mayWrite }: Ticket, t: ReturnType<typeof useMessages<'support'>>, due: string) {
  if (state === 'open') return dueAt ? t('dueBy', { moment: due }) : ''
  if (state === 'answered') return t('answeredText')
  return t(mayWrite ? 'closedText' : 'closedForGood')
}

export function Thread(props: ThreadProps) {
  const { ticket } = props
  const t = useMessages('support')
  const { href } = useLocale()
  const { moment } = useDates()
  const { state, topic, orderNumber, rfqNumber, messages, mayWrite, dueAt } = ticket
  const about = orderNumber
    ? t('orderNumber', { number: String(orderNumber) })
    : rfqNumber
      ? t('requestNumber', { number: String(rfqNumber) })
      : ''
  return (
    <section className={`panel ${styles.thread}`}>
      <p className={styles.state}>
        <Badge tone={TICKET_TONES[state]}>{t(`state-${state}`)}</Badge> {t(`topic-${topic}`)}
        {about && ` · ${t('about', { what: about })}`}
      </p>
      <p role="status">{stateText(ticket, t, dueAt ? moment(dueAt) : '')}</p>
      <ol className={styles.messages}>
        {messages.map(message => (
          <Message key={`${message.at} ${message.author}`} message={message} />
        ))}
      </ol>
      {mayWrite ? (
        <Reply {...props} />
      ) : (
        <p>
          <ButtonLink href={href('/bharat-pay')}>{t('write')}</ButtonLink>
        </p>
      )}
    </section>
  )
}
