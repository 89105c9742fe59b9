// Records the transfer of a payout, or cancels the proposal.

import { type FormEvent, useState } from 'react'
import type { Payout } from '../../../contract/payouts/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

/** The account of a payout, with its full number on request, which is recorded. */
function FullAccount({ payoutId }: { payoutId: string }) {
  const t = useMessages('finance')
  const { busy, problem, run } = useAct()
  const [text, setText] = useState('')
  const show = async () => {
    const reply = await run(() => call('GET /api/admin/payouts/{payoutId}/account', { params: { payoutId } }))
    if (!reply) return
    const { holder, accountNumber: number, ifsc, bank } = reply.data
    setText(t('payoutAccountIs', { holder, bank: [bank, ifsc].filter(Boolean).join(' '), number }))
  }
  if (text !== '') return <p className="note">{text}</p>
  return (
    <>
      <button type="button" className="b sm" disabled={busy} onClick={show}>
        {t('payoutAccount')}
      </button>
      <Problem text={problem} />
    </>
  )
}

export function PayoutDialog({ payout, onClose, onDone }: { payout: Payout; onClose(): void; onDone(): void }) {
  const t = useMessages('finance')
  const { money } = useLocale()
  const { busy, problem, run } = useAct()
  const [reference, setReference] = useState('')
  const [paidOn, setPaidOn] = useState('')
  const params = { payoutId: payout.payoutId }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { reference, paidOn }
    if (!(await run(() => call('POST /api/admin/payouts/{payoutId}/record', { params, body })))) return
    showToast(t('payoutRecorded'))
    onDone()
  }
  const cancel = async () => {
    if (!(await run(() => call('POST /api/admin/payouts/{payoutId}/cancel', { params })))) return
    showToast(t('payoutCancelled'))
    onDone()
  }
  return (
    <Dialog title={t('payout', { number: String(payout.number), seller: payout.seller })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t('recordText', { amount: money(payout.amount, payout.currency) })}</p>
        {payout.account && <FullAccount payoutId={payout.payoutId} />}
        <Field
          label={t('reference')}
          hint={t('referenceHint')}
          required
          maxLength={60}
          autoComplete="off"
          value={reference}
          onChange={event => setReference(event.target.value)}
        />
        <Field
          label={t('transferDay')}
          type="date"
          required
          value={paidOn}
          onChange={event => setPaidOn(event.target.value)}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('record')}
          </button>
          <button type="button" className="b" disabled={busy} onClick={cancel}>
            {t('cancelPayout')}
          </button>
        </div>
        <small className="sub">{t('cancelText')}</small>
      </form>
    </Dialog>
  )
}
