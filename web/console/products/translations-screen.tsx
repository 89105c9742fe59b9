// Missing or outdated Hindi texts of products: translated here, or by export and import of a file.

import { useState } from 'react'
import type { TranslatedFile } from '../../../contract/products/translations-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useDraft } from '../app/use-draft.ts'
import { type Load, useLoad } from '../app/use-load.ts'
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
import { TranslationHead, TranslationStates, useTranslationState } from './translation-head.tsx'
import { useReview } from './use-review.ts'

function useWanted() {
  const { market } = useLocale()
  const query = useQuery()
  const state = useTranslationState()
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

const NO_NAMES = { brands: {}, categories: {} }

export function Screen() {
  const t = useMessages('translations')
  const { after: _after, ...wanted } = useWanted()
  const { market } = wanted
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
      <TranslationHead file="/api/admin/translations.csv" query={wanted} onRead={() => setReading(true)} />
      <TranslatedKinds current="product" />
      <TranslationStates current={wanted.state} />
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
