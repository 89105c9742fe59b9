// Texts of products whose Hindi is missing or outdated: translated here, or in a file that goes out and comes back.

import { useState } from 'react'
import type { TranslatedFile } from '../../../contract/products/translations-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call, download } from '../app/api.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { ListHead, Views } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { type CellDraft, useCellDraft } from './cell-draft.ts'
import { DraftBar } from './draft-bar.tsx'
import { ReadDialog } from './read-dialog.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { TranslatedKinds } from './translated-kinds.tsx'
import { TranslationCard } from './translation-card.tsx'
import { TranslationReport } from './translation-file.tsx'
import { useReview } from './use-review.ts'

const STATES = ['missing', 'outdated'] as const

function useWanted() {
  const { market } = useLocale()
  const query = useQuery()
  const state = STATES.find(one => one === query.get('state'))
  return { market, after: query.get('before') ?? undefined, ...(state && { state }) }
}

function useTranslations() {
  const query = useWanted()
  const load = async () => (await call('GET /api/admin/translations', { query })).data
  return useLoad(JSON.stringify(query), load, true)
}

type Page = Awaited<ReturnType<typeof call<'GET /api/admin/translations'>>>['data']

function Cards({ page, draft }: { page: Load<Page>; draft: CellDraft }) {
  const t = useMessages('translations')
  const pager = usePager(page.data?.next ?? null)
  useKeys({ '[': pager.newer, ']': pager.older })
  if (page.error) return <Failed error={page.error} onRetry={page.again} />
  if (!page.data) return <Loading />
  return (
    <>
      {page.data.products.map(product => (
        <TranslationCard key={product.msn} {...{ product, draft }} onConfirmed={page.again} />
      ))}
      {page.data.products.length === 0 && <EmptyState icon="page" title={t('nothing')} text={t('nothingText')} />}
      <PagerButtons pager={pager} />
    </>
  )
}

function Head({ onRead }: { onRead(): void }) {
  const t = useMessages('translations')
  const list = useMessages('list')
  const files = useMessages('files')
  const { after: _after, ...query } = useWanted()
  const act = useAct()
  return (
    <>
      <ListHead title={t('title')}>
        <button
          type="button"
          className="b"
          disabled={act.busy}
          title={t('exportHint')}
          onClick={() => void act.run(() => download('/api/admin/translations.csv', { query }))}
        >
          {list('export')}
        </button>
        <button type="button" className="b" onClick={onRead}>
          {files('readBack')}
        </button>
        <a className="b flat" href={to('/products')}>
          {t('toProducts')}
        </a>
      </ListHead>
      {act.problem && <p className="grid-note late">{act.problem}</p>}
    </>
  )
}

function StateViews() {
  const t = useMessages('translations')
  const addressWith = useQueryAddress()
  const { state } = useWanted()
  const view = (one: (typeof STATES)[number] | undefined) => ({
    label: t(one ?? 'all'),
    href: addressWith({ state: one, before: null }),
    current: one === state,
  })
  return <Views views={[undefined, ...STATES].map(view)} />
}

const NO_NAMES = { brands: {}, categories: {} }

export function Screen() {
  const t = useMessages('translations')
  const { market } = useLocale()
  const draft = useCellDraft(`translations_${market}`)
  const { review, act, ask, close } = useReview(market)
  const [reading, setReading] = useState(false)
  const report = useDraft<TranslatedFile | null>(`translated_file_${market}`, null)
  const page = useTranslations()
  const startReview = () => void ask(draft.cells)
  useKeys({ 'ctrl s': startReview })
  if (review) {
    const saved = () => {
      close()
      page.again()
    }
    return (
      <ReviewPanel
        {...{ review, draft, names: NO_NAMES }}
        onReview={cells => void ask(cells)}
        onClose={close}
        onSaved={saved}
      />
    )
  }
  const take = (file: TranslatedFile) => {
    setReading(false)
    report.set(file)
    draft.change(file.taken)
  }
  return (
    <div className="list-screen">
      <Head onRead={() => setReading(true)} />
      <TranslatedKinds current="product" />
      <StateViews />
      {act.problem && <p className="grid-note late">{act.problem}</p>}
      <div className="sheet translations">
        <div className="stack">
          <p className="sub">{t('exportHint')}</p>
          {report.value && <TranslationReport file={report.value} draft={draft} onClose={report.drop} />}
          <Cards page={page} draft={draft} />
        </div>
      </div>
      <DraftBar draft={draft} busy={act.busy} onReview={startReview} />
      {reading && (
        <ReadDialog
          label={t('chooseFile')}
          onClose={() => setReading(false)}
          onSend={async body => take((await call('POST /api/admin/translations/read', { body })).data)}
        />
      )}
    </div>
  )
}
