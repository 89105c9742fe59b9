// Asks for a fresh code before payouts, manual refunds, and changes to roles and keys; the call is then repeated.

import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { useObservable } from '../../ui/observable.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { codeRequest, session } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { CodeForm } from './code-form.tsx'
import { confirmByPasskey } from './passkey-browser.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Offered to members with a passkey on this host. */
function ConfirmByPasskey({ onSession }: { onSession(next: StaffSession): void }) {
  const t = useMessages('login')
  const list = useLoad('passkeys', async () => (await call('GET /api/admin/session/passkeys')).data)
  if (!list.data?.some(({ usableHere }) => usableHere)) return null
  return <PasskeyButton label={t('passkeyConfirm')} ask={confirmByPasskey} onSession={onSession} />
}

export function CodeDialog() {
  const t = useMessages('login')
  const request = useObservable(codeRequest, null)
  if (!request) return null
  const confirmed = (next: StaffSession) => {
    session.set(next)
    request.done(true)
  }
  return (
    <Dialog title={t('confirmTitle')} onClose={() => request.done(false)}>
      <p className="soft">{t('confirmText')}</p>
      <CodeForm
        label={t('confirm')}
        onFactor={async factor => {
          const { data } = await call('POST /api/admin/session/confirm', { body: factor })
          confirmed(data)
        }}
      />
      <ConfirmByPasskey onSession={confirmed} />
    </Dialog>
  )
}
