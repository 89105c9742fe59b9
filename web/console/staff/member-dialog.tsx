// Changes a member of staff: role and markets, second factor, invitation, closing and opening of the account.

import { type FormEvent, useState } from 'react'
import type { StaffMember } from '../../../contract/staff/schemas.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import { RoleFields, rightsOf } from '../components/role-fields.tsx'

const REMOVE_COMPANY = 'POST /api/admin/staff/{staffId}/remove-company-login'

interface Props {
  member: StaffMember
  onClose(): void
  onDone(): void
}

export function MemberDialog({ member, onClose, onDone }: Props) {
  const t = useMessages('staff')
  const { busy, problem, run } = useAct()
  const { staffId, name, state } = member
  const [rights, setRights] = useState(() => rightsOf(member))
  const params = { staffId }
  const act = async (write: () => Promise<unknown>, words: string) => {
    if ((await run(write)) === undefined) return
    showToast(words)
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act(() => call('POST /api/admin/staff/{staffId}/role', { params, body: rights }), t('saved'))
  }
  const step = (label: string, write: () => Promise<unknown>, text = '') => (
    <div className="form">
      {text && <p className="soft">{text}</p>}
      <div className="acts">
        <button type="button" className="b" disabled={busy} onClick={() => act(write, t('done'))}>
          {label}
        </button>
      </div>
    </div>
  )
  return (
    <Dialog title={t('changeTitle', { name })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <RoleFields value={rights} onChange={setRights} />
        <p className="soft">{t('changeText')}</p>
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || rights.markets.length === 0}>
            {t('save')}
          </button>
        </div>
      </form>
      {state === 'invited' &&
        step(t('inviteAgain'), () => call('POST /api/admin/staff/{staffId}/invite', { params }), t('inviteText'))}
      {member.secondFactor &&
        step(
          t('resetFactor'),
          () => call('POST /api/admin/staff/{staffId}/reset-second-factor', { params }),
          t('resetFactorText'),
        )}
      {member.companyLogin && step(t('removeCompany'), () => call(REMOVE_COMPANY, { params }), t('removeCompanyText'))}
      {state === 'deactivated'
        ? step(t('reactivate'), () => call('POST /api/admin/staff/{staffId}/reactivate', { params }))
        : step(
            t('deactivate'),
            () => call('POST /api/admin/staff/{staffId}/deactivate', { params }),
            t('deactivateText', { name }),
          )}
    </Dialog>
  )
}
