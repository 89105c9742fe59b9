// One column of a file: its heading and first values, its target, and the options of that target.

import { memo, useId } from 'react'
import type { SampleColumn } from '../../../contract/imports/columns-api.ts'
import { useMessages } from '../app/messages.ts'
import { Field, Select } from '../components/field.tsx'
import { type Choice, type ColumnTarget, choiceOf, FIELD_GROUPS, withPart } from './column-targets.ts'

type Attribute = Extract<ColumnTarget, { attribute: string }>

/** Display text of the target; for a specification its name. */
export function useTargetWords() {
  const t = useMessages('import-columns')
  const fields = useMessages('import-fields')
  return (target: ColumnTarget): string => {
    const choice = choiceOf(target)
    if (choice === 'guess' || choice === 'ignore') return t('ignore')
    if (typeof target === 'object' && 'attribute' in target) return t('attributeNamed', { name: target.attribute })
    if (typeof target === 'object' && 'stock' in target) return t('stockOf', { warehouse: target.stock })
    return choice === 'attribute' ? t('attribute') : fields(choice)
  }
}

interface DetailsProps {
  target: ColumnTarget
  /** Id of the list of warehouses. */
  warehouses: string
  onChange(target: ColumnTarget): void
}

const KINDS = ['text', 'number', 'boolean', 'list'] as const

function AttributeDetails({ target, onChange }: { target: Attribute; onChange(target: ColumnTarget): void }) {
  const t = useMessages('import-columns')
  const { attribute, nameHi = '', unit = '', kind, facet } = target
  const set = <K extends keyof Attribute>(key: K, value: Attribute[K] | '') =>
    onChange(withPart(target, key, value === '' ? undefined : value))
  return (
    <>
      <Field
        label={t('attributeName')}
        required
        maxLength={120}
        value={attribute}
        onChange={event => onChange({ ...target, attribute: event.target.value })}
      />
      <Field
        label={t('attributeHindi')}
        lang="hi"
        maxLength={120}
        value={nameHi}
        onChange={event => set('nameHi', event.target.value)}
      />
      <Field label={t('unit')} maxLength={12} value={unit} onChange={event => set('unit', event.target.value)} />
      <Select
        label={t('kind')}
        value={kind ?? ''}
        options={[
          { value: '' as const, label: t('byValues') },
          ...KINDS.map(value => ({ value, label: t(`kind-${value}`) })),
        ]}
        onChange={value => set('kind', value)}
      />
      <Select
        label={t('facet')}
        value={facet === undefined ? '' : facet ? 'true' : 'false'}
        options={[
          { value: '', label: t('byCoverage') },
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
        onChange={value => set('facet', value === '' ? '' : value === 'true')}
      />
    </>
  )
}

function Details({ target, warehouses, onChange }: DetailsProps) {
  const t = useMessages('import-columns')
  const choice = choiceOf(target)
  if (typeof target === 'object' && 'attribute' in target)
    return <AttributeDetails target={target} onChange={onChange} />
  if (choice === 'stock') {
    const code = typeof target === 'object' && 'stock' in target ? target.stock : ''
    return (
      <Field
        label={t('warehouse')}
        hint={t('warehouseHint')}
        list={warehouses}
        maxLength={40}
        value={code}
        onChange={event => onChange(event.target.value === '' ? 'stock' : { stock: event.target.value })}
      />
    )
  }
  if (choice !== 'weight') return null
  const unit = typeof target === 'object' && 'field' in target ? (target.unit ?? '') : ''
  return (
    <Field
      label={t('unit')}
      hint={t('weightHint')}
      maxLength={12}
      value={unit}
      onChange={({ target: { value } }) => onChange({ field: 'weight', ...(value !== '' && { unit: value }) })}
    />
  )
}

interface ColumnRowProps {
  column: SampleColumn
  /** The mapping's entry; undefined if the heading decides. */
  target: ColumnTarget | undefined
  warehouses: string
  onChoose(column: SampleColumn, choice: Choice): void
  onTarget(heading: string, target: ColumnTarget): void
}

export const ColumnRow = memo(function ColumnRow({ column, target, warehouses, onChoose, onTarget }: ColumnRowProps) {
  const t = useMessages('import-columns')
  const groups = useMessages('import-fields')
  const words = useTargetWords()
  const id = useId()
  const { heading, values, guess } = column
  return (
    <li className="map-row">
      <div className="map-head">
        <label htmlFor={id}>
          <b dir="auto">{heading}</b>
        </label>
        <small className="sub" dir="auto">
          {values.length > 0 ? values.join(' · ') : t('noValues')}
        </small>
      </div>
      <select
        id={id}
        className="ctl"
        value={choiceOf(target)}
        onChange={event => onChoose(column, event.target.value as Choice)}
      >
        <option value="guess">{t('byHeading', { what: words(guess) })}</option>
        <option value="ignore">{t('ignore')}</option>
        <option value="attribute">{t('attribute')}</option>
        {(Object.keys(FIELD_GROUPS) as (keyof typeof FIELD_GROUPS)[]).map(group => (
          <optgroup key={group} label={groups(`group-${group}`)}>
            {FIELD_GROUPS[group].map(field => (
              <option key={field} value={field}>
                {groups(field)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {target !== undefined && (
        <div className="map-details">
          <Details target={target} warehouses={warehouses} onChange={next => onTarget(heading, next)} />
        </div>
      )}
    </li>
  )
})
