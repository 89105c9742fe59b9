// How a message looks with the words that are in the form, and a test of it to the own address.

import { useState } from 'react'
import type { TemplateWords } from '../../../contract/notifications/templates.rules.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import type { WordsProps } from './words.ts'

interface LookProps extends WordsProps {
  own: TemplateWords | null
}

/** How the message looks about an order that is an example, and a test to the own address. */
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
      {shown && (
        <section className="mail-preview" lang={language} aria-label={t('preview')}>
          {shown.subject !== null && <h3>{shown.subject}</h3>}
          <p>{shown.text}</p>
        </section>
      )}
    </div>
  )
}
