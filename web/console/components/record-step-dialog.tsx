// Before a step for many records: the tag, member, day, reason or reorder point, then how many will be changed, and how many are skipped and why.

import { type FormEvent, useId, useState } from 'react'
import { TAG_MAX } from '../../../contract/annotations/kinds.rules.ts'
import type { RecordStep } from '../../../contract/record-jobs/api.ts'
import {
  isMarkKind,
  type JobKind,
  MAX_STEP_REASON,
  type MarkKind,
  type RecordAction,
  readReorderLabel,
} from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { dayOf } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from './dialog.tsx'
import { Field, Problem, Select } from './field.tsx'
import { newId } from './new-id.ts'
import { jobPath, useSkipText } from './record-job-words.ts'
import { ReorderChoice } from './reorder-choice.tsx'
import { Failed, Loading } from './states.tsx'

interface Chosen {
  kind: JobKind
  market: Market
  records: readonly string[]
  step: RecordStep
}

/** The preview of the step, and its start. */
function Preview({ kind, market, records, step, onClose }: Chosen & { onClose(): void }) {
  const t = useMessages('tagging')
  const frame = useMessages('frame')
  const skipText = useSkipText()
  const { busy, problem, run } = useAct()
  // resubmitting starts the same job
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

interface ChoiceProps<Kind = JobKind> {
  kind: Kind
  value: string
  onChange(value: string): void
  market: Market
}

function TagChoice({ kind, value, onChange, market }: ChoiceProps<MarkKind>) {
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

function MemberChoice({ kind, value, onChange, market }: ChoiceProps<MarkKind>) {
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

function DayChoice({ value, onChange, market }: ChoiceProps) {
  const t = useMessages('tagging')
  const today = dayOf(new Date().toISOString(), market)
  return (
    <Field
      label={t('lastDay')}
      hint={t('lastDayHint')}
      type="date"
      required
      min={today}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}

function ReasonChoice({ value, onChange }: ChoiceProps) {
  const t = useMessages('tagging')
  return (
    <Field
      label={t('reason')}
      hint={t('reasonHint')}
      required
      maxLength={MAX_STEP_REASON}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}

/** Input needed before a step; renders nothing if none is needed. */
function Choice({ action, records, ...choice }: ChoiceProps & { action: RecordAction; records: readonly string[] }) {
  const { kind } = choice
  if (action === 'end-on') return <DayChoice {...choice} />
  if (action === 'reject') return <ReasonChoice {...choice} />
  if (action === 'reorder') return <ReorderChoice {...choice} records={records} />
  if (!isMarkKind(kind)) return null
  return action === 'assign' ? <MemberChoice {...choice} kind={kind} /> : <TagChoice {...choice} kind={kind} />
}

function stepWith(action: RecordAction, value: string): RecordStep {
  switch (action) {
    case 'assign':
      return { action, staffId: value || null }
    case 'add-tag':
    case 'remove-tag':
      return { action, label: value.trim() }
    case 'end-on':
      return { action, day: value }
    case 'reject':
      return { action, reason: value.trim() }
    case 'reorder':
      return { action, ...readReorderLabel(value) }
    default:
      return { action }
  }
}

/** Steps without input: their preview is shown at once. */
const isPlain = (action: RecordAction) => action === 'stop' || action === 'resume' || action === 'publish'

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
  const [step, setStep] = useState<RecordStep | null>(isPlain(action) ? stepWith(action, '') : null)
  const check = (event: FormEvent) => {
    event.preventDefault()
    setStep(stepWith(action, value))
  }
  const change = (next: string) => {
    setValue(next)
    setStep(null)
  }
  return (
    <Dialog title={t(`step-${action}`)} onClose={onClose}>
      {!isPlain(action) && (
        <form className="form" onSubmit={check}>
          <Choice {...{ action, records, kind, value, market }} onChange={change} />
          {!step && (
            <div className="acts">
              <button type="submit" className="b go">
                {t('check')}
              </button>
            </div>
          )}
        </form>
      )}
      {step && <Preview kind={kind} market={market} records={records} step={step} onClose={onClose} />}
    </Dialog>
  )
}
