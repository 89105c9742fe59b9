// Disputes of payments: what has to be answered at the gateway until when, what is under review, how the others ended.

import { type FormEvent, useState } from 'react'
import type { CallInput, CallOutput } from '../../../contract/api.ts'
import { DISPUTE_STATES } from '../../../contract/payments/dispute-states.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { ListHead, Views } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'

type Dispute = CallOutput<'GET /api/admin/disputes'>['data']['disputes'][number]
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

function HistoryDialog({ dispute, onClose }: { dispute: Dispute; onClose(): void }) {
  const t = useMessages('disputes')
  const { moment } = useDates()
  const params = { disputeId: dispute.disputeId }
  const load = useLoad(
    dispute.disputeId,
    async () => (await call('GET /api/admin/disputes/{disputeId}', { params })).data.events,
    true,
  )
  return (
    <Dialog title={t('historyOf', { reference: dispute.reference })} onClose={onClose}>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      <ul className="rows">
        {load.data?.map(({ at, who, why, state }) => (
          <li key={`${at} ${state}`}>
            <div className="grow">
              <span>{t(`view-${state}`)}</span>
              <small>
                {moment(at)} · {who}
              </small>
              {why && <small>{why}</small>}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Gateways join the words of their codes. */
const readable = (code: string) => code.replaceAll('_', ' ')

type Opened = 'history' | 'answer' | { decide: Decision }

function DisputeRow({ dispute, onChange }: { dispute: Dispute; onChange(): void }) {
  const t = useMessages('disputes')
  const { money } = useLocale()
  const { moment } = useDates()
  const may = useMay()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { state, respondBy, answeredAt, phase, reason } = dispute
  const close = () => setOpened(null)
  const done = () => {
    close()
    onChange()
  }
  const isDue = state === 'open' && respondBy !== null
  const isLate = isDue && Date.parse(respondBy) < Date.now() + 2 * 86_400_000
  const decisions = dispute.signed ? [] : (DECISIONS[state] ?? [])
  return (
    <li>
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
      <div className="acts">
        <button type="button" className="b sm flat" onClick={() => setOpened('history')}>
          {t('history')}
        </button>
        {may('payments.write') && state === 'open' && (
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
      {opened === 'history' && <HistoryDialog dispute={dispute} onClose={close} />}
      {opened === 'answer' && <AnswerDialog dispute={dispute} onDone={done} onClose={close} />}
      {typeof opened === 'object' && opened && (
        <DecideDialog dispute={dispute} state={opened.decide} onDone={done} onClose={close} />
      )}
    </li>
  )
}

export function Screen() {
  const t = useMessages('disputes')
  const { market } = useLocale()
  const query = useQuery()
  const state = DISPUTE_STATES.find(one => one === query.get('state')) ?? 'open'
  const before = Number(query.get('before')) || undefined
  const load = useLoad(
    `${market} ${state} ${before}`,
    async () => (await call('GET /api/admin/disputes', { query: { market, state, before } })).data,
    true,
  )
  const views = DISPUTE_STATES.map(one => ({
    label: t(`view-${one}`),
    href: to('/disputes', { state: one }),
    current: one === state,
  }))
  const last = load.data?.disputes.at(-1)?.number
  return (
    <div className="stack">
      <ListHead saved title={t('title')} />
      <Views views={views} />
      {state === 'reported' && <p className="sub">{t('reportedText')}</p>}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.disputes.length === 0 && <EmptyState icon="money" title={t('nothing')} />}
      {load.data && load.data.disputes.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {load.data.disputes.map(dispute => (
              <DisputeRow key={dispute.disputeId} dispute={dispute} onChange={load.again} />
            ))}
          </ul>
        </section>
      )}
      {load.data?.more && last !== undefined && (
        <a className="b" href={to('/disputes', { state, before: String(last) })}>
          {t('older')}
        </a>
      )}
    </div>
  )
}
