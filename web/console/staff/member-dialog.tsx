// Changes a member of staff: role and markets, second factor, invitation, closing and opening of the account.

import type { FormEvent } from 'react'
import type { StaffMember } from '../../../contract/staff/schemas.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft } from '../components/form-conflict.tsx'
import { type Rights, RoleFields, rightsOf, useRightsWords } from '../components/role-fields.tsx'

const REMOVE_COMPANY = 'POST /api/admin/staff/{staffId}/remove-company-login'

interface Props {
  member: StaffMember
  onClose(): void
  onDone(): void
}

/** Role and markets for comparison; built-in and custom roles count as one value. */
function fieldsOf(member: StaffMember) {
  const { markets, ...given } = rightsOf(member)
  return { given, markets }
}

function RoleForm({ member, onDone }: Omit<Props, 'onClose'>) {
  const t = useMessages('staff')
  const wordsOf = useRightsWords()
  const form = useVersioned(`member_${member.staffId}`, member, fieldsOf)
  const { given, markets } = form.fields
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { staffId: member.staffId }
    const saved = await form.save((version, fields) => {
      const body = { ...fields.given, markets: fields.markets, version }
      return call('POST /api/admin/staff/{staffId}/role', { params, body })
    })
    if (!saved) return
    showToast(t('saved'))
    onDone()
  }
  const set = ({ markets: chosen, ...role }: Rights) => form.set({ given: role, markets: chosen })
  if (form.theirs) {
    const words = (fields: typeof form.fields) => {
      const { role, markets: named } = wordsOf({ ...fields.given, markets: fields.markets })
      return [
        { name: 'given' as const, label: t('role'), value: role },
        { name: 'markets' as const, label: t('markets'), value: named },
      ]
    }
    return <FormConflict form={form} words={words} onTaken={onDone} />
  }
  return (
    <form className="form" onSubmit={submit}>
      {form.restored && <KeptDraft onDrop={form.drop} />}
      <RoleFields value={{ ...given, markets }} onChange={set} />
      <p className="soft">{t('changeText')}</p>
      <Problem text={form.act.problem} />
      <div className="acts">
        <button type="submit" className="b go" disabled={form.act.busy || markets.length === 0}>
          {t('save')}
        </button>
        <DiscardButton form={form} />
      </div>
    </form>
  )
}

export function MemberDialog({ member, onClose, onDone }: Props) {
  const t = useMessages('staff')
  const { busy, problem, run } = useAct()
  const { staffId, name, state } = member
  const params = { staffId }
  const act = async (write: () => Promise<unknown>, words: string) => {
    if ((await run(write)) === undefined) return
    showToast(words)
    onDone()
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
      <RoleForm member={member} onDone={onDone} />
      <Problem text={problem} />
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
