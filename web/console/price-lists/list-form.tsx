// The terms of a price list: name, period, groups, and percentage discounts on categories and brands.

import { type ReactNode, useId, useState } from 'react'
import type { ListRule, PriceList } from '../../../contract/price-lists/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Field, Select } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { type ListFields, percentOf } from './list-fields.ts'

interface PartProps {
  fields: ListFields
  locked: boolean
  set(part: Partial<ListFields>): void
}

function Tag({ name, onRemove }: { name: string; onRemove: (() => void) | null }) {
  const t = useMessages('price-lists')
  return (
    <li className="tag">
      {name}
      {onRemove && (
        <button type="button" className="b flat sq sm" aria-label={t('removeNamed', { name })} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** A part of the name is typed, the server suggests. */
function GroupField({ onChoose }: { onChoose(group: ListFields['groups'][number]): void }) {
  const t = useMessages('price-lists')
  const { market } = useLocale()
  const id = useId()
  const [text, setText] = useState('')
  const found = useLoad(
    `${market} ${text.trim()}`,
    async () => {
      const query = { market, limit: 20, ...(text.trim() && { text: text.trim() }) }
      return (await call('GET /api/admin/customerGroups', { query })).data.groups
    },
    true,
  )
  const type = (typed: string) => {
    const group = found.data?.find(({ name }) => name === typed)
    setText(group ? '' : typed)
    if (group) onChoose({ groupId: group.groupId, name: group.name })
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t('addGroup')}</label>
      <input
        id={id}
        className="ctl"
        list={`${id}-list`}
        autoComplete="off"
        maxLength={80}
        value={text}
        aria-describedby={`${id}-note`}
        onChange={event => type(event.target.value)}
      />
      <datalist id={`${id}-list`}>
        {found.data?.map(group => (
          <option key={group.groupId} value={group.name} />
        ))}
      </datalist>
      <small id={`${id}-note`} className="sub">
        {t('groupsHint')}
      </small>
    </div>
  )
}

function GroupFields({ fields: { groups }, locked, set }: PartProps) {
  const t = useMessages('price-lists')
  const add = (group: ListFields['groups'][number]) => {
    if (!groups.some(({ groupId }) => groupId === group.groupId)) set({ groups: [...groups, group] })
  }
  return (
    <>
      {!locked && <GroupField onChoose={add} />}
      <ul className="tag-list" aria-label={t('forGroups')}>
        {groups.map(({ groupId, name }) => (
          <Tag
            key={groupId}
            name={name}
            onRemove={locked ? null : () => set({ groups: groups.filter(one => one.groupId !== groupId) })}
          />
        ))}
      </ul>
    </>
  )
}

export function TermFields({ fields, locked, set }: PartProps) {
  const t = useMessages('price-lists')
  return (
    <Group title={t('terms')}>
      <Field
        label={t('name')}
        required
        maxLength={80}
        readOnly={locked}
        value={fields.name}
        onChange={event => set({ name: event.target.value })}
      />
      <div className="pair">
        <Field
          label={t('starts')}
          type="date"
          required
          readOnly={locked}
          value={fields.startsOn}
          onChange={event => set({ startsOn: event.target.value })}
        />
        <Field
          label={t('ends')}
          hint={t('endsHint')}
          type="date"
          min={fields.startsOn}
          readOnly={locked}
          value={fields.endsOn}
          onChange={event => set({ endsOn: event.target.value })}
        />
      </div>
      <Field
        label={t('priority')}
        hint={t('priorityHint')}
        inputMode="numeric"
        pattern="[0-9]{1,3}|1000"
        readOnly={locked}
        value={fields.priority}
        onChange={event => set({ priority: event.target.value })}
      />
      <label className="check">
        <input
          type="checkbox"
          disabled={locked}
          checked={fields.active}
          onChange={event => set({ active: event.target.checked })}
        />
        {t('active')}
      </label>
      <GroupFields {...{ fields, locked, set }} />
    </Group>
  )
}

/** The display name of a discount's scope: stored, or looked up when it was just chosen. */
function ShareTag({ rule, stored, onRemove }: { rule: ListRule; stored: string; onRemove: (() => void) | null }) {
  const t = useMessages('price-lists')
  const { market, number } = useLocale()
  const { kind, key, percentBp } = rule
  const asked = kind !== 'all' && stored === '' ? `${kind} ${key}` : null
  const found = useLoad(asked, async () => {
    const query = { market, kind: kind === 'all' ? ('brand' as const) : kind, text: key }
    return (await call('GET /api/admin/products/choices', { query })).data.find(one => one.value === key)?.label ?? key
  })
  const name = kind === 'all' ? t('allProducts') : stored || found.data || key
  return <Tag name={t('shareOf', { name, percent: number(percentBp / 100) })} onRemove={onRemove} />
}

function NewShare({ onAdd }: { onAdd(rule: ListRule): void }) {
  const t = useMessages('price-lists')
  const [kind, setKind] = useState<ListRule['kind']>('brand')
  const [key, setKey] = useState('')
  const [percent, setPercent] = useState('')
  const percentBp = percentOf(percent)
  const ready = percentBp !== null && (kind === 'all' || key !== '')
  const add = () => {
    if (percentBp === null) return
    onAdd({ kind, key: kind === 'all' ? '' : key, percentBp })
    setKey('')
    setPercent('')
  }
  return (
    <div className="pair">
      <Select
        label={t('shareFor')}
        value={kind}
        options={(['brand', 'category', 'all'] as const).map(value => ({
          value,
          label: value === 'all' ? t('allProducts') : t(value),
        }))}
        onChange={value => {
          setKind(value)
          setKey('')
        }}
      />
      {kind !== 'all' && (
        // cleared for the next one
        <ChoiceField
          key={`${kind} ${key === ''}`}
          kind={kind}
          label={t(kind)}
          hint={t(`${kind}Hint`)}
          value={key}
          onChange={setKey}
        />
      )}
      <Field
        label={t('share')}
        inputMode="decimal"
        maxLength={5}
        value={percent}
        onChange={event => setPercent(event.target.value)}
      />
      <div className="acts">
        <button type="button" className="b" disabled={!ready} onClick={add}>
          {t('addShare')}
        </button>
      </div>
    </div>
  )
}

const sameThing = (a: ListRule, b: ListRule) => a.kind === b.kind && a.key === b.key

export function ShareFields({ fields, locked, set, list }: PartProps & { list: PriceList }) {
  const t = useMessages('price-lists')
  const { language } = useLocale()
  const { rules } = fields
  const storedName = (rule: ListRule) => {
    const at = list.rules.findIndex(one => sameThing(one, rule))
    return list.ruleNames[at]?.[language] ?? ''
  }
  const add = (rule: ListRule) => set({ rules: [...rules.filter(one => !sameThing(one, rule)), rule] })
  return (
    <Group title={t('shares')}>
      <p className="sub">{t('sharesHint')}</p>
      {!locked && rules.length < 50 && <NewShare onAdd={add} />}
      <ul className="tag-list" aria-label={t('shares')}>
        {rules.map(rule => (
          <ShareTag
            key={`${rule.kind} ${rule.key}`}
            rule={rule}
            stored={storedName(rule)}
            onRemove={locked ? null : () => set({ rules: rules.filter(one => !sameThing(one, rule)) })}
          />
        ))}
      </ul>
    </Group>
  )
}
