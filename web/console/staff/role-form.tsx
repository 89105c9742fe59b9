// The form of a custom role: its names and permissions, optionally copied from another role.

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
import { SaveBar } from '../components/conflict-panel.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { type FieldWord, FormConflict } from '../components/form-conflict.tsx'
import { limitsFrom, MoneyLimitFields, type TypedLimits, typedLimits } from '../components/money-limit-fields.tsx'
import { FormHistory } from '../components/record-history.tsx'
import { RightFields } from '../components/right-fields.tsx'

/** A role with its key in the URL; `custom` is null for a built-in one. */
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

/** The stored role. */
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

/** Names of a custom role; a built-in one has none. */
const limitsIn = (known: readonly KnownRole[], key: string) =>
  known.find(one => one.key === key)?.custom?.moneyLimits ?? NO_LIMITS

/** Permissions of another role, limited to those of the member. */
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
  const save = async (earlier?: Fields) => {
    const saved = await form.save(async (version, typed) => (await write(roleId, version, typed)).data, earlier)
    if (!saved) return
    showToast(t('saved'))
    navigate(to('/staff/roles'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const discard = () => {
    form.act.clear()
    form.drop()
  }
  return { form, submit, restore: (earlier: Fields) => void save(earlier), discard, own }
}

type Form = ReturnType<typeof useRole>['form']

/** A role as a person reads it; limits of markets are one line. */
function useWords() {
  const t = useMessages('roles')
  const names = useMessages('permissions')
  const frame = useMessages('frame')
  return ({ name, nameHi, permissions, limits }: Fields): FieldWord<Fields>[] => {
    const bounded = MARKETS.filter(market => limits[market] !== '')
    const shown = bounded.map(market => `${frame(market)}: ${MARKET_INFO[market].currency} ${limits[market]}`)
    return [
      { name: 'name', label: t('name'), value: name },
      { name: 'nameHi', label: t('nameHi'), value: nameHi },
      { name: 'permissions', label: t('singleRights'), value: permissions.map(one => names(one)).join(', ') },
      { name: 'limits', label: t('limits'), value: shown.join(', ') },
    ]
  }
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
  const { form, submit, restore, discard, own } = useRole(props)
  const words = useWords()
  const [start, setStart] = useState(from)
  const { fields, act, set, changed } = form
  const record = { recordKind: 'role', recordId: role?.roleId ?? '' } as const
  if (form.theirs) return <FormConflict {...{ form, record, words }} onTaken={() => navigate(to('/staff/roles'))} />
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
      {role && (
        <div className="in-b">
          <FormHistory {...{ form, record, words }} onRestore={restore} />
        </div>
      )}
    </section>
  )
}
