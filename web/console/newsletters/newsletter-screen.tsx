// One issue of the newsletter, or a new one: written in both languages, tested, scheduled, stopped, deleted.

import type { NewsletterIssue } from '../../../contract/newsletters/issues-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { newId } from '../components/new-id.ts'
import { Failed, Loading } from '../components/states.tsx'
import { IssueForm } from './issue-form.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueSteps } from './issue-steps.tsx'
import { useStateLine } from './use-state-line.ts'

const read = async (newsletterId: string) =>
  (await call('GET /api/admin/newsletters/{newsletterId}', { params: { newsletterId } })).data

function newIssue(market: NewsletterIssue['market']): NewsletterIssue {
  return {
    ...{ newsletterId: newId(), market, state: 'draft', version: 0 },
    ...{ subject: { en: '', hi: '' }, text: { en: '', hi: '' }, msns: [], button: { en: '', hi: '' }, link: null },
    ...{ sendAt: null, sentAt: null, sentCount: 0, updatedAt: new Date().toISOString() },
  }
}

interface IssueProps {
  issue: NewsletterIssue
  onSaved(issue: NewsletterIssue): void
}

function Issue({ issue, onSaved }: IssueProps) {
  const t = useMessages('newsletters')
  const { language } = useLocale()
  const stateLine = useStateLine()
  const may = useMay()
  const isNew = issue.version === 0
  const isEdited = issue.state === 'draft' && may('newsletter.write')
  return (
    <>
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <a href={to('/newsletters')}>{t('title')}</a>
          </p>
          <h1>{isNew ? t('new') : issue.subject[language]}</h1>
          {!isNew && (
            <p className="soft">
              <span className="tag">{t(issue.state)}</span> {stateLine(issue)}
            </p>
          )}
        </div>
      </div>
      <div className="stack editor">
        {!isNew && may('newsletter.write') && <IssueSteps issue={issue} onChanged={onSaved} />}
        {isEdited ? (
          <IssueForm issue={issue} reload={() => read(issue.newsletterId)} onSaved={onSaved} />
        ) : (
          <>
            <IssuePreview issue={issue} language="en" />
            <IssuePreview issue={issue} language="hi" />
          </>
        )}
      </div>
    </>
  )
}

export function Screen({ parts: [id = ''] }: { parts: readonly string[] }) {
  const { market } = useLocale()
  const load = useLoad(id, async () => (id === 'new' ? newIssue(market) : read(id)))
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const issue = load.data
  const saved = (next: NewsletterIssue) =>
    id === 'new' ? navigate(to(`/newsletters/${next.newsletterId}`)) : load.show(next)
  return <Issue key={`${id} ${issue.version}`} issue={issue} onSaved={saved} />
}
