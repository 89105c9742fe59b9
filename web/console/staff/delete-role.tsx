// Deletes a role that nobody has after a last question.

import type { CustomRole } from '../../../contract/staff/roles-api.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'

export function DeleteRole({ role, onClose }: { role: CustomRole; onClose(): void }) {
  const t = useMessages('roles')
  const frame = useMessages('frame')
  const { busy, problem, run } = useAct()
  const { roleId, name } = role
  const remove = async () => {
    if (!(await run(() => call('DELETE /api/admin/staff/roles/{roleId}', { params: { roleId } })))) return
    showToast(t('removed', { name }))
    navigate(to('/staff/roles'))
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
