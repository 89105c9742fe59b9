// Custom fields in a list: the query of the URL, columns, filter chips, and the dialog that sets them.

import { type FormEvent, useState } from 'react'
import type { CustomField } from '../../../contract/custom-fields/api.ts'
import { MAX_CONDITIONS, MAX_SHOWN } from '../../../contract/custom-fields/kinds.rules.ts'
import type { ShownFields } from '../../../contract/custom-fields/list.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { CheckList } from './check-list.tsx'
import { Dialog } from './dialog.tsx'
import { FieldConditions } from './field-conditions.tsx'
import { useFieldWords } from './field-words.ts'
import { Icon } from './icon.tsx'
import type { Column } from './list.tsx'

type ListedKind = 'order' | 'customer'

/** The parts of an address, of the call of the list, and of its rows, for a kind of field. */
const PARTS = {
  order: [{ kind: 'order', field: 'field', show: 'show', values: 'fields' }],
  customer: [
    { kind: 'customer', field: 'field', show: 'show', values: 'fields' },
    { kind: 'company', field: 'companyField', show: 'companyShow', values: 'companyFields' },
  ],
} as const
type Part = (typeof PARTS)[ListedKind][number]

interface Row {
  fields?: ShownFields | undefined
  companyFields?: ShownFields | undefined
}

/** A field of a list, with its part of the URL. */
interface ListedField {
  part: Part
  field: CustomField
}

/** The query of the URL as input of the call. */
export function useFieldQuery(list: ListedKind): Partial<Record<Part['field'] | Part['show'], string[]>> {
  const query = useQuery()
  const names = PARTS[list].flatMap(({ field, show }) => [field, show])
  return Object.fromEntries(
    names.map(name => [name, query.getAll(name)]).filter(([, values]) => (values?.length ?? 0) > 0),
  )
}

/** Fields that a list can show and filter by; none without the right to read them. */
export function useListedFields(list: ListedKind): ListedField[] {
  const may = useMay()
  const { market } = useLocale()
  const { data } = useLoad(may('fields.read') ? `${list} ${market}` : null, () =>
    Promise.all(
      PARTS[list].map(async part => {
        const query = { market, recordKind: part.kind }
        const { fields } = (await call('GET /api/admin/customFields', { query })).data
        return fields.filter(({ sensitive }) => !sensitive).map(field => ({ part, field }))
      }),
    ),
  )
  return (data ?? []).flat()
}

function useNames() {
  const t = useMessages('fields')
  const { nameOf } = useFieldWords()
  return ({ part, field }: ListedField) =>
    part.kind === 'company' ? t('companyOf', { name: nameOf(field) }) : nameOf(field)
}

/** Columns of the fields that the address names. */
export function useFieldColumns<R extends Row>(fields: readonly ListedField[]): Column<R>[] {
  const query = useQuery()
  const { textOf } = useFieldWords()
  const nameOf = useNames()
  return fields
    .filter(({ part, field }) => query.getAll(part.show).includes(field.key))
    .map(one => ({
      key: `${one.part.show} ${one.field.key}`,
      title: nameOf(one),
      chosen: true,
      right: one.field.type === 'whole' || one.field.type === 'decimal',
      cell: row => <span className="cut">{textOf(one.field, row[one.part.values]?.[one.field.key])}</span>,
    }))
}

/** A condition of the URL as text. */
function useConditionWords() {
  const t = useMessages('fields')
  const { textOf } = useFieldWords()
  return (field: CustomField, text: string) => {
    if (text === '') return t('noValue')
    const isRange = ['whole', 'decimal', 'date'].includes(field.type)
    const at = isRange ? text.indexOf('..') : -1
    if (at < 0) return textOf(field, text)
    const [from, to] = [text.slice(0, at), text.slice(at + 2)]
    if (from && to) return t('range', { from, to })
    return from ? t('rangeFrom', { from }) : t('rangeTo', { to })
  }
}

