// The attributes of products: names in both languages, unit, type, and whether listings offer them as a filter.

import { type FormEvent, useState } from 'react'
import type { AttributeRow } from '../../../contract/catalog/categories-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { ListHead, ListSearch } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { AssortmentViews } from './assortment-views.tsx'

const KINDS = ['text', 'number', 'list', 'boolean'] as const
const NEW: AttributeRow = { key: '', nameEn: '', nameHi: '', kind: 'text', unit: '', facet: false }

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

function AttributeForm({ attribute, onClose, onSaved }: { attribute: AttributeRow; onClose(): void; onSaved(): void }) {
  const t = useMessages('assortment')
  const act = useAct()
  const [row, setRow] = useState(attribute)
  const isNew = attribute.key === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { key, ...body } = row
    const params = { attributeKey: isNew ? keyOf(row.nameEn) : key }
    if (!(await act.run(() => call('POST /api/admin/attributes/{attributeKey}', { params, body })))) return
    showToast(t('saved'))
    onSaved()
  }
  const field = (name: 'nameEn' | 'nameHi' | 'unit') => ({
    label: t(name),
    value: row[name],
    onChange: (event: { target: { value: string } }) => setRow({ ...row, [name]: event.target.value }),
  })
  return (
    <Dialog title={isNew ? t('newAttribute') : attribute.nameEn} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <Field required maxLength={120} lang="en" {...field('nameEn')} />
        <Field required maxLength={120} lang="hi" {...field('nameHi')} />
        {isNew ? (
          <Select
            label={t('kind')}
            hint={t('kindHint')}
            value={row.kind}
            options={KINDS.map(value => ({ value, label: t(`kind-${value}`) }))}
            onChange={kind => setRow({ ...row, kind })}
          />
        ) : (
          <Field label={t('kind')} value={t(`kind-${row.kind}`)} readOnly />
        )}
        <Field maxLength={20} {...field('unit')} />
        <label className="check">
          <input
            type="checkbox"
            checked={row.facet}
            onChange={event => setRow({ ...row, facet: event.target.checked })}
          />
          {t('facet')}
        </label>
        <Problem text={act.problem} />
        <button type="submit" className="b go" disabled={act.busy}>
          {t('save')}
        </button>
      </form>
    </Dialog>
  )
}

function Rows({ rows, onChange }: { rows: readonly AttributeRow[] | null; onChange(row: AttributeRow): void }) {
  const t = useMessages('assortment')
  const may = useMay()
  const { language } = useLocale()
  if (!rows) return <Loading />
  if (rows.length === 0) return <EmptyState icon="search" title={t('noAttribute')} />
  return (
    <ul className="rows">
      {rows.map(row => (
        <li key={row.key}>
          <span className="grow">
            {language === 'hi' ? row.nameHi : row.nameEn}
            <small>{[t(`kind-${row.kind}`), row.unit, row.facet && t('facet')].filter(Boolean).join(' · ')}</small>
          </span>
          {may('categories.write') && (
            <button type="button" className="b sm" onClick={() => onChange(row)}>
              {t('change')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

export function Screen() {
  const t = useMessages('assortment')
  const may = useMay()
  const text = useQuery().get('text')
  const [open, setOpen] = useState<AttributeRow | null>(null)
  const rows = useLoad(
    `${text}`,
    async () => (await call('GET /api/admin/attributes', { query: text ? { text } : {} })).data,
    true,
  )
  if (rows.error) return <Failed error={rows.error} onRetry={rows.again} />
  return (
    <>
      <ListHead title={t('attributes')}>
        {may('categories.write') && (
          <button type="button" className="b go" onClick={() => setOpen(NEW)}>
            {t('newAttribute')}
          </button>
        )}
      </ListHead>
      <div className="stack editor">
        <AssortmentViews current="attributes" />
        <div className="edge">
          <ListSearch label={t('searchAttributes')} />
        </div>
        <section className="panel tree-panel">
          <Rows rows={rows.data} onChange={setOpen} />
        </section>
      </div>
      {open && (
        <AttributeForm
          attribute={open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            rows.again()
          }}
        />
      )}
    </>
  )
}
