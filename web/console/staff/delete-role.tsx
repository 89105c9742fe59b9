// Deletes an unused role after confirmation.

import type { CustomRole } from '../../../contract/staff/roles-api.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'

export function DeleteRole({ role, onClose }: { role: CustomRole; onClose(): void }) {
  const t = useMessages('roles')
  const { roleId, name } = role
  const done = () => {
    showToast(t('removed', { name }))
    navigate(to('/staff/roles'))
  }
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirm={t('remove')}
      write={() => call('DELETE /api/admin/staff/roles/{roleId}', { params: { roleId } })}
      onDone={done}
      onClose={onClose}
    />
  )
}
