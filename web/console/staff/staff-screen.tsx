// Staff: members with roles and markets; invitations, changes, closed accounts.

import { useState } from 'react'
import type { StaffMember } from '../../../contract/staff/schemas.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay, useMember } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { useRoleName } from '../components/role-name.ts'
import { Failed, Loading } from '../components/states.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { StaffHead } from './staff-head.tsx'

/** The last use, or the state of the invitation. */
function useLastSeen(): (member: StaffMember) => string {
  const t = useMessages('staff')
  const { moment } = useDates()
  return ({ state, invitedUntil, lastUsedAt }) => {
    if (state !== 'invited') return lastUsedAt ? t('lastUsed', { time: moment(lastUsedAt) }) : t('neverUsed')
    const isValid = invitedUntil !== null && Date.parse(invitedUntil) > Date.now()
    return isValid ? t('invitedUntil', { time: moment(invitedUntil) }) : t('invitationOver')
  }
}

function MemberRow({ member, onChange }: { member: StaffMember; onChange: (() => void) | null }) {
  const t = useMessages('staff')
  const names = useMessages('frame')
  const nameOf = useRoleName()
  const lastSeen = useLastSeen()
  const own = useMember()
  const { name, email, markets, state, secondFactor, companyLogin } = member
  return (
    <li>
      <div className="grow">
        <span>
          <b>{name}</b> <span className="tag">{nameOf(member)}</span>{' '}
          {member.staffId === own.staffId && <span className="sub">({t('you')})</span>}
        </span>
        <small>{[email, markets.map(market => names(market)).join(', ')].join(' · ')}</small>
        <small>
          {[t(`state-${state}`), lastSeen(member), secondFactor && t('secondFactor'), companyLogin && t('companyLogin')]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {onChange && (
        <button type="button" className="b sm" aria-label={`${t('change')}: ${name}`} onClick={onChange}>
          {t('change')}
        </button>
      )}
    </li>
  )
}

export function Screen() {
  const t = useMessages('staff')
  const may = useMay()
  const own = useMember()
  const load = useLoad('staff', async () => (await call('GET /api/admin/staff')).data.staff)
  const [open, setOpen] = useState<StaffMember | 'invite' | null>(null)
  const close = () => setOpen(null)
  const done = () => {
    close()
    load.again()
  }
  return (
    <div className="stack">
      <StaffHead current="members" />
      {may('staff.write') && (
        <div className="acts">
          <button type="button" className="b go" onClick={() => setOpen('invite')}>
            {t('invite')}
          </button>
        </div>
      )}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {load.data.map(member => (
              <MemberRow
                key={member.staffId}
                member={member}
                onChange={may('staff.write') && member.staffId !== own.staffId ? () => setOpen(member) : null}
              />
            ))}
          </ul>
        </section>
      )}
      {open === 'invite' && <InviteForm onClose={close} onDone={done} />}
      {open && open !== 'invite' && <MemberDialog member={open} onClose={close} onDone={done} />}
    </div>
  )
}
