// Search texts with tuned results, and the results of one with pinned and buried products.

import { type FormEvent, useEffect, useState } from 'react'
import { tunedText } from '../../../contract/search/tuning.rules.ts'
import type { SearchTuning } from '../../../contract/search/tuning-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Field } from '../components/field.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { SearchHead } from './search-head.tsx'
import { TunedResults } from './tuned-results.tsx'

function TextForm({ text }: { text: string }) {
  const t = useMessages('synonyms')
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    navigate(to('/synonyms/results', { text: tunedText(typed) }))
  }
  return (
    <form className="panel tree-panel form" onSubmit={submit}>
      <Field
        label={t('searchText')}
        type="search"
        required
        maxLength={120}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <div className="acts">
        <button type="submit" className="b go">
          {t('showResults')}
        </button>
      </div>
    </form>
  )
}

function TunedTexts({ tunings }: { tunings: readonly SearchTuning[] }) {
  const t = useMessages('synonyms')
  const { moment } = useDates()
  if (tunings.length === 0) return <EmptyState icon="search" title={t('noTunings')} />
  return (
    <section className="panel" aria-labelledby="tuned">
      <header>
        <h2 id="tuned">{t('tuned')}</h2>
      </header>
      <ul className="rows in-b">
        {tunings.map(({ text, pinned, buried, updatedAt }) => (
          <li key={text}>
            <div className="grow">
              <a href={to('/synonyms/results', { text })}>
                <b>{text}</b>
              </a>
              <small>
                {t('tunedCounts', { pinned: pinned.length, buried: buried.length })} ·{' '}
                {t('changed', { time: moment(updatedAt) })}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Screen() {
  const { market } = useLocale()
  const text = tunedText(useQuery().get('text') ?? '')
  const load = useLoad(
    market,
    async () => (await call('GET /api/admin/search/tunings', { query: { market } })).data.tunings,
    true,
  )
  const saved = load.data?.find(one => one.text === text) ?? null
  return (
    <div className="stack">
      <SearchHead view="results" />
      <TextForm text={text} />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && text === '' && <TunedTexts tunings={load.data} />}
      {load.data && text !== '' && (
        <TunedResults key={`${market} ${text} ${saved?.version}`} text={text} saved={saved} onSaved={load.again} />
      )}
    </div>
  )
}
