// Creates an API key: a role or individual permissions, markets, IP addresses and an expiry; the key is shown once.

import { type FormEvent, useState } from 'react'
import { movesMoney } from '../../../contract/shared/money-limits.rules.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import type { OwnMember } from '../../../contract/staff/schemas.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay, useMember } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select, TextArea } from '../components/field.tsx'
import { limitsFrom, MoneyLimitFields, NO_TYPED_LIMITS, type TypedLimits } from '../components/money-limit-fields.tsx'
import { RightFields } from '../components/right-fields.tsx'
import { MarketFields, type Rights, RoleFields, rightsOf } from '../components/role-fields.tsx'
import { MadeKey } from './made-key.tsx'

const DAYS = ['30', '90', '365'] as const
type Days = (typeof DAYS)[number]

/** The expiry of a new key. */
function expiryOf(days: Days): string {
  return new Date(Date.now() + Number(days) * 24 * 3600 * 1000).toISOString()
}

const networksOf = (text: string) => text.split(/[\s,]+/).filter(Boolean)

interface Choice {
  by: 'role' | 'rights'
  rights: Rights
  permissions: readonly Permission[]
  limits: TypedLimits
}

const firstChoice = (own: OwnMember): Choice => ({
  by: 'rights',
  rights: rightsOf(own),
  permissions: [],
  limits: NO_TYPED_LIMITS,
})

/** A role, or individual permissions; in both cases with markets. */
function RightsOfKey({ value, onChange }: { value: Choice; onChange(value: Choice): void }) {
  const t = useMessages('keys')
  const own = useMember()
  const may = useMay()
  const { by, rights, permissions, limits } = value
  return (
    <>
      {may('staff.read') && (
        <Select<Choice['by']>
          label={t('rights')}
          value={by}
          options={[
            { value: 'rights', label: t('singleRights') },
            { value: 'role', label: t('rightsOfRole') },
          ]}
          onChange={by => onChange({ ...value, by })}
        />
      )}
      {by === 'role' ? (
        <RoleFields value={rights} onChange={rights => onChange({ ...value, rights })} />
      ) : (
        <>
          <RightFields
            offered={own.permissions}
            value={permissions}
            onChange={permissions => onChange({ ...value, permissions })}
          />
          <MarketFields
            value={rights.markets}
            onChange={markets => onChange({ ...value, rights: { ...rights, markets } })}
          />
        </>
      )}
      {(by === 'role' || movesMoney(permissions)) && (
        <MoneyLimitFields markets={rights.markets} value={limits} onChange={limits => onChange({ ...value, limits })} />
      )}
    </>
  )
}

export function KeyForm({ onClose, onCreated }: { onClose(): void; onCreated(): void }) {
  const t = useMessages('keys')
  const own = useMember()
  const { busy, problem, run } = useAct()
  const [name, setName] = useState('')
  const [choice, setChoice] = useState(() => firstChoice(own))
  const [networks, setNetworks] = useState('')
  const [days, setDays] = useState<Days>('365')
  const [secret, setSecret] = useState('')
  if (secret) return <MadeKey name={name} secret={secret} onClose={onClose} />
  const { by, rights, permissions, limits } = choice
  const moneyLimits = limitsFrom(limits)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!moneyLimits) return
    const given = by === 'role' ? rights : { permissions: [...permissions] }
    const rest = { markets: rights.markets, moneyLimits, networks: networksOf(networks), expiresAt: expiryOf(days) }
    const reply = await run(() => call('POST /api/admin/keys', { body: { name, ...given, ...rest } }))
    if (!reply) return
    setSecret(reply.data.secret)
    onCreated()
  }
  const isComplete = moneyLimits && rights.markets.length > 0 && (by === 'role' || permissions.length > 0)
  return (
    <Dialog title={t('create')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={100}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <RightsOfKey value={choice} onChange={setChoice} />
        <TextArea
          label={t('networks')}
          hint={t('networksHint')}
          rows={2}
          maxLength={900}
          value={networks}
          onChange={event => setNetworks(event.target.value)}
        />
        <Select<Days>
          label={t('expires')}
          value={days}
          options={DAYS.map(value => ({ value, label: t(`days-${value}`) }))}
          onChange={setDays}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || !isComplete}>
            {t('create')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
