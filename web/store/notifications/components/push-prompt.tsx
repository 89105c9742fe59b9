// Offers notifications on this device once, where they are useful: after an order, or for an alert.

import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../framework/api/browser-storage.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useMessages } from '../../app/messages.ts'
import { FormError } from '../../shared/form-error.tsx'
import { pushState, turnOnPush } from './push.ts'

const KEY = 'kh_push_asked'

/** Its messages are those of `notifications`, which the page names. */
export function PushPrompt({ about }: { about: 'order' | 'alert' }) {
  const t = useMessages('notifications')
  const { href } = useLocale()
  const [shown, setShown] = useState(false)
  const action = useAction()
  useEffect(() => {
    if (readStored(KEY)) return
    pushState()
      .then(state => setShown(state === 'off'))
      .catch(() => undefined)
  }, [])
  const end = () => {
    writeStored(KEY, true)
    setShown(false)
  }
  const turnOn = () =>
    action.run(async () => {
      const devices = await turnOnPush()
      end()
      showToast(t(devices ? 'turnedOn' : 'notAllowed'))
    })
  if (!shown) return null
  return (
    <Notice>
      <p>{t(about === 'order' ? 'promptOrder' : 'promptAlert')}</p>
      <FormError text={action.error} />
      <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3)', marginTop: 'var(--s3)' }}>
        <Button busy={action.busy} onClick={() => void turnOn()}>
          {t('turnOn')}
        </Button>
        <Button kind="quiet" onClick={end}>
          {t('notNow')}
        </Button>
        <a href={href('/dashboard/notifications')}>{t('title')}</a>
      </p>
    </Notice>
  )
}
