// Frequent search texts, and those without results, each with possible actions.

import { SEARCH_PERIODS, type SearchView } from '../../../contract/search/counts.rules.ts'
import type { CountedText } from '../../../contract/search/counts-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Select } from '../components/field.tsx'
import { Views } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { SearchHead } from './search-head.tsx'

const PATH = '/synonyms/texts'

function TextRow({ counted }: { counted: CountedText }) {
  const t = useMessages('synonyms')
  const may = useMay()
  const { number } = useLocale()
  const { moment } = useDates()
  const { text, searches, empty, lastAt } = counted
  const steps = [
    { label: t('showResults'), href: to('/synonyms/results', { text }) },
    { label: t('addSynonym'), href: to('/synonyms', { word: text }) },
    { label: t('newRedirect'), href: to('/synonyms/redirects', { new: text }) },
  ]
  return (
    <li>
      <div className="grow">
        <b>{text}</b>
        <small>
          {t('searchedTimes', { count: searches, number: number(searches) })}
          {empty > 0 && ` · ${t('foundNothing', { number: number(empty) })}`} ·{' '}
          {t('lastSearched', { time: moment(lastAt) })}
        </small>
      </div>
      <div className="acts">
        {steps.slice(0, may('synonyms.write') ? steps.length : 1).map(({ label, href }) => (
          <a key={label} className="b sm" href={href} aria-label={`${label}: ${text}`}>
            {label}
          </a>
        ))}
      </div>
    </li>
  )
}

export function Screen() {
  const t = useMessages('synonyms')
  const { market } = useLocale()
  const query = useQuery()
  const view: SearchView = query.get('view') === 'empty' ? 'empty' : 'all'
  const days = SEARCH_PERIODS.find(period => period === Number(query.get('days'))) ?? 28
  const wanted = { market, view, days, after: query.get('before') ?? undefined }
  const load = useLoad(
    JSON.stringify(wanted),
    async () => (await call('GET /api/admin/search/texts', { query: wanted })).data,
    true,
  )
  const pager = usePager(load.data?.next ?? null)
  const addressOf = (next: { view?: SearchView; days?: number }) =>
    to(PATH, { view: next.view ?? view, days: String(next.days ?? days) })
  return (
    <div className="stack">
      <SearchHead view="texts" />
      <section className="panel" aria-label={t(view === 'empty' ? 'emptyTexts' : 'allTexts')}>
        <Views
          label={t('viewTexts')}
          views={[
            { label: t('allTexts'), href: addressOf({ view: 'all' }), current: view === 'all' },
            { label: t('emptyTexts'), href: addressOf({ view: 'empty' }), current: view === 'empty' },
          ]}
        />
        <div className="in-b form">
          <Select
            label={t('period')}
            value={String(days)}
            options={SEARCH_PERIODS.map(period => ({ value: String(period), label: t('lastDays', { count: period }) }))}
            onChange={period => navigate(addressOf({ days: Number(period) }))}
          />
          <p className="sub">{t(view === 'empty' ? 'emptyTextsIntro' : 'allTextsIntro')}</p>
          {load.error && <Failed error={load.error} onRetry={load.again} />}
          {!load.data && !load.error && <Loading />}
          {load.data?.texts.length === 0 && (
            <EmptyState icon="search" title={t(view === 'empty' ? 'noEmptyTexts' : 'noTexts')} />
          )}
          <ul className="rows">
            {load.data?.texts.map(counted => (
              <TextRow key={counted.text} counted={counted} />
            ))}
          </ul>
          <PagerButtons pager={pager} />
        </div>
      </section>
    </div>
  )
}
