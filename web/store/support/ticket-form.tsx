// The form that raises a ticket, and what is shown once it is sent.

import { useEffect, useRef } from 'react'
import { TICKET_TOPICS } from '../../../contract/support/states.rules.ts'
import { MAX_TICKET_TEXT, type TicketFields } from '../../../contract/support/ticket.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { EVERY_DAY, formatWeekdays } from '../../framework/messages/format-days.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useMessages } from '../app/messages.ts'
import { openLogin } from '../auth/components/open-login.ts'
import { PicturePicker } from '../reviews/components/picture-picker.tsx'
import { FormError } from '../shared/form-error.tsx'
import styles from './support.module.css'
import type { SupportData } from './support-loader.ts'
import { type Sent, type TicketForm, uploadSupportPicture, useTicketForm } from './use-ticket-form.ts'

/** The order or request that the ticket is about; guests are asked to log in. */
function Subject({ data: { page, subjects }, form }: { data: SupportData; form: TicketForm }) {
  const t = useMessages('support')
  const { href } = useLocale()
  if (page === 'home') return null
  const forOrders = page === 'orders'
  if (subjects === null) {
    return (
      <p className={styles.wide}>
        {t(forOrders ? 'loginForOrders' : 'loginForRequests')}{' '}
        <a
          href={href('/login')}
          onClick={event => {
            event.preventDefault()
            openLogin({ title: t(forOrders ? 'loginForOrders' : 'loginForRequests') })
          }}
        >
          {t('logIn')}
        </a>
      </p>
    )
  }
  if (subjects.length === 0) return <p className={styles.wide}>{t(forOrders ? 'noOrders' : 'noRequests')}</p>
  return (
    <SelectField
      className={styles.wide}
      label={t(forOrders ? 'order' : 'request')}
      value={form.subject}
      options={[
        { value: '', label: t('none') },
        ...subjects.map(({ value, product }) => ({ value, label: t('orderOption', { number: value, product }) })),
      ]}
      onChange={event => form.setSubject(event.target.value)}
    />
  )
}

function Person({ form, wrong }: { form: TicketForm; wrong(field: keyof TicketFields): string }) {
  const t = useMessages('support')
  const { fields, change, loggedIn } = form
  return (
    <>
      <TextField
        label={t('fullName')}
        error={wrong('fullName')}
        value={fields.fullName}
        autoComplete="name"
        maxLength={100}
        onChange={event => change({ fullName: event.target.value })}
      />
      <TextField
        label={t('mobile')}
        error={wrong('mobile')}
        value={fields.mobile}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        onChange={event => change({ mobile: event.target.value })}
      />
      <TextField
        className={styles.wide}
        label={t('email')}
        hint={t(loggedIn ? 'emailHintCustomer' : 'emailHint')}
        error={wrong('email')}
        value={fields.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        onChange={event => change({ email: event.target.value })}
      />
    </>
  )
}

function SentNotice({ sent: { ticketNumber, code, dueAt }, onAgain }: { sent: Sent; onAgain(): void }) {
  const t = useMessages('support')
  const { href } = useLocale()
  const { moment } = useDates()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const link = code ? `/bharat-pay/ticket#${ticketNumber}-${code}` : `/dashboard/support/${ticketNumber}`
  return (
    <div className={styles.sent}>
      <Icon name="check" size={40} />
      <h2 ref={heading} tabIndex={-1}>
        {t('sentTitle', { number: String(ticketNumber) })}
      </h2>
      <p>{t('sentText', { moment: moment(dueAt) })}</p>
      {code && (
        <>
          <p>
            {t('code')}: <b className={styles.code}>{code}</b>
          </p>
          <p>{t('sentGuest')}</p>
        </>
      )}
      <p className={styles.buttons}>
        <ButtonLink href={href(link)}>{t('openTicket')}</ButtonLink>
        <Button kind="quiet" onClick={onAgain}>
          {t('writeAnother')}
        </Button>
      </p>
    </div>
  )
}

export function TicketFormSection({ data }: { data: SupportData }) {
  const t = useMessages('support')
  const { language } = useLocale()
  const { moment } = useDates()
  const { care } = data
  const closed = EVERY_DAY - care.days
  const form = useTicketForm(data)
  const { fields, change, errors, sent, submit, action, pictures, setPictures, again } = form
  const wrong = (field: keyof TicketFields) => {
    const code = errors[field]
    return code ? t(code) : ''
  }
  if (sent) return <SentNotice sent={sent} onAgain={again} />
  return (
    <form ref={form.form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <h2 className={styles.wide}>{t('formTitle')}</h2>
      <Subject data={data} form={form} />
      <SelectField
        className={styles.wide}
        label={t('topic')}
        error={wrong('topic')}
        value={fields.topic}
        options={[
          { value: '', label: t('chooseTopic') },
          ...TICKET_TOPICS.map(value => ({ value, label: t(`topic-${value}`) })),
        ]}
        onChange={event => change({ topic: event.target.value })}
      />
      <Person form={form} wrong={wrong} />
      <TextArea
        className={styles.wide}
        label={t('text')}
        error={wrong('text')}
        rows={6}
        maxLength={MAX_TICKET_TEXT}
        value={fields.text}
        onChange={event => change({ text: event.target.value })}
      />
      <div className={styles.wide}>
        <PicturePicker legend={t('pictures')} upload={uploadSupportPicture} links={pictures} onChange={setPictures} />
      </div>
      <div className={`${styles.wide} ${styles.end}`}>
        <p className="quiet">
          {t('promise', { count: care.replyHours })}{' '}
          {closed !== 0 && `${t('notCounted', { days: formatWeekdays(closed, language) })} `}
          {t('dueNow', { moment: moment(care.dueAt) })}
        </p>
        <FormError text={action.error} />
        <Button kind="go" type="submit" size="big" busy={action.busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
