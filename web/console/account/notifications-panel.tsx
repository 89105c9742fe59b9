// Notification preferences, and the daily mail of unread notifications; each choice is saved at once.

import { useState } from 'react'
import { NOTIFICATION_REASONS } from '../../../contract/annotations/notifications.rules.ts'
import type { NotificationChoices } from '../../../contract/annotations/notifications-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useIsNotified } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'

interface ChoicesProps {
  choices: NotificationChoices
  busy: boolean
  onChoose(choices: NotificationChoices): void
}

function Choices({ choices, busy, onChoose }: ChoicesProps) {
  const t = useMessages('notifications')
  const { muted, dailyMail } = choices
  return (
    <fieldset className="form" disabled={busy}>
      <legend>{t('choicesLabel')}</legend>
      {NOTIFICATION_REASONS.map(reason => (
        <label key={reason} className="check">
          <input
            type="checkbox"
            checked={!muted.includes(reason)}
            onChange={event => {
              const others = muted.filter(one => one !== reason)
              onChoose({ dailyMail, muted: event.target.checked ? others : [...others, reason] })
            }}
          />
          {t(`choice-${reason}`)}
        </label>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={dailyMail}
          onChange={event => onChoose({ muted, dailyMail: event.target.checked })}
        />
        {t('dailyMail')}
      </label>
    </fieldset>
  )
}

function Panel() {
  const t = useMessages('notifications')
  const { busy, problem, run } = useAct()
  const path = 'GET /api/admin/session/notifications/choices' as const
  const load = useLoad('choices', async () => (await call(path)).data)
  // pending changes, shown optimistically
  const [pending, setPending] = useState<NotificationChoices | null>(null)
  const choose = async (body: NotificationChoices) => {
    setPending(body)
    const reply = await run(() => call('POST /api/admin/session/notifications/choices', { body }))
    setPending(null)
    if (!reply) return
    load.show(reply.data)
    showToast(t('saved'))
  }
  return (
    <section className="panel" aria-labelledby="notifications">
      <header>
        <h2 id="notifications">{t('title')}</h2>
      </header>
      <div className="in-b">
        <Problem text={problem} />
        {load.error && <Failed error={load.error} onRetry={load.again} />}
        {!load.data && !load.error && <Loading />}
        {load.data && <Choices choices={pending ?? load.data} busy={busy} onChoose={choices => void choose(choices)} />}
      </div>
    </section>
  )
}

/** Renders nothing for members without notifications. */
export function NotificationsPanel() {
  return useIsNotified() ? <Panel /> : null
}
