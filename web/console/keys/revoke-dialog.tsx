// Ends an API key after a last question.

import type { ApiKey } from '../../../contract/staff/keys-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'

export function RevokeDialog({ apiKey, onClose, onDone }: { apiKey: ApiKey; onClose(): void; onDone(): void }) {
  const t = useMessages('keys')
  const { keyId, name } = apiKey
  const done = () => {
    showToast(t('revoked', { name }))
    onDone()
  }
  return (
    <ConfirmDialog
      title={t('revokeTitle', { name })}
      text={t('revokeText')}
      confirm={t('revoke')}
      write={() => call('POST /api/admin/keys/{keyId}/revoke', { params: { keyId } })}
      onDone={done}
      onClose={onClose}
    />
  )
}
