// A payment dispute with its staff actions: marking it as answered, and recording its outcome.

import { type FormEvent, useState } from 'react'
import type { CallInput, CallOutput } from '../../../contract/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { Choosable, type RowChoice } from '../components/row-choice.tsx'

export type Dispute = CallOutput<'GET /api/admin/disputes'>['data']['disputes'][number]
type Decision = CallInput<'POST /api/admin/disputes/{disputeId}/decide'>['body']['state']

interface Done {
  onDone(): void
  onClose(): void
}

function AnswerDialog({ dispute, onDone, onClose }: Done & { dispute: Dispute }) {
  const t = useMessages('disputes')
  const { busy, problem, run } = useAct()
  const draft = useDraft(`dispute-${dispute.disputeId}`, '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { disputeId: dispute.disputeId }, body: { note: draft.value } }
    if (!(await run(() => call('POST /api/admin/disputes/{disputeId}/answer', input)))) return
    draft.drop()
    showToast(t('answered'))
    onDone()
  }
  return (
    <Dialog title={t('answer')} onClose={onClose}>
      <p>{t('answerText', { gateway: dispute.gateway })}</p>
      <form className="form" onSubmit={submit}>
        <Field
          label={t('note')}
          required
          maxLength={500}
          autoComplete="off"
          value={draft.value}
          onChange={event => draft.set(event.target.value)}
        />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('answer')}
        </button>
      </form>
    </Dialog>
  )
}

const DECISIONS: Partial<Record<Dispute['state'], readonly Decision[]>> = {
  reported: ['open', 'closed'],
  open: ['won', 'lost', 'closed'],
  'under-review': ['won', 'lost', 'closed'],
}

function DecideDialog({ dispute, state, onDone, onClose }: Done & { dispute: Dispute; state: Decision }) {
  const t = useMessages('disputes')
  const { busy, problem, run } = useAct()
  const [withheld, setWithheld] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { disputeId: dispute.disputeId }, body: { state, withheld } }
    if (!(await run(() => call('POST /api/admin/disputes/{disputeId}/decide', input)))) return
    showToast(t('recorded'))
    onDone()
  }
  return (
    <Dialog title={t(`decide-${state}`)} onClose={onClose}>
      <p>{t(`decideText-${state}`, { gateway: dispute.gateway })}</p>
      <form className="form" onSubmit={submit}>
        {state === 'open' && (
          <label className="check">
            <input
              type="checkbox"
              className="ck"
              checked={withheld}
              onChange={event => setWithheld(event.target.checked)}
            />
            <span>{t('withheld')}</span>
          </label>
        )}
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t(`decide-${state}`)}
        </button>
      </form>
    </Dialog>
  )
}

/** Gateways join the words of their reason codes with underscores. */
const readable = (code: string) => code.replaceAll('_', ' ')

type Opened = 'answer' | { decide: Decision }

interface DisputeRowProps {
  dispute: Dispute
  isOwnPage?: boolean
  choice?: RowChoice | undefined
  onChange(): void
}

function Facts({ dispute }: { dispute: Dispute }) {
  const t = useMessages('disputes')
  const { money } = useLocale()
  const { moment } = useDates()
  const { state, respondBy, answeredAt, phase, reason } = dispute
  const isDue = state === 'open' && respondBy !== null
  const isLate = isDue && Date.parse(respondBy) < Date.now() + 2 * 86_400_000
  return (
    <div className="grow">
      <span>
        <b>{money(dispute.amount, dispute.currency)}</b>{' '}
        <a href={to(`/orders/${dispute.orderNumber}`)}>{t('ofOrder', { number: String(dispute.orderNumber) })}</a>
      </span>
      <small>
        {[phase, reason].filter(Boolean).map(readable).join(' · ')} · {dispute.gateway} {dispute.reference}
      </small>
      <small>{t('openedOn', { time: moment(dispute.openedAt) })}</small>
      {isDue && <small className={isLate ? 'late' : undefined}>{t('respondBy', { time: moment(respondBy) })}</small>}
      {answeredAt && <small>{t('answeredOn', { time: moment(answeredAt) })}</small>}
      {!dispute.freezesRefunds && <small>{t('refundable')}</small>}
    </div>
  )
}

/** A list item; `isOwnPage` where there is nothing to open. */
export function DisputeRow({ dispute, isOwnPage = false, choice, onChange }: DisputeRowProps) {
  const t = useMessages('disputes')
  const may = useMay()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const done = () => {
    close()
    onChange()
  }
  const decisions = dispute.signed ? [] : (DECISIONS[dispute.state] ?? [])
  return (
    <li>
      <Choosable name={t('number', { number: String(dispute.number) })} choice={choice}>
        <Facts dispute={dispute} />
      </Choosable>
      <div className="acts">
        {!isOwnPage && (
          <a className="b sm flat" href={to(`/disputes/${dispute.disputeId}`)}>
            {t('historyAndNotes')}
          </a>
        )}
        {may('payments.write') && dispute.state === 'open' && (
          <button type="button" className="b sm" onClick={() => setOpened('answer')}>
            {t('answer')}
          </button>
        )}
        {may('payments.write') &&
          decisions.map(decide => (
            <button key={decide} type="button" className="b sm" onClick={() => setOpened({ decide })}>
              {t(`decide-${decide}`)}
            </button>
          ))}
      </div>
      {opened === 'answer' && <AnswerDialog dispute={dispute} onDone={done} onClose={close} />}
      {typeof opened === 'object' && opened && (
        <DecideDialog dispute={dispute} state={opened.decide} onDone={done} onClose={close} />
      )}
    </li>
  )
}
