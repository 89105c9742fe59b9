// The form of a role of the store: its names and its rights, which may begin as those of another role.

import { type FormEvent, useState } from 'react'
import { MARKET_INFO, MARKETS } from '../../../contract/shared/market.ts'
import { movesMoney, NO_LIMITS } from '../../../contract/shared/money-limits.rules.ts'
import { needsSecondFactor, type Permission } from '../../../contract/shared/permissions.ts'
import type { CustomRole } from '../../../contract/staff/roles-api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMember } from '../app/session.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { ConflictPanel, SaveBar } from '../components/conflict-panel.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { limitsFrom, MoneyLimitFields, type TypedLimits, typedLimits } from '../components/money-limit-fields.tsx'
import { RightFields } from '../components/right-fields.tsx'

/** A role with the key that its address has; `custom` is null for a built-in one. */
export interface KnownRole {
  key: string
  name: string
  permissions: readonly Permission[]
  custom: CustomRole | null
}

interface Fields {
  name: string
  nameHi: string
  permissions: readonly Permission[]
  limits: TypedLimits
}

type Stored = Pick<CustomRole, 'name' | 'nameHi' | 'version' | 'moneyLimits'> & { permissions: readonly Permission[] }

const fieldsOf = ({ name, nameHi, permissions, moneyLimits }: Stored): Fields => ({
  ...{ name, nameHi: nameHi ?? '', permissions },
  limits: typedLimits(moneyLimits),
})

/** The role as it is stored now. */
async function reload(roleId: string): Promise<Stored> {
  const { customRoles } = (await call('GET /api/admin/staff/roles')).data
  const found = customRoles.find(one => one.roleId === roleId)
  if (!found) throw new ApiError(404, { code: 'staff.role-unknown' })
  return found
}

function write(roleId: string | null, version: number, { name, nameHi, permissions, limits }: Fields) {
  const moneyLimits = limitsFrom(limits) ?? NO_LIMITS
  const body = { name, nameHi: nameHi.trim() || null, permissions: [...permissions], moneyLimits }
  return roleId === null
    ? call('POST /api/admin/staff/roles', { body })
    : call('POST /api/admin/staff/roles/{roleId}', { params: { roleId }, body: { ...body, version } })
}

interface StartProps {
  known: readonly KnownRole[]
  value: string
  onChange(from: string, permissions: Permission[], limits: TypedLimits): void
}

/** Those of a role of the store; a built-in one has none. */
const limitsIn = (known: readonly KnownRole[], key: string) =>
  known.find(one => one.key === key)?.custom?.moneyLimits ?? NO_LIMITS

/** Of another role, the rights that the person has. */
function Start({ known, value, onChange }: StartProps) {
  const t = useMessages('roles')
  const { permissions: own } = useMember()
  const rightsOf = (key: string) => known.find(one => one.key === key)?.permissions ?? []
  const left = rightsOf(value).filter(right => !own.includes(right)).length
  return (
    <Select
      label={t('startFrom')}
      hint={left > 0 && t('left', { count: left })}
      value={value}
      options={[{ value: '', label: t('startNone') }, ...known.map(({ key, name }) => ({ value: key, label: name }))]}
      onChange={key =>
        onChange(
          key,
          rightsOf(key).filter(right => own.includes(right)),
          typedLimits(limitsIn(known, key)),
        )
      }
    />
  )
}

interface RoleFormProps {
  /** Null for a new one. */
  role: CustomRole | null
  known: readonly KnownRole[]
  /** Key of the role that a new one begins as. */
  from: string
}

function useRole({ role, known, from }: RoleFormProps) {
  const t = useMessages('roles')
  const { permissions: own } = useMember()
  const begun = known.find(one => one.key === from)?.permissions.filter(right => own.includes(right)) ?? []
  const moneyLimits = limitsIn(known, from)
  const record: Stored = role ?? { name: '', nameHi: null, permissions: begun, moneyLimits, version: 0 }
  const roleId = role?.roleId ?? null
  const form = useVersioned(`role_${roleId ?? `new${from}`}`, record, fieldsOf, () => reload(roleId ?? ''))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.save(async (version, typed) => (await write(roleId, version, typed)).data)
    if (!saved) return
    showToast(t('saved'))
    navigate(to('/staff/roles'))
  }
  const discard = () => {
    form.act.clear()
    form.drop()
  }
  return { form, submit, discard, own }
}

type Form = ReturnType<typeof useRole>['form']

/** What somebody else has saved meanwhile, beside what was typed. */
function Conflict({ form, theirs }: { form: Form; theirs: Fields }) {
  const t = useMessages('roles')
  const names = useMessages('permissions')
  const frame = useMessages('frame')
  const rights = (permissions: readonly Permission[]) => permissions.map(one => names(one)).join(', ')
  const { fields, act, keepMine, takeTheirs } = form
  return (
    <>
      <Problem text={act.problem} />
      <ConflictPanel
        fields={[
          { label: t('name'), theirs: theirs.name, mine: fields.name },
          { label: t('nameHi'), theirs: theirs.nameHi, mine: fields.nameHi },
          { label: t('singleRights'), theirs: rights(theirs.permissions), mine: rights(fields.permissions) },
          ...MARKETS.map(market => ({
            label: t('limitIn', { market: frame(market), currency: MARKET_INFO[market].currency }),
            ...{ theirs: theirs.limits[market], mine: fields.limits[market] },
          })),
        ]}
        onMine={keepMine}
        onTheirs={() => {
          takeTheirs()
          navigate(to('/staff/roles'))
        }}
      />
    </>
  )
}

function NameFields({ form: { fields, set } }: { form: Form }) {
  const t = useMessages('roles')
  return (
    <>
      <Field
        label={t('name')}
        required
        maxLength={60}
        value={fields.name}
        onChange={event => set({ name: event.target.value })}
      />
      <Field
        label={t('nameHi')}
        hint={t('nameHiHint')}
        lang="hi"
        maxLength={60}
        value={fields.nameHi}
        onChange={event => set({ nameHi: event.target.value })}
      />
    </>
  )
}

export function RoleForm(props: RoleFormProps) {
  const t = useMessages('roles')
  const { role, known, from } = props
  const { form, submit, discard, own } = useRole(props)
  const [start, setStart] = useState(from)
  const { fields, act, theirs, set, changed } = form
  if (theirs) return <Conflict form={form} theirs={fieldsOf(theirs)} />
  return (
    <section className="panel" aria-label={t('nameAndRights')}>
      <header>
        <h2>{t('nameAndRights')}</h2>
      </header>
      <form className="form in-b" onSubmit={submit}>
        <NameFields form={form} />
        {role === null && (
          <Start
            known={known}
            value={start}
            onChange={(key, permissions, limits) => {
              setStart(key)
              set({ permissions, limits })
            }}
          />
        )}
        <RightFields offered={own} value={fields.permissions} onChange={permissions => set({ permissions })} />
        {movesMoney(fields.permissions) && (
          <MoneyLimitFields markets={MARKETS} value={fields.limits} onChange={limits => set({ limits })} />
        )}
        {needsSecondFactor(fields.permissions) && <p className="soft">{t('factorNote')}</p>}
        {role !== null && <p className="soft">{t('atOnce')}</p>}
        <Problem text={act.problem} />
        <SaveBar
          busy={act.busy || fields.permissions.length === 0 || limitsFrom(fields.limits) === null}
          changed={changed || (role === null && from !== '')}
          onDiscard={discard}
        />
      </form>
    </section>
  )
}
