// The devices that show notifications, each with its topics; this device can be added.

import { useEffect, useState } from 'react'
import { PUSH_TOPICS, type PushTopic } from '../../../contract/notifications/preferences.rules.ts'
import type { PushDevice } from '../../../contract/notifications/push-api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { FormError } from '../shared/form-error.tsx'
import { type PushState, pushState, turnOffPush, turnOnPush } from './components/push.ts'

interface DeviceProps {
  device: PushDevice
  onChanged(devices: PushDevice[]): void
}

function Device({ device, onChanged }: DeviceProps) {
  const t = useMessages('notifications')
  const { day } = useDates()
  const action = useAction()
  const { deviceId, current, topics, addedAt } = device
  const name = [device.browser, device.device].filter(Boolean).join(', ') || t('unknownDevice')
  const set = (chosen: readonly PushTopic[]) =>
    action.run(async () => {
      const body = { deviceId, topics: [...chosen] }
      const { data } = await quietCall('POST /api/v1/push/setTopics', { body })
      if (chosen.length === 0 && current) await turnOffPush().catch(() => undefined)
      onChanged(data)
      showToast(t('saved'))
    })
  return (
    <li>
      <p>
        <b>{name}</b> {current && <Badge tone="good">{t('thisDevice')}</Badge>}
      </p>
      <p className="quiet">{t('added', { day: day(addedAt) })}</p>
      <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
        <legend className="vh">{t('topicsOf', { name })}</legend>
        {PUSH_TOPICS.map(topic => (
          <Checkbox
            key={topic}
            label={t(topic)}
            checked={topics.includes(topic)}
            disabled={action.busy}
            onChange={event =>
              void set(PUSH_TOPICS.filter(one => (one === topic ? event.target.checked : topics.includes(one))))
            }
          />
        ))}
      </fieldset>
      <FormError text={action.error} />
      <Button kind="quiet" aria-label={t('removeNamed', { name })} busy={action.busy} onClick={() => void set([])}>
        {t('remove')}
      </Button>
    </li>
  )
}

export function PushDevices({ initial }: { initial: PushDevice[] }) {
  const t = useMessages('notifications')
  const [devices, setDevices] = useState(initial)
  const [state, setState] = useState<PushState | null>(null)
  const action = useAction()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may be without this device
  useEffect(() => {
    pushState()
      .then(setState)
      .catch(() => setState('unsupported'))
  }, [devices])
  const turnOn = () =>
    action.run(async () => {
      const next = await turnOnPush()
      if (next) setDevices(next)
      else setState('denied')
    })
  const isHere = state === 'on' && devices.some(({ current }) => current)
  return (
    <>
      <p className="quiet">{t('devicesText')}</p>
      {devices.length > 0 && (
        <ul className={styles.sessions}>
          {devices.map(device => (
            <Device key={device.deviceId} device={device} onChanged={setDevices} />
          ))}
        </ul>
      )}
      {state === 'unsupported' && <p>{t('unsupported')}</p>}
      {state === 'denied' && <p>{t('denied')}</p>}
      <FormError text={action.error} />
      {(state === 'off' || (state === 'on' && !isHere)) && (
        <div className={styles.buttons}>
          <Button busy={action.busy} onClick={() => void turnOn()}>
            {t('turnOnHere')}
          </Button>
        </div>
      )}
    </>
  )
}
