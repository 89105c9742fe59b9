// Deletes a webhook with its deliveries after a last question.

import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'

export function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const t = useMessages('webhooks')
  const { webhookId, name } = webhook
  const done = () => {
    showToast(t('removed', { name }))
    navigate(to('/settings/webhooks'))
  }
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirm={t('remove')}
      write={() => call('DELETE /api/admin/webhooks/{webhookId}', { params: { webhookId } })}
      onDone={done}
      onClose={onClose}
    />
  )
}
