// Where the customer is logged in: each session with its device and last use, and how to end it.

import { useState } from 'react'
import type { OwnSession } from '../../../contract/auth/sessions-api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import styles from './components/account.module.css'
import { useDeviceName } from './use-device-name.ts'

function SessionItem({ session, onEnded }: { session: OwnSession; onEnded(): void }) {
  const t = useMessages('account')
  const { moment, day } = useDates()
  const nameOf = useDeviceName()
  const action = useAction()
  const name = nameOf(session)
  const end = () =>
    action.run(async () => {
      await quietCall('POST /api/v1/session/endSession', { body: { sessionId: session.sessionId } })
      onEnded()
    })
  return (
    <li className={styles.header}>
      <div>
        <p>
          <b>{name}</b> {session.current && <Badge tone="good">{t('sessionCurrent')}</Badge>}
        </p>
        <p className="quiet">
          {t('sessionTimes', { used: day(session.lastUsedAt), started: moment(session.startedAt) })}
        </p>
        <FormError text={action.error} />
      </div>
      {!session.current && (
        <Button aria-label={t('sessionEndNamed', { name })} busy={action.busy} onClick={() => void end()}>
          {t('sessionEnd')}
        </Button>
      )}
    </li>
  )
}

export function SessionsRow({ initial }: { initial: readonly OwnSession[] }) {
  const t = useMessages('account')
  const [sessions, setSessions] = useState(initial)
  const action = useAction()
  const ended = (keep: (session: OwnSession) => boolean) => {
    setSessions(before => before.filter(keep))
    showToast(t('sessionEnded'))
  }
  const endOthers = () =>
    action.run(async () => {
      await quietCall('POST /api/v1/session/endOtherSessions')
      ended(({ current }) => current)
    })
  return (
    <div className={styles.row}>
      <h2>{t('sessions')}</h2>
      <p className="quiet">{t('sessionsText')}</p>
      <ul className={styles.sessions}>
        {sessions.map(session => (
          <SessionItem
            key={session.sessionId}
            session={session}
            onEnded={() => ended(({ sessionId }) => sessionId !== session.sessionId)}
          />
        ))}
      </ul>
      <FormError text={action.error} />
      {sessions.length > 1 && (
        <div className={styles.buttons}>
          <Button busy={action.busy} onClick={() => void endOthers()}>
            {t('sessionEndOthers')}
          </Button>
        </div>
      )}
    </div>
  )
}
