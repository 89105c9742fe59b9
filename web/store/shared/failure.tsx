// What stands in place of a screen that failed: what happened and what to do.

import { useStore, useText } from '../../framework/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

export function Failure() {
  const t = useText('common')
  const { href } = useStore()
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
