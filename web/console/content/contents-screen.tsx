// The content of the store by kind: published, drafts, scheduled, hidden.

import { useState } from 'react'
import { documentRecordId } from '../../../contract/annotations/kinds.rules.ts'
import type { CallInput } from '../../../contract/api.ts'
import type { DocumentRow } from '../../../contract/content/desk-api.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '../../../contract/content/document-kinds.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { Filter, ListHead, ListSearch, Views } from '../components/list-head.tsx'
import { MarkFilters, useMarks } from '../components/mark-filters.tsx'
import { RecordSteps } from '../components/record-steps.tsx'
import { documentName } from './document-name.ts'
import { NewDocument } from './new-document.tsx'

type Filters = CallInput<'GET /api/admin/content/selection'>['query']

const STATES = ['drafted', 'scheduled', 'hidden', 'hindi'] as const
/** Kinds with a body, which may lack Hindi; they can have tags, notes and files. */
const BODIED = ['article', 'page'] as const

function useColumns(kind: DocumentKind): Column<DocumentRow>[] {
  const t = useMessages('content')
  const { language } = useLocale()
  const { moment } = useDates()
  const titled = kind !== 'layout' && kind !== 'footer' && kind !== 'menu'
  return [
    {
      ...{ key: 'key', title: t('documentKey'), phone: 'id' },
      cell: row => (
        <a className="id" href={to('/content/edit', { kind, key: row.key })}>
          {documentName(t, kind, row.key)}
        </a>
      ),
    },
    ...(titled
      ? [
          {
            ...{ key: 'title', title: t(kind === 'redirect' ? 'to' : 'title'), phone: 'cu' as const },
            cell: (row: DocumentRow) => <span className="clip">{row.title[language] || row.title.en}</span>,
          },
        ]
      : []),
    {
      ...{ key: 'state', title: t('state'), phone: 'ex' },
      cell: row => (
        <>
          {!row.shown && <span className="tag">{t('hidden')}</span>}{' '}
          {row.hindi && <span className="tag warn">{t(`hindi-${row.hindi}`)}</span>}{' '}
          {row.publishAt ? (
            <span className="tag good">{t('plannedFor', { at: moment(row.publishAt) })}</span>
          ) : (
            row.drafted && <span className="tag warn">{t('drafted')}</span>
          )}
        </>
      ),
    },
    {
      ...{ key: 'changed', title: t('changed'), phone: 'due' },
      cell: row => (row.changedAt ? moment(row.changedAt) : '–'),
    },
  ]
}

/** A new document, or the only one of its kind; the footer is there from the beginning. */
function HeadAction({ kind, onNew }: { kind: DocumentKind; onNew(): void }) {
  const t = useMessages('content')
  const may = useMay()
  if (!may('content.write') || kind === 'footer') return null
  if (kind === 'menu') {
    return (
      <a className="b go" href={to('/content/edit', { kind, key: kind })}>
        {t('editMenu')}
      </a>
    )
  }
  return (
    <button type="button" className="b go" onClick={onNew}>
      {t('newDocument')}
    </button>
  )
}

/** Steps for many articles or pages; none for other kinds. */
function useBulk(kind: (typeof BODIED)[number] | undefined, filter: Omit<Filters, 'kind'>) {
  const may = useMay()
  if (!kind || !may('notes.write')) return {}
  const select = async () => (await call('GET /api/admin/content/selection', { query: { ...filter, kind } })).data
  return {
    bulk: (rows: readonly DocumentRow[]) => (
      <RecordSteps kind={kind} records={rows.map(({ key }) => documentRecordId(filter.market, key))} select={select} />
    ),
  }
}

export function Screen() {
  const t = useMessages('content')
  const { market } = useLocale()
  const query = useQuery()
  const kind = DOCUMENT_KINDS.find(one => one === query.get('kind')) ?? 'layout'
  const states = STATES.filter(one => one !== 'hindi' || BODIED.some(bodied => bodied === kind))
  const state = states.find(one => one === query.get('state'))
  const [text, after] = [query.get('text'), query.get('before')]
  const [asking, setAsking] = useState(false)
  const columns = useColumns(kind)
  const marks = useMarks()
  const marked = BODIED.find(one => one === kind)
  const filter = { market, ...(state && { state }), ...(text && { text }), ...(marked && marks) }
  const asked = { ...filter, kind, ...(after && { after }) }
  const bulk = useBulk(marked, filter)
  const page = useLoad(
    JSON.stringify(asked),
    async () => (await call('GET /api/admin/content', { query: asked })).data,
    true,
  )
  const views = DOCUMENT_KINDS.map(one => ({
    label: t(`kind-${one}`),
    href: to('/content', { kind: one }),
    current: one === kind,
  }))
  return (
    <div className="list-screen">
      <ListHead saved title={t('content')}>
        <a className="b" href={to('/content/messages')}>
          {t('messages')}
        </a>
        <a className="b" href={to('/content/pictures')}>
          {t('pictures')}
        </a>
        <HeadAction kind={kind} onNew={() => setAsking(true)} />
      </ListHead>
      <Views views={views} />
      <div className="tools">
        <ListSearch label={t('find')} />
        <Filter name="state" label={t('state')} options={states.map(value => ({ value, label: t(value) }))} />
        {marked && <MarkFilters kind={marked} />}
      </div>
      <List
        {...{ columns, page }}
        label={t(`kind-${kind}`)}
        hrefOf={({ key }) => to('/content/edit', { kind, key })}
        idOf={row => row.key}
        nameOf={row => documentName(t, kind, row.key)}
        empty={t('nothing')}
        {...bulk}
      />
      {asking && <NewDocument key={kind} kind={kind} onClose={() => setAsking(false)} />}
    </div>
  )
}
