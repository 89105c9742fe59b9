// Issues a debit note for an invoice that charged too little: lines, reason, and the sum before it is written.

import { type FormEvent, useState } from 'react'
import type { DebitableInvoice } from '../../../contract/invoices/debit-api.ts'
import { DEBIT_REASONS, type DebitReason } from '../../../contract/invoices/debits.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select, TextArea } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { Failed, Loading } from '../components/states.tsx'
import { type DebitDraft, draftDebit } from './debit-draft.ts'

interface DebitNoteProps {
  invoiceId: string
  onDone(): void
  onClose(): void
}

interface LinesProps {
  invoice: DebitableInvoice
  reason: DebitReason
  typed: Readonly<Record<number, string>>
  draft: DebitDraft
  onType(lineNo: number, text: string): void
}

function Lines({ invoice, reason, typed, draft, onType }: LinesProps) {
  const t = useMessages('debit-notes')
  const { money, number, language } = useLocale()
  return (
    <>
      {invoice.lines.map(({ lineNo, name, taxRateBp, taxableMinor }) => {
        const fault = draft.faults.get(lineNo)
        const line = draft.lines.find(one => one.lineNo === lineNo)
        const stands = t('stands', { value: money(taxableMinor, 'INR'), rate: number(taxRateBp / 100) })
        const adds = line && t('adds', { value: money(line.taxableMinor, 'INR'), tax: money(line.taxMinor, 'INR') })
        return (
          <Field
            key={lineNo}
            label={`${lineNo}. ${name[language]}`}
            hint={[stands, adds].filter(Boolean).join(' ')}
            error={fault ? t(`fault-${fault}`) : ''}
            inputMode="decimal"
            autoComplete="off"
            placeholder={t(`place-${reason}`)}
            value={typed[lineNo] ?? ''}
            onChange={event => onType(lineNo, event.target.value)}
          />
        )
      })}
    </>
  )
}

/** The input, the resulting note, and the call. */
function useDebit(invoice: DebitableInvoice, onDone: () => void) {
  const t = useMessages('debit-notes')
  const { money } = useLocale()
  const { busy, problem, run } = useAct()
  // key of this form: a retry after a lost response issues no second note
  const [idempotencyKey] = useState(newId)
  const [reason, setReason] = useState<DebitReason>('value-undercharged')
  const [explanation, setExplanation] = useState('')
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const draft = draftDebit(invoice, reason, typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { taxNumber, number: invoiceNumber } = invoice
    const body = {
      taxNumber,
      invoiceNumber,
      reason,
      explanation: explanation.trim(),
      idempotencyKey,
      lines: draft.sent,
    }
    const reply = await run(() => call('POST /api/admin/invoices/debitNotes', { body }))
    if (!reply) return
    const { number, total, currency } = reply.data
    showToast(t('issued', { number, total: money(total, currency) }))
    onDone()
  }
  const change = (next: DebitReason) => {
    setReason(next)
    setTyped({})
  }
  const type = (lineNo: number, text: string) => setTyped({ ...typed, [lineNo]: text })
  return { busy, problem, reason, change, explanation, setExplanation, typed, type, draft, submit }
}

function DebitForm({ invoice, onDone }: { invoice: DebitableInvoice; onDone(): void }) {
  const t = useMessages('debit-notes')
  const { money } = useLocale()
  const { busy, problem, reason, change, explanation, setExplanation, typed, type, draft, submit } = useDebit(
    invoice,
    onDone,
  )
  const sums = { value: money(draft.taxable, 'INR'), tax: money(draft.tax, 'INR'), total: money(draft.total, 'INR') }
  return (
    <form className="form" onSubmit={event => void submit(event)}>
      <Select<DebitReason>
        label={t('reason')}
        value={reason}
        options={DEBIT_REASONS.map(value => ({ value, label: t(value) }))}
        onChange={change}
      />
      <p className="soft">{t(`text-${reason}`)}</p>
      <Lines {...{ invoice, reason, typed, draft }} onType={type} />
      <TextArea
        label={t('explanation')}
        hint={t('explanationHint')}
        required
        maxLength={300}
        value={explanation}
        onChange={event => setExplanation(event.target.value)}
      />
      {draft.sent.length > 0 && draft.faults.size === 0 && (
        <p role="status">
          <b>{t('sum', sums)}</b>
        </p>
      )}
      <p className="sub">{t('final')}</p>
      <Problem text={problem} />
      <div className="acts">
        <button
          type="submit"
          className="b go"
          disabled={busy || draft.sent.length === 0 || draft.faults.size > 0 || explanation.trim() === ''}
        >
          {t('issue')}
        </button>
      </div>
    </form>
  )
}

export function DebitNote({ invoiceId, onDone, onClose }: DebitNoteProps) {
  const t = useMessages('debit-notes')
  const load = useLoad(
    invoiceId,
    async () => (await call('GET /api/admin/invoices/debitable', { query: { invoiceId } })).data,
  )
  return (
    <Dialog title={t('title', { number: load.data?.number ?? '' })} onClose={onClose}>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && <DebitForm invoice={load.data} onDone={onDone} />}
    </Dialog>
  )
}
