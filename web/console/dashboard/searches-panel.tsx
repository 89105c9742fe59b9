// Frequent searches and searches without results, in the period of the sales.

import type { SearchView } from '../../../contract/search/counts.rules.ts'
import type { CountedText } from '../../../contract/search/counts-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Failed, Loading } from '../components/states.tsx'

const SHOWN = 8

interface TextsProps {
  view: SearchView
  days: number
  texts: readonly CountedText[]
}

function Texts({ view, days, texts }: TextsProps) {
  const t = useMessages('dashboard')
  const { number } = useLocale()
  const title = t(view === 'all' ? 'topSearches' : 'emptySearches')
  return (
    <section className="panel" aria-labelledby={`searches-${view}`}>
      <header>
        <h2 id={`searches-${view}`} className="grow">
          {title}
        </h2>
        <small className="sub">{t('lastDays', { count: days })}</small>
        <a href={to('/synonyms/texts', { view, days: String(days) })} aria-label={`${t('allOfThem')}: ${title}`}>
          {t('allOfThem')}
        </a>
      </header>
      <ul className="rows in-b">
        {texts.map(({ text, searches, empty }) => (
          <li key={text}>
            <div className="grow">
              <a href={to('/synonyms/results', { text })}>{text}</a>
            </div>
            <b>{number(view === 'all' ? searches : empty)}</b>
          </li>
        ))}
        {texts.length === 0 && <li className="sub">{t(view === 'all' ? 'noSearches' : 'noEmptySearches')}</li>}
      </ul>
    </section>
  )
}

export function SearchesPanel({ days }: { days: number }) {
  const { market } = useLocale()
  const load = useLoad(
    `${market} ${days}`,
    async () => {
      const textsOf = async (view: SearchView) =>
        (await call('GET /api/admin/search/texts', { query: { market, days, view, limit: SHOWN } })).data.texts
      const [all, empty] = await Promise.all([textsOf('all'), textsOf('empty')])
      return { all, empty }
    },
    true,
  )
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  return (
    <div className="searches">
      <Texts view="all" days={days} texts={load.data.all} />
      <Texts view="empty" days={days} texts={load.data.empty} />
    </div>
  )
}
