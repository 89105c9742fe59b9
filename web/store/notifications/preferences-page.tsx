// Notification preferences: by mail and text message, and on which devices.

import { useState } from 'react'
import type { NotificationPreferences } from '../../../contract/notifications/api.ts'
import {
  type OptionalMail,
  type OptionalText,
  TOPICS,
  WAYS,
} from '../../../contract/notifications/preferences.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { useOff } from '../shared/features.ts'
import { FormError } from '../shared/form-error.tsx'
import type { PreferencesData } from './preferences-loader.ts'
import { PushDevices } from './push-devices.tsx'

type OptionalTopic = OptionalMail | OptionalText

interface ChoicesProps {
  topics: readonly { topic: OptionalTopic; on: boolean }[]
  disabled: boolean
  onChanged(preferences: NotificationPreferences): void
}

/** Kinds of messages that can be switched off, each with its box. */
function Choices({ topics, disabled, onChanged }: ChoicesProps) {
  const t = useMessages('notifications')
  const action = useAction()
  const choose = (topic: OptionalTopic, on: boolean) =>
    action.run(async () => {
      const { data } = await quietCall('POST /api/v1/customer/notificationPreferences', { body: { topic, on } })
      onChanged(data)
      showToast(t('saved'))
    })
  return (
    <>
      <ul className={styles.sessions}>
        {topics.map(({ topic, on }) => (
          <li key={topic}>
            <Checkbox
              label={t(topic)}
              checked={on}
              disabled={action.busy || disabled}
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

/** Where messages go, or that there is no verified address or number yet. */
function Recipient({ sentTo, missing, toProfile }: { sentTo: string | null; missing: string; toProfile: string }) {
  const { href } = useLocale()
  if (sentTo !== null) return <p className="quiet">{sentTo}</p>
  return (
    <Notice tone="warn">
      {missing}{' '}
      <a className={styles.inText} href={href('/dashboard/profile')}>
        {toProfile}
      </a>
    </Notice>
  )
}

/** Messages that are always sent, and their channels. */
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
            <p className="quiet">
              {t(phone === null ? 'byMail' : topic === 'orders' ? 'byMailSomeByText' : 'byMailAndText')}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Screen({ data: { preferences: initial, devices } }: { data: PreferencesData }) {
  const t = useMessages('notifications')
  const { marketInfo } = useLocale()
  const [preferences, setPreferences] = useState(initial)
  const { email, phone, mail, texts } = preferences
  // a subscriber can unsubscribe while the newsletter is switched off
  const noNewsletter = useOff('newsletter')
  const offered = mail.filter(({ topic, on }) => on || !(topic === 'newsletter' && noNewsletter))
  const number = `+${marketInfo.phoneCode} ${phone}`
  return (
    <AccountFrame part="notifications" title={t('title')}>
      <section className={`panel ${styles.panel}`}>
        <div className={styles.row}>
          <h2>{t('mail')}</h2>
          <Recipient sentTo={email && t('mailTo', { email })} missing={t('noMail')} toProfile={t('toProfile')} />
          <Choices topics={offered} disabled={email === null} onChanged={setPreferences} />
        </div>
        <div className={styles.row}>
          <h2>{t('texts')}</h2>
          <Recipient
            sentTo={phone && t('textsTo', { phone: number })}
            missing={t('noTexts')}
            toProfile={t('toPhone')}
          />
          <Choices topics={texts} disabled={phone === null} onChanged={setPreferences} />
        </div>
        <div className={styles.row}>
          <h2>{t('devices')}</h2>
          <PushDevices initial={devices} />
        </div>
        <div className={styles.row}>
          <h2>{t('always')}</h2>
          <AlwaysSent phone={phone} />
        </div>
      </section>
    </AccountFrame>
  )
}
