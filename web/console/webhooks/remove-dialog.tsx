// Deletes a webhook with its deliveries after a last question.

import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'

export function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const t = useMessages('webhooks')
  const frame = useMessages('frame')
  const { busy, problem, run } = useAct()
  const { webhookId, name } = webhook
  const remove = async () => {
    if (!(await run(() => call('DELETE /api/admin/webhooks/{webhookId}', { params: { webhookId } })))) return
    showToast(t('removed', { name }))
    navigate(to('/settings/webhooks'))
  }
  return (
    <Dialog title={t('removeTitle', { name })} onClose={onClose}>
      <div className="form">
        <p>{t('removeText')}</p>
        <Problem text={problem} />
        <div className="acts">
          <button type="button" className="b go" disabled={busy} onClick={remove}>
            {t('remove')}
          </button>
          <button type="button" className="b" onClick={onClose}>
            {frame('cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
