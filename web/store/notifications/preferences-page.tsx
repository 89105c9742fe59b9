// What the customer is sent: by mail and text message, and on which devices.

import { useState } from 'react'
import type { NotificationPreferences } from '../../../contract/notifications/api.ts'
import { type OptionalMail, TOPICS, WAYS } from '../../../contract/notifications/preferences.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { FormError } from '../shared/form-error.tsx'
import type { PreferencesData } from './preferences-loader.ts'
import { PushDevices } from './push-devices.tsx'

/** Kinds of mail that can be switched off, each with its box. */
function MailChoices({ initial }: { initial: NotificationPreferences }) {
  const t = useMessages('notifications')
  const { href } = useLocale()
  const [preferences, setPreferences] = useState(initial)
  const action = useAction()
  const choose = (topic: OptionalMail, on: boolean) =>
    action.run(async () => {
      const { data } = await quietCall('POST /api/v1/customer/notificationPreferences', { body: { topic, on } })
      setPreferences(data)
      showToast(t('saved'))
    })
  return (
    <>
      {preferences.email === null ? (
        <Notice tone="warn">
          {t('noMail')}{' '}
          <a className={styles.inText} href={href('/dashboard/profile')}>
            {t('toProfile')}
          </a>
        </Notice>
      ) : (
        <p className="quiet">{t('mailTo', { email: preferences.email })}</p>
      )}
      <ul className={styles.sessions}>
        {preferences.mail.map(({ topic, on }) => (
          <li key={topic}>
            <Checkbox
              label={t(topic)}
              checked={on}
              disabled={action.busy || preferences.email === null}
              onChange={event => void choose(topic, event.target.checked)}
            />
            <p className="quiet">{t(`${topic}Text`)}</p>
          </li>
        ))}
      </ul>
      <FormError text={action.error} />
    </>
  )
}

/** What is always sent, and how. */
function AlwaysSent({ phone }: { phone: string | null }) {
  const t = useMessages('notifications')
  const topics = TOPICS.filter(topic => WAYS[topic].mail === 'always')
  return (
    <>
      <p className="quiet">{t('alwaysText')}</p>
      <ul className={styles.sessions}>
        {topics.map(topic => (
          <li key={topic}>
            <p>
              <b>{t(topic)}</b>
            </p>
            <p className="quiet">{t(phone === null ? 'byMail' : 'byMailAndText')}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Screen({ data: { preferences, devices } }: { data: PreferencesData }) {
  const t = useMessages('notifications')
  return (
    <AccountFrame part="notifications" title={t('title')}>
      <section className={`panel ${styles.panel}`}>
        <div className={styles.row}>
          <h2>{t('mail')}</h2>
          <MailChoices initial={preferences} />
        </div>
        <div className={styles.row}>
          <h2>{t('devices')}</h2>
          <PushDevices initial={devices} />
        </div>
        <div className={styles.row}>
          <h2>{t('always')}</h2>
          <AlwaysSent phone={preferences.phone} />
        </div>
      </section>
    </AccountFrame>
  )
}
