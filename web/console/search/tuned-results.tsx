// The first results of a text with a draft of its tuning: products are pinned, moved and buried, then saved.

import { useState } from 'react'
import type { SearchPreview, SearchTuning } from '../../../contract/search/tuning-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { buriedAfter, type Draft, movedUp, pinnedAfter, released } from './tuning-draft.ts'
import { WhyHere } from './why-here.tsx'

type Product = SearchPreview['after']['products'][number]

interface ResultProps {
  product: Product
  /** Place before the change; 0 when it was not among the first. */
  before: number
  draft: Draft
  onChange: ((draft: Draft) => void) | null
}

function Result({ product, before, draft, onChange }: ResultProps) {
  const t = useMessages('synonyms')
  const { msn, productName, brandName, availability, why } = product
  const isPinned = draft.pinned.includes(msn)
  const isBuried = draft.buried.includes(msn)
  const button = (label: string, next: Draft) => (
    <button type="button" className="b sm" aria-label={`${label}: ${productName}`} onClick={() => onChange?.(next)}>
      {label}
    </button>
  )
  return (
    <li>
      <div className="grow">
        <span>
          {productName} {isPinned && <span className="tag">{t('pinned')}</span>}
          {isBuried && <span className="tag warn">{t('buried')}</span>}
        </span>
        <small>
          {[
            brandName,
            msn,
            availability === 'in-stock' ? '' : t('notInStock'),
            before ? t('placeBefore', { place: before }) : t('newHere'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {why && <WhyHere why={why} />}
      </div>
      {onChange && (
        <div className="acts">
          {isPinned && draft.pinned.indexOf(msn) > 0 && button(t('up'), movedUp(draft, msn))}
          {isPinned || isBuried ? (
            button(t('release'), released(draft, msn))
          ) : (
            <>
              {button(t('pin'), pinnedAfter(draft, msn))}
              {button(t('bury'), buriedAfter(draft, msn))}
            </>
          )}
        </div>
      )}
    </li>
  )
}

function AddPin({ draft, onChange }: { draft: Draft; onChange(draft: Draft): void }) {
  const t = useMessages('synonyms')
  const [msn, setMsn] = useState('')
  const add = () => {
    onChange(pinnedAfter(draft, msn.trim().toUpperCase()))
    setMsn('')
  }
  return (
    <div className="acts">
      <Field label={t('pinOther')} maxLength={11} value={msn} onChange={event => setMsn(event.target.value)} />
      <button type="button" className="b" disabled={!/^\s*MSN[0-9A-Z]{8}\s*$/i.test(msn)} onClick={add}>
        {t('pin')}
      </button>
    </div>
  )
}

interface BuriedProps {
  draft: Draft
  /** Known names by MSN. */
  names: ReadonlyMap<string, string>
  onChange: ((draft: Draft) => void) | null
}

/** Buried products are seldom among the first results. */
function Buried({ draft, names, onChange }: BuriedProps) {
  const t = useMessages('synonyms')
  if (draft.buried.length === 0) return null
  return (
    <>
      <h3>{t('comeLast')}</h3>
      <ul className="rows">
        {draft.buried.map(msn => (
          <li key={msn}>
            <div className="grow">
              {names.get(msn)} <small>{msn}</small>
            </div>
            {onChange && (
              <button
                type="button"
                className="b sm"
                aria-label={`${t('release')}: ${names.get(msn) ?? msn}`}
                onClick={() => onChange(released(draft, msn))}
              >
                {t('release')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Results({
  preview: { before, after },
  draft,
  onChange,
}: { preview: SearchPreview } & Omit<BuriedProps, 'names'>) {
  const t = useMessages('synonyms')
  return (
    <>
      {after.products.length === 0 && <p className="soft">{t('noResults')}</p>}
      <ol className="rows">
        {after.products.map(product => (
          <Result
            key={product.msn}
            product={product}
            before={before.products.findIndex(({ msn }) => msn === product.msn) + 1}
            draft={draft}
            onChange={onChange}
          />
        ))}
      </ol>
      <Buried
        draft={draft}
        names={new Map(before.products.map(({ msn, productName }) => [msn, productName]))}
        onChange={onChange}
      />
    </>
  )
}

interface TunedResultsProps {
  text: string
  /** Null when the text is not tuned. */
  saved: SearchTuning | null
  onSaved(): void
}

export function TunedResults({ text, saved, onSaved }: TunedResultsProps) {
  const t = useMessages('synonyms')
  const { market, language, number } = useLocale()
  const may = useMay()
  const stored: Draft = { pinned: saved?.pinned ?? [], buried: saved?.buried ?? [] }
  const [draft, setDraft] = useState(stored)
  const [explain, setExplain] = useState(false)
  const { busy, problem, run } = useAct()
  const changed = JSON.stringify(draft) !== JSON.stringify(stored)
  const load = useLoad(`${text} ${language} ${JSON.stringify(draft)} ${explain}`, async () => {
    const body = { market, language, text, ...draft, explain }
    return (await call('POST /api/admin/search/preview', { body })).data
  })
  const save = async () => {
    const body = { market, text, ...draft, version: saved?.version ?? 0 }
    if (!(await run(() => call('POST /api/admin/search/tunings', { body })))) return
    showToast(t('resultsSaved'))
    onSaved()
  }
  const { data } = load
  const change = may('synonyms.write') ? setDraft : null
  return (
    <section className="panel" aria-labelledby="results">
      <header>
        <h2 id="results">{t('resultsOf', { text })}</h2>
        {data && <span className="sub">{t('foundCount', { count: number(data.after.totalCount) })}</span>}
      </header>
      <div className="in-b form">
        <label className="check">
          <input type="checkbox" checked={explain} onChange={event => setExplain(event.target.checked)} />
          {t('explain')}
        </label>
        {change && <AddPin draft={draft} onChange={change} />}
        {load.error && <Failed error={load.error} onRetry={load.again} />}
        {!data && !load.error && <Loading />}
        {data && <Results preview={data} draft={draft} onChange={change} />}
        <Problem text={problem} />
        {change && (
          <div className="acts">
            <button type="button" className="b go" disabled={busy || !changed} onClick={save}>
              {t('saveResults')}
            </button>
            {changed && (
              <button type="button" className="b" onClick={() => setDraft(stored)}>
                {t('discard')}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
