// Deletes a customer group that no price list is for, after a second look.

import { useState } from 'react'
import type { CustomerGroup } from '../../../contract/price-lists/groups-api.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'

export function DeleteGroup({ group: { groupId, name, lists } }: { group: CustomerGroup }) {
  const t = useMessages('price-lists')
  const may = useMay()
  const [asking, setAsking] = useState(false)
  // the lists that prevent deletion are on the same screen
  if (!may('price-lists.write') || lists.length > 0) return null
  const title = t('deleteGroup')
  return (
    <>
      <button type="button" className="b" onClick={() => setAsking(true)}>
        {title}
      </button>
      {asking && (
        <ConfirmDialog
          title={title}
          text={t('deleteGroupText', { name })}
          confirm={title}
          write={() => call('DELETE /api/admin/customerGroups/{groupId}', { params: { groupId } })}
          onClose={() => setAsking(false)}
          onDone={() => {
            showToast(t('groupDeleted'))
            navigate(to('/price-lists/groups'))
          }}
        />
      )}
    </>
  )
}
