// Buttons for the configured login providers; renders nothing when there are none.

import { useEffect, useState } from 'react'
import type { SocialProvider } from '../../../../contract/auth/social.rules.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { useMessages } from '../../app/messages.ts'
import { FormError } from '../../shared/form-error.tsx'
import styles from './login.module.css'
import { leaveFor } from './social-flow.ts'

export function SocialButtons({ redirect }: { redirect: string }) {
  const t = useMessages('auth')
  const { language } = useLocale()
  const [providers, setProviders] = useState<readonly { provider: SocialProvider; name: string }[]>([])
  const action = useAction()
  useEffect(() => {
    quietCall('GET /api/v1/login/socialproviders')
      .then(({ data }) => setProviders(data))
      .catch(() => undefined)
  }, [])
  if (providers.length === 0) return null
  return (
    <div className={styles.form}>
      {providers.map(({ provider, name }) => (
        <Button
          key={provider}
          size="big"
          wide
          busy={action.busy}
          onClick={() => void action.run(() => leaveFor({ provider, redirect, language }))}
        >
          {t('socialContinue', { name })}
        </Button>
      ))}
      <FormError text={action.error} />
    </div>
  )
}
