// Actions on an issue: test to the member's address, send now or later, stop, delete.

import { type FormEvent, useState } from 'react'
import type { NewsletterIssue } from '../../../contract/newsletters/issues-api.ts'
import { LANGUAGES, type Language } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { atTime } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

interface StepProps {
  issue: NewsletterIssue
  onChanged(issue: NewsletterIssue): void
}

function ScheduleDialog({ issue, onChanged, onClose }: StepProps & { onClose(): void }) {
  const t = useMessages('newsletters')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [at, setAt] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { newsletterId: issue.newsletterId }
    const body = { version: issue.version, sendAt: at === '' ? null : atTime(at, market) }
    const changed = await run(() => call('POST /api/admin/newsletters/{newsletterId}/schedule', { params, body }))
    if (!changed) return
    onClose()
    onChanged(changed.data)
  }
  return (
    <Dialog title={t('send')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="soft">{t('sendText')}</p>
        <Field
          label={t('sendAt')}
          hint={t('sendAtHint')}
          type="datetime-local"
          value={at}
          onChange={event => setAt(event.target.value)}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t(at === '' ? 'sendNow' : 'schedule')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function TestButtons({ issue }: { issue: NewsletterIssue }) {
  const t = useMessages('newsletters')
  const { busy, problem, run } = useAct()
  const test = async (language: Language) => {
    const params = { newsletterId: issue.newsletterId }
    const sent = await run(() =>
      call('POST /api/admin/newsletters/{newsletterId}/test', { params, body: { language } }),
    )
    if (sent) showToast(t('testSent', { email: sent.data.email }), 5000)
  }
  return (
    <>
      {LANGUAGES.map(language => (
        <button key={language} type="button" className="b" disabled={busy} onClick={() => void test(language)}>
          {t(language === 'hi' ? 'testHindi' : 'testEnglish')}
        </button>
      ))}
      <Problem text={problem} />
    </>
  )
}

export function IssueSteps({ issue, onChanged }: StepProps) {
  const t = useMessages('newsletters')
  const { busy, problem, run } = useAct()
  const [open, setOpen] = useState(false)
  const { newsletterId, state } = issue
  const params = { newsletterId }
  const stop = async () => {
    const changed = await run(() => call('POST /api/admin/newsletters/{newsletterId}/stop', { params }))
    if (changed) onChanged(changed.data)
  }
  const remove = async () => {
    if (await run(() => call('DELETE /api/admin/newsletters/{newsletterId}', { params }))) navigate(to('/newsletters'))
  }
  return (
    <section className="panel" aria-label={t('steps')}>
      <div className="in-b acts">
        <TestButtons issue={issue} />
        {state === 'draft' && (
          <>
            <button type="button" className="b go" onClick={() => setOpen(true)}>
              {t('send')}
            </button>
            <button type="button" className="b" disabled={busy} onClick={() => void remove()}>
              {t('delete')}
            </button>
          </>
        )}
        {(state === 'scheduled' || state === 'sending') && (
          <button type="button" className="b" disabled={busy} onClick={() => void stop()}>
            {t(state === 'scheduled' ? 'unschedule' : 'stop')}
          </button>
        )}
        <Problem text={problem} />
      </div>
      {open && <ScheduleDialog issue={issue} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </section>
  )
}
