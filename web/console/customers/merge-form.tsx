// The effect of merging two accounts, the choice between contacts, and the confirmation.

import { type FormEvent, useState } from 'react'
import type { MergePreview, MergeSide } from '../../../contract/customer-merges/api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem, Select, TextArea } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { Failed, Loading } from '../components/states.tsx'

type Whose = 'kept' | 'merged'

function Side({ label, side }: { label: string; side: MergeSide }) {
  const t = useMessages('customers')
  const contact = (value: string, verified: boolean) => value && `${value} (${t(verified ? 'verified' : 'unverified')})`
  const lines = [
    [String(side.number), side.company || side.name || t('noName')].join(' · '),
    side.company && side.name,
    side.taxNumber,
    contact(side.phone, side.phoneVerified),
    contact(side.email, side.emailVerified),
    side.points !== 0 && t('moved', { label: t('points'), count: String(side.points) }),
  ]
  return (
    <div>
      <p>
        <b>{label}</b>
      </p>
      {lines.filter(Boolean).map(line => (
        <p key={String(line)}>{line}</p>
      ))}
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <p>{title}</p>
      <ul className="list">
        {lines.map(line => (
          <li key={line}>– {line}</li>
        ))}
      </ul>
    </>
  )
}

function Consequences({ preview: { moves, ends } }: { preview: MergePreview }) {
  const t = useMessages('customers')
  const moving = moves.map(({ kind, count }) => t('moved', { label: t(`moves-${kind}`), count: String(count) }))
  const ending = ends.map(({ kind, count }) => t('moved', { label: t(`ends-${kind}`), count: String(count) }))
  return (
    <>
      {moving.length > 0 ? <Lines title={t('mergeMoves')} lines={moving} /> : <p>{t('mergeNoMoves')}</p>}
      {ending.length > 0 && <Lines title={t('mergeEnds')} lines={ending} />}
    </>
  )
}

interface ChoiceProps {
  preview: MergePreview
  kind: 'email' | 'phone'
  value: Whose
  onChange(value: Whose): void
}

/** The choice between two verified addresses. */
function Choice({ preview, kind, value, onChange }: ChoiceProps) {
  const t = useMessages('customers')
  if (!preview.choose[kind]) return null
  const options = (['kept', 'merged'] as const).map(one => ({
    value: one,
    label: `${preview[one][kind]} · ${t('customerNumber', { number: String(preview[one].number) })}`,
  }))
  const label = t(kind === 'email' ? 'mergeChooseEmail' : 'mergeChoosePhone')
  return <Select label={label} value={value} options={options} onChange={onChange} />
}

interface FormProps {
  keptId: string
  mergedId: string
  onBack(): void
  onDone(): void
}

function useMerge({ keptId, mergedId, onDone }: FormProps) {
  const t = useMessages('customers')
  const [idempotencyKey] = useState(newId)
  const { busy, problem, run } = useAct()
  const merge = async (input: { reason: string; email: Whose; phone: Whose }) => {
    const body = { ...input, mergedId, idempotencyKey }
    const reply = await run(() =>
      call('POST /api/admin/customers/{customerId}/merge', { params: { customerId: keptId }, body }),
    )
    if (!reply) return
    showToast(t('mergeDone'))
    onDone()
  }
  return { busy, problem, merge }
}

function Confirmation({ preview, ...form }: FormProps & { preview: MergePreview }) {
  const t = useMessages('customers')
  const { busy, problem, merge } = useMerge(form)
  const [reason, setReason] = useState('')
  const [email, setEmail] = useState<Whose>('kept')
  const [phone, setPhone] = useState<Whose>('kept')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    merge({ reason, email, phone })
  }
  return (
    <form className="form" onSubmit={submit}>
      <Choice preview={preview} kind="phone" value={phone} onChange={setPhone} />
      <Choice preview={preview} kind="email" value={email} onChange={setEmail} />
      <p className="soft">{t('mergeContacts')}</p>
      <TextArea
        label={t('mergeReason')}
        hint={t('reasonHint')}
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <p>{t('mergeUndo')}</p>
      <Problem text={problem} />
      <button type="submit" className="b go" disabled={busy}>
        {t('mergeConfirm')}
      </button>
    </form>
  )
}

export function MergeForm(form: FormProps) {
  const t = useMessages('customers')
  const { keptId, mergedId, onBack } = form
  const load = useLoad(`${keptId} ${mergedId}`, async () => {
    const input = { params: { customerId: keptId }, query: { mergedId } }
    return (await call('GET /api/admin/customers/{customerId}/merge', input)).data
  })
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  const preview = load.data
  if (!preview) return <Loading />
  const hindrances = preview.hindrances.map(one => t(`hindrance-${one}`))
  return (
    <div className="form">
      <div className="acts">
        <button type="button" className="b" onClick={onBack}>
          {t('mergeOther')}
        </button>
      </div>
      <Side label={t('mergeKept')} side={preview.kept} />
      <Side label={t('mergeMerged')} side={preview.merged} />
      {hindrances.length > 0 ? (
        <Lines title={t('mergeNot')} lines={hindrances} />
      ) : (
        <>
          <Consequences preview={preview} />
          <Confirmation preview={preview} {...form} />
        </>
      )}
    </div>
  )
}
