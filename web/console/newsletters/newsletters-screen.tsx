// Newsletter issues, newest first: drafts, scheduled, and sent ones with the number of readers; and the subscribers.

import type { NewsletterIssue } from '../../../contract/newsletters/issues-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { ListHead } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { useStateLine } from './use-state-line.ts'

function IssueRow({ issue }: { issue: NewsletterIssue }) {
  const t = useMessages('newsletters')
  const { language } = useLocale()
  const { moment } = useDates()
  const stateLine = useStateLine()
  const { newsletterId, subject, state, updatedAt, text } = issue
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <a href={to(`/newsletters/${newsletterId}`)}>
            <b>{subject[language]}</b>
          </a>{' '}
          <span className="tag">{t(state)}</span>
        </span>
        <p className="clip">{text[language]}</p>
        <small>{[stateLine(issue), t('changed', { time: moment(updatedAt) })].filter(Boolean).join(' · ')}</small>
      </div>
    </li>
  )
}

export function Screen() {
  const t = useMessages('newsletters')
  const { market, number } = useLocale()
  const may = useMay()
  const before = useQuery().get('before')
  const addressWith = useQueryAddress()
  const load = useLoad(
    `${market} ${before}`,
    async () => {
      const query = { market, ...(before ? { before } : {}) }
      return (await call('GET /api/admin/newsletters', { query })).data
    },
    true,
  )
  const { data } = load
  return (
    <div className="stack">
      <ListHead title={t('title')}>
        <a className="b" href={`/api/admin/newsletter/subscribers.csv?market=${market}`} download>
          {t('export')}
        </a>
        {may('newsletter.write') && (
          <a className="b go" href={to('/newsletters/new')}>
            {t('new')}
          </a>
        )}
      </ListHead>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!data && !load.error && <Loading />}
      {data && (
        <p className="soft">{t('subscribers', { en: number(data.subscribers.en), hi: number(data.subscribers.hi) })}</p>
      )}
      {data?.issues.length === 0 && <EmptyState icon="mail" title={t('nothing')} />}
      {data && data.issues.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {data.issues.map(issue => (
              <IssueRow key={issue.newsletterId} issue={issue} />
            ))}
          </ul>
        </section>
      )}
      {(before || data?.next) && (
        <div className="acts">
          {before && (
            <a className="b" href={addressWith({ before: null })}>
              {t('newest')}
            </a>
          )}
          {data?.next && (
            <a className="b" href={addressWith({ before: data.next })}>
              {t('older')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