function ConditionChips({ fields }: { fields: readonly ListedField[] }) {
  const t = useMessages('fields')
  const query = useQuery()
  const addressWith = useQueryAddress()
  const nameOf = useNames()
  const wordsOf = useConditionWords()
  return fields.flatMap(one => {
    const { part, field } = one
    const all = query.getAll(part.field)
    return all
      .filter(text => text.startsWith(`${field.key}:`))
      .map(text => (
        <span key={`${part.field} ${text}`} className="chip">
          <span>{nameOf(one)}</span>
          <b>{wordsOf(field, text.slice(field.key.length + 1))}</b>
          <button
            type="button"
            aria-label={t('removeFilter', { name: nameOf(one) })}
            onClick={() => navigate(addressWith({ [part.field]: all.filter(other => other !== text), before: null }))}
          >
            <Icon name="close" />
          </button>
        </span>
      ))
  })
}

const idOf = ({ part, field }: ListedField) => `${part.kind} ${field.key}`

interface ColumnChoiceProps {
  fields: readonly ListedField[]
  shown: readonly string[]
  onChange(shown: string[]): void
}

function ColumnChoice({ fields, shown, onChange }: ColumnChoiceProps) {
  const t = useMessages('fields')
  const nameOf = useNames()
  const options = fields.map(one => ({ value: idOf(one), label: nameOf(one) }))
  return <CheckList label={t('columns')} options={options} value={shown} onChange={onChange} />
}

/** The query as changed in the dialog, and the resulting URL. */
function useChoice(fields: readonly ListedField[]) {
  const query = useQuery()
  const addressWith = useQueryAddress()
  const [shown, setShown] = useState<readonly string[]>(() =>
    fields.filter(({ part, field }) => query.getAll(part.show).includes(field.key)).map(idOf),
  )
  const [conditions, setConditions] = useState<Readonly<Record<string, string | null>>>(() =>
    Object.fromEntries(
      fields.map(one => {
        const text = query.getAll(one.part.field).find(condition => condition.startsWith(`${one.field.key}:`))
        // a lone colon filters records without a value
        const asked = text?.slice(one.field.key.length + 1)
        return [idOf(one), asked === '' ? null : (asked ?? '')]
      }),
    ),
  )
  const asked = [...new Set(fields.map(({ part }) => part))].map(part => {
    const own = fields.filter(one => one.part === part)
    const texts = own.flatMap(one => {
      const text = conditions[idOf(one)] ?? null
      return text === '' ? [] : [`${one.field.key}:${text ?? ''}`]
    })
    const columns = own.filter(one => shown.includes(idOf(one))).map(({ field }) => field.key)
    return { part, texts, columns }
  })
  const changes = asked.flatMap(({ part, texts, columns }) => [
    [part.field, texts],
    [part.show, columns],
  ])
  return {
    ...{ shown, setShown, conditions },
    setCondition: (one: ListedField, text: string | null) => setConditions({ ...conditions, [idOf(one)]: text }),
    tooMany: asked.some(({ texts, columns }) => texts.length > MAX_CONDITIONS || columns.length > MAX_SHOWN),
    address: addressWith({ ...Object.fromEntries(changes), before: null }),
  }
}

function ToolsDialog({ fields, onClose }: { fields: readonly ListedField[]; onClose(): void }) {
  const t = useMessages('fields')
  const nameOf = useNames()
  const { shown, setShown, conditions, setCondition, tooMany, address } = useChoice(fields)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    navigate(address)
    onClose()
  }
  return (
    <Dialog title={t('toolsTitle')} onClose={onClose}>
      <form className="form" onSubmit={apply}>
        <ColumnChoice fields={fields} shown={shown} onChange={setShown} />
        <h3>{t('filters')}</h3>
        {fields.map(one => (
          <FieldConditions
            key={idOf(one)}
            field={one.field}
            name={nameOf(one)}
            value={conditions[idOf(one)] ?? null}
            onChange={text => setCondition(one, text)}
          />
        ))}
        {tooMany && <p role="alert">{t('tooMany', { filters: MAX_CONDITIONS, columns: MAX_SHOWN })}</p>}
        <div className="acts">
          <button type="submit" className="b go" disabled={tooMany}>
            {t('apply')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** One of the filters of a list; renders nothing without fields. */
export function FieldTools({ fields }: { fields: readonly ListedField[] }) {
  const t = useMessages('fields')
  const [open, setOpen] = useState(false)
  if (fields.length === 0) return null
  return (
    <>
      <ConditionChips fields={fields} />
      <button type="button" className="b" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('tools')}
      </button>
      {open && <ToolsDialog fields={fields} onClose={() => setOpen(false)} />}
    </>
  )
}
