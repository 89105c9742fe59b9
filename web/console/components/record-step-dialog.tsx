// Before a step for many records: the tag or the member, then how many will be changed, and how many are skipped and why.

import { type FormEvent, useId, useState } from 'react'
import { TAG_MAX } from '../../../contract/annotations/kinds.rules.ts'
import type { RecordStep } from '../../../contract/record-jobs/api.ts'
import type { JobKind, RecordAction } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from './dialog.tsx'
import { Field, Problem, Select } from './field.tsx'
import { newId } from './new-id.ts'
import { jobPath, useSkipText } from './record-job-words.ts'
import { Failed, Loading } from './states.tsx'

interface Chosen {
  kind: JobKind
  market: Market
  records: readonly string[]
  step: RecordStep
}

/** What the step would do, and its start. */
function Preview({ kind, market, records, step, onClose }: Chosen & { onClose(): void }) {
  const t = useMessages('tagging')
  const frame = useMessages('frame')
  const skipText = useSkipText()
  const { busy, problem, run } = useAct()
  // sent again, it is the same job
  const [recordJobId] = useState(newId)
  const wanted = { market, recordKind: kind, step, records: [...records] }
  const preview = useLoad(
    JSON.stringify(wanted),
    async () => (await call('POST /api/admin/recordJobs/preview', { body: wanted })).data,
  )
  const start = () =>
    run(async () => {
      await call('POST /api/admin/recordJobs', { body: { ...wanted, recordJobId } })
      navigate(jobPath(kind, recordJobId))
    })
  if (preview.error) return <Failed error={preview.error} onRetry={preview.again} />
  if (!preview.data) return <Loading />
  const { fits, skipped } = preview.data
  return (
    <div className="form">
      <p role="status">{t(`fits-${kind}`, { count: fits })}</p>
      <ul className="rows">
        {skipped.map(({ reason, count }) => (
          <li key={reason}>{t('skippedBecause', { count, reason: skipText(kind, reason) })}</li>
        ))}
      </ul>
      <p className="sub">{t('about')}</p>
      <Problem text={problem} />
      <div className="acts">
        <button type="button" className="b go" disabled={busy || fits === 0} onClick={() => void start()}>
          {t('start')}
        </button>
        <button type="button" className="b" onClick={onClose}>
          {frame('cancel')}
        </button>
      </div>
    </div>
  )
}

interface ChoiceProps {
  kind: JobKind
  value: string
  onChange(value: string): void
  market: Market
}

function TagChoice({ kind, value, onChange, market }: ChoiceProps) {
  const t = useMessages('tagging')
  const id = useId()
  const query = { recordKind: kind, market }
  const used = useLoad(
    `${kind} ${market}`,
    async () => (await call('GET /api/admin/annotationTags', { query })).data.labels,
  )
  return (
    <>
      <Field
        label={t('tag')}
        list={id}
        autoComplete="off"
        required
        maxLength={TAG_MAX}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <datalist id={id}>
        {used.data?.map(label => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  )
}

function MemberChoice({ kind, value, onChange, market }: ChoiceProps) {
  const t = useMessages('tagging')
  const query = { recordKind: kind, market }
  const members = useLoad(
    `${kind} ${market}`,
    async () => (await call('GET /api/admin/annotationAssignees', { query })).data.members,
  )
  const options = (members.data ?? []).map(({ staffId, name }) => ({ value: staffId, label: name }))
  return (
    <Select
      label={t('responsible')}
      value={value}
      options={[{ value: '', label: t('nobody') }, ...options]}
      onChange={onChange}
    />
  )
}

interface RecordStepDialogProps {
  kind: JobKind
  action: RecordAction
  market: Market
  records: readonly string[]
  onClose(): void
}

export function RecordStepDialog({ kind, action, market, records, onClose }: RecordStepDialogProps) {
  const t = useMessages('tagging')
  const [value, setValue] = useState('')
  const [step, setStep] = useState<RecordStep | null>(null)
  const check = (event: FormEvent) => {
    event.preventDefault()
    setStep(action === 'assign' ? { action, staffId: value || null } : { action, label: value.trim() })
  }
  const choice = {
    kind,
    value,
    market,
    onChange: (next: string) => {
      setValue(next)
      setStep(null)
    },
  }
  return (
    <Dialog title={t(`step-${action}`)} onClose={onClose}>
      <form className="form" onSubmit={check}>
        {action === 'assign' ? <MemberChoice {...choice} /> : <TagChoice {...choice} />}
        {!step && (
          <div className="acts">
            <button type="submit" className="b go">
              {t('check')}
            </button>
          </div>
        )}
      </form>
      {step && <Preview kind={kind} market={market} records={records} step={step} onClose={onClose} />}
    </Dialog>
  )
}
