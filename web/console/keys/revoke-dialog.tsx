// Ends an API key after a last question.

import type { ApiKey } from '../../../contract/staff/keys-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'

export function RevokeDialog({ apiKey, onClose, onDone }: { apiKey: ApiKey; onClose(): void; onDone(): void }) {
  const t = useMessages('keys')
  const frame = useMessages('frame')
  const { busy, problem, run } = useAct()
  const revoke = async () => {
    const params = { keyId: apiKey.keyId }
    if (!(await run(() => call('POST /api/admin/keys/{keyId}/revoke', { params })))) return
    showToast(t('revoked', { name: apiKey.name }))
    onDone()
  }
  return (
    <Dialog title={t('revokeTitle', { name: apiKey.name })} onClose={onClose}>
      <div className="form">
        <p>{t('revokeText')}</p>
        <Problem text={problem} />
        <div className="acts">
          <button type="button" className="b go" disabled={busy} onClick={revoke}>
            {t('revoke')}
          </button>
          <button type="button" className="b" onClick={onClose}>
            {frame('cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
