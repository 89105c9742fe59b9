// Missing or outdated Hindi names and texts of categories, attributes, values and brands: translated here, or in a
// file.

import { useRef, useState } from 'react'
import { NAMED_KINDS } from '../../../contract/products/names.rules.ts'
import type { NamedKind, NamesRead, NameToTranslate } from '../../../contract/products/names-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { NameCard } from './name-card.tsx'
import { LeftNames, NamesReport } from './name-file.tsx'
import { fits, type NamesDraft, useNamesDraft } from './names-draft.ts'
import { ReadDialog } from './read-dialog.tsx'
import { TranslatedKinds } from './translated-kinds.tsx'
import { TranslationHead, TranslationStates, useNameState } from './translation-head.tsx'
import { ValueFilters } from './value-filters.tsx'

function useWanted() {
  const { market } = useLocale()
  const query = useQuery()
  const kind: NamedKind = NAMED_KINDS.find(one => one === query.get('kind')) ?? 'category'
  const state = useNameState(kind)
  const [attribute, text] = kind === 'value' ? [query.get('attribute'), query.get('text')] : []
  const filters = { ...(state && { state }), ...(attribute && { attribute }), ...(text && { text }) }
  return { market, kind, after: query.get('before') ?? undefined, ...filters }
}

type Page = Awaited<ReturnType<typeof call<'GET /api/admin/translations/names'>>>['data']

interface CardsProps {
  kind: NamedKind
  page: Load<Page>
  draft: NamesDraft
}

function Cards({ kind, page, draft }: CardsProps) {
  const t = useMessages('translations')
  const { market } = useLocale()
  const act = useAct()
  const pager = usePager(page.data?.next ?? null)
  useKeys({ '[': pager.newer, ']': pager.older })
  // one after the other: the next field may be saved before this response arrives
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const save = (id: string, { field }: NameToTranslate) => {
    const work = () =>
      act.run(async () => {
        if ((await draft.save({ id, field })) > 0) showToast(t('savedCount', { count: 1 }))
        page.again()
      })
    queue.current = queue.current.then(work)
  }
  if (page.error) return <Failed error={page.error} onRetry={page.again} />
  if (!page.data) return <Loading />
  const confirm = (id: string, { field, version }: NameToTranslate, hindi: string) =>
    act.run(async () => {
      const texts = [{ id, field, version, hindi }]
      const { data } = await call('POST /api/admin/translations/names', { body: { market, kind, texts } })
      const [left] = data.left
      showToast(left ? t(`reason-${left.reason}`) : t('confirmed'))
      page.again()
    })
  return (
    <>
      {act.problem && <p className="grid-note late">{act.problem}</p>}
      {page.data.records.map(record => (
        <NameCard
          key={record.id}
          {...{ kind, record, draft }}
          onConfirm={(text, hindi) => void confirm(record.id, text, hindi)}
          onSave={text => save(record.id, text)}
        />
      ))}
      {page.data.records.length === 0 && <EmptyState icon="page" title={t('nothing')} text={t('nothingNames')} />}
      <PagerButtons pager={pager} />
    </>
  )
}

function SaveBar({ draft, onSaved }: { draft: NamesDraft; onSaved(): void }) {
  const t = useMessages('translations')
  const act = useAct()
  const count = draft.texts.filter(fits).length
  const save = () =>
    void act.run(async () => {
      showToast(t('savedCount', { count: await draft.save() }))
      onSaved()
    })
  useKeys({ 'ctrl s': count > 0 && !act.busy ? save : undefined })
  if (draft.texts.length === 0) return null
  return (
    <section className="bulk" aria-label={t('unsaved')}>
      <div className="grow">
        <b role="status">{t('textsChanged', { count: draft.texts.length })}</b>
        <span className="sub">{act.problem || t('draftKept')}</span>
      </div>
      <button type="button" className="b" onClick={draft.drop}>
        {t('discard')}
      </button>
      <button type="button" className="b go" disabled={act.busy || count === 0} onClick={save}>
        {t('save', { count })} <kbd className="opt-d">Ctrl S</kbd>
      </button>
    </section>
  )
}

function Names({ kind }: { kind: NamedKind }) {
  const t = useMessages('translations')
  const { after, ...wanted } = useWanted()
  const query = { ...wanted, after }
  const draft = useNamesDraft(kind)
  const report = useDraft<NamesRead | null>(`names_file_${kind}_${wanted.market}`, null)
  const [reading, setReading] = useState(false)
  const load = async () => (await call('GET /api/admin/translations/names', { query })).data
  const page = useLoad(JSON.stringify(query), load, true)
  const take = (file: NamesRead) => {
    setReading(false)
    report.set(file)
    draft.change(file.taken)
  }
  return (
    <div className="list-screen">
      <TranslationHead file="/api/admin/translations/names.csv" query={wanted} onRead={() => setReading(true)} />
      <TranslatedKinds current={kind} />
      <TranslationStates current={wanted.state} kind={kind} />
      {kind === 'value' && <ValueFilters onCounted={page.again} />}
      <div className="sheet translations">
        <div className="stack">
          <p className="sub">{kind === 'category' ? t('exportHint') : `${t('allMarkets')} ${t('exportHint')}`}</p>
          {report.value && <NamesReport file={report.value} draft={draft} onClose={report.drop} />}
          <LeftNames draft={draft} />
          <Cards {...{ kind, page, draft }} />
        </div>
      </div>
      <SaveBar draft={draft} onSaved={page.again} />
      {reading && (
        <ReadDialog
          label={t('chooseFile')}
          onClose={() => setReading(false)}
          onSend={async body =>
            take((await call('POST /api/admin/translations/names/read', { body: { ...body, kind } })).data)
          }
        />
      )}
    </div>
  )
}

export function Screen() {
  const { kind, market } = useWanted()
  return <Names key={`${kind} ${market}`} kind={kind} />
}
