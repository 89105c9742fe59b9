// Preview of a message with the text in the form, and a test: an email to the member, or a text message to a number.

import { type FormEvent, useState } from 'react'
import { MAX_TEXT_TESTS, type TemplateWords } from '../../../contract/notifications/templates.rules.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem } from '../components/field.tsx'
import type { WordsProps } from './words.ts'

interface LookProps extends WordsProps {
  own: TemplateWords | null
}

/** Sends the text message to a typed number, which is not stored. */
function TextTest({ market, message: { template }, language, own }: LookProps) {
  const t = useMessages('message-templates')
  const act = useAct()
  const [phone, setPhone] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const body = { market, language, own, phone }
    const sent = await act.run(() =>
      call('POST /api/admin/messageTemplates/sms/{template}/test', { params: { template }, body }),
    )
    if (sent) showToast(t('textSent', { phone: sent.data.phone }), 5000)
  }
  return (
    <form className="form" onSubmit={send}>
      <Field
        label={t('testPhone')}
        hint={t('testPhoneHint', { count: MAX_TEXT_TESTS })}
        type="tel"
        required
        minLength={7}
        maxLength={20}
        autoComplete="off"
        value={phone}
        onChange={event => setPhone(event.target.value)}
      />
      <Problem text={act.problem} />
      <div className="acts">
        <button type="submit" className="b" disabled={act.busy}>
          {t('sendText')}
        </button>
      </div>
    </form>
  )
}

/** Preview of the message with an example order, and a test. */
export function Look({ market, message, language, own }: LookProps) {
  const t = useMessages('message-templates')
  const may = useMay()
  const act = useAct()
  const [shown, setShown] = useState<{ subject: string | null; text: string } | null>(null)
  const { channel, template } = message
  const body = { market, language, own }
  const look = async () => {
    const params = { channel, template }
    const seen = await act.run(() =>
      call('POST /api/admin/messageTemplates/{channel}/{template}/preview', { params, body }),
    )
    if (seen) setShown(seen.data)
  }
  const test = async () => {
    const sent = await act.run(() =>
      call('POST /api/admin/messageTemplates/mail/{template}/test', { params: { template }, body }),
    )
    if (sent) showToast(t('testSent', { email: sent.data.email }), 5000)
  }
  return (
    <div className="in-b form">
      <div className="acts">
        <button type="button" className="b" disabled={act.busy} onClick={look}>
          {t('preview')}
        </button>
        {channel === 'mail' && may('content.write') && (
          <button type="button" className="b" disabled={act.busy} onClick={test}>
            {t('sendTest')}
          </button>
        )}
      </div>
      <Problem text={act.problem} />
      {channel === 'sms' && may('content.write') && <TextTest {...{ market, message, language, own }} />}
      {shown && (
        <section className="mail-preview" lang={language} aria-label={t('preview')}>
          {shown.subject !== null && <h3>{shown.subject}</h3>}
          <p>{shown.text}</p>
        </section>
      )}
    </div>
  )
}
