// The columns of an imported file with their targets; after changes, the dry run is repeated without another upload.

import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import type { ImportMapping } from '../../../contract/imports/api.ts'
import type { ImportColumns, SampleColumn } from '../../../contract/imports/columns-api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { AllRows } from './all-rows.tsx'
import { ColumnRow } from './column-row.tsx'
import { type Choice, type ColumnTarget, doubled, fieldsOf, withChoice, withTarget } from './column-targets.ts'
import { SavedMappings, SaveMappingDialog } from './saved-mappings.tsx'

/** Maximum columns shown at first; each has a list of all fields. */
const PAGE = 60

interface RowsProps {
  columns: readonly SampleColumn[]
  more: number
  mapping: ImportMapping
  warehouses: string
  onChange(mapping: ImportMapping): void
}

function ColumnRows({ columns, more, mapping, warehouses, onChange }: RowsProps) {
  const t = useMessages('import-columns')
  const [shown, setShown] = useState(PAGE)
  const latest = useRef(mapping)
  latest.current = mapping
  const choose = useCallback(
    (column: SampleColumn, choice: Choice) => onChange(withChoice(latest.current, column, choice)),
    [onChange],
  )
  const target = useCallback(
    (heading: string, of: ColumnTarget) => onChange(withTarget(latest.current, heading, of)),
    [onChange],
  )
  return (
    <section className="panel">
      <header>
        <h2>{t('columns')}</h2>
      </header>
      <ul className="map-rows">
        {columns.slice(0, shown).map(column => (
          <ColumnRow
            key={column.heading}
            column={column}
            target={mapping.columns[column.heading]}
            warehouses={warehouses}
            onChoose={choose}
            onTarget={target}
          />
        ))}
      </ul>
      {columns.length > shown && (
        <p className="in-b">
          <button type="button" className="b" onClick={() => setShown(shown + PAGE)}>
            {t('showMore', { count: columns.length - shown })}
          </button>
        </p>
      )}
      {more > 0 && <p className="in-b sub">{t('beyond', { count: more })}</p>}
    </section>
  )
}

/** Errors of the mapping, and probable mistakes. */
function Notes({ columns, mapping }: Pick<RowsProps, 'columns' | 'mapping'>) {
  const t = useMessages('import-columns')
  const fields = useMessages('import-fields')
  const found = fieldsOf(columns, mapping)
  const several = doubled(columns, mapping)
  return (
    <div role="status">
      {!found.has('partNumber') && <p className="late">{t('noPartNumber')}</p>}
      {several.map(([field, headings]) => (
        <p key={field} className="sub">
          {t('several', { field: fields(field), headings: headings.join(', ') })}
        </p>
      ))}
    </div>
  )
}

/** Rejected parts of a mapping, each with its reason. */
const detailsOf = (error: unknown) =>
  error instanceof ApiError ? error.problems.map(({ path, message }) => `${path}: ${message}`).join('\n') : ''

function useWarehouses() {
  const { market } = useLocale()
  const may = useMay()
  const query = { market, kind: 'warehouse' as const }
  const load = useLoad(may('products.read') ? market : null, async () => {
    return (await call('GET /api/admin/products/choices', { query })).data
  })
  return load.data ?? []
}

/** The edited mapping, kept over a reload, and the dry run with it. */
function useMapping({ id, mapping }: ImportColumns) {
  const act = useAct()
  const draft = useDraft<ImportMapping>(`import-columns-${id}`, mapping)
  const [details, setDetails] = useState('')
  const tryAgain = () =>
    act.run(async () => {
      setDetails('')
      try {
        const body = { mapping: draft.value }
        const { data } = await call('POST /api/admin/imports/{id}/remap', { params: { id }, body })
        if (!data.importId) return setDetails(data.reason ?? '')
        draft.drop()
        navigate(to(`/imports/${data.importId}`))
      } catch (error) {
        setDetails(detailsOf(error))
        throw error
      }
    })
  return { draft, busy: act.busy, problem: [act.problem, details].filter(Boolean).join('\n'), tryAgain }
}

function Steps({ draft, busy }: Pick<ReturnType<typeof useMapping>, 'draft' | 'busy'>) {
  const t = useMessages('import-columns')
  const may = useMay()
  const [saving, setSaving] = useState(false)
  if (!may('imports.write')) return null
  return (
    <div className="acts map-acts">
      <SavedMappings onChosen={draft.set} />
      {draft.changed && (
        <button type="button" className="b" onClick={draft.drop}>
          {t('asTried')}
        </button>
      )}
      <button type="button" className="b" onClick={() => setSaving(true)}>
        {t('save')}
      </button>
      <button type="submit" form={FORM} className="b go" disabled={busy}>
        {t('tryAgain')}
      </button>
      {saving && (
        <SaveMappingDialog
          mapping={draft.value}
          onClose={() => setSaving(false)}
          onSaved={name => {
            setSaving(false)
            showToast(t('saved', { name }))
          }}
        />
      )}
    </div>
  )
}

function Head({ file, children }: { file: ImportColumns; children?: ReactNode }) {
  const t = useMessages('import-columns')
  const imports = useMessages('imports')
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/imports')}>{imports('title')}</a> / <a href={to(`/imports/${file.id}`)}>{file.fileName}</a>
        </p>
        <h1>{t('title')}</h1>
        <p className="sub">{t('intro')}</p>
      </div>
      {children}
    </div>
  )
}

/** Id of the form, whose buttons are above it. */
const FORM = 'import-columns'

function ColumnsForm({ file }: { file: ImportColumns }) {
  const may = useMay()
  const list = useId()
  const { columns, more } = file
  const { draft, busy, problem, tryAgain } = useMapping(file)
  const warehouses = useWarehouses()
  const mapping = draft.value
  return (
    <>
      <Head file={file}>
        <Steps draft={draft} busy={busy} />
      </Head>
      <Problem text={problem} />
      <Notes columns={columns} mapping={mapping} />
      <form
        id={FORM}
        onSubmit={event => {
          event.preventDefault()
          void tryAgain()
        }}
      >
        <fieldset className="bare stack" disabled={!may('imports.write')}>
          <ColumnRows columns={columns} more={more} mapping={mapping} warehouses={list} onChange={draft.set} />
          <AllRows mapping={mapping} warehouses={list} onChange={draft.set} />
        </fieldset>
      </form>
      <datalist id={list}>
        {warehouses.map(one => (
          <option key={one.value} value={one.value} label={one.label} />
        ))}
      </datalist>
    </>
  )
}

export function Screen({ parts: [id = ''] }: { parts: readonly string[] }) {
  const t = useMessages('import-columns')
  const load = useLoad(id, async () => (await call('GET /api/admin/imports/{id}/columns', { params: { id } })).data)
  const file = load.data
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!file) return <Loading />
  if (file.columns.length > 0) return <ColumnsForm key={id} file={file} />
  return (
    <>
      <Head file={file} />
      <EmptyState icon="file" title={t('none')} text={t('noneHint')} />
    </>
  )
}
