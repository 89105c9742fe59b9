// Asks for a fresh code before payouts, refunds by hand, changes of roles and keys; the call is then made again.

import { useObservable } from '../../ui/observable.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { codeRequest, session } from '../app/session.ts'
import { Dialog } from '../components/dialog.tsx'
import { CodeForm } from './code-form.tsx'

export function CodeDialog() {
  const t = useMessages('login')
  const request = useObservable(codeRequest, null)
  if (!request) return null
  return (
    <Dialog title={t('confirmTitle')} onClose={() => request.done(false)}>
      <p className="soft">{t('confirmText')}</p>
      <CodeForm
        label={t('confirm')}
        onFactor={async factor => {
          const { data } = await call('POST /api/admin/session/confirm', { body: factor })
          session.set(data)
          request.done(true)
        }}
      />
    </Dialog>
  )
}
