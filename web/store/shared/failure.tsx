// Shown in place of a screen that failed, with a reload button.

import { useLocale } from '../../framework/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'

export function Failure() {
  const t = useMessages('common')
  const { href } = useLocale()
  return (
    <div className="page" style={{ display: 'grid', gap: 16, justifyItems: 'start', padding: '48px 24px' }}>
      <h1>{t('errorTitle')}</h1>
      <p style={{ maxWidth: '48ch' }}>{t('errorText')}</p>
      <Button kind="go" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
      <ButtonLink href={href('/')}>{t('goHome')}</ButtonLink>
    </div>
  )
}
