// Steps with the account of a customer, each with a reason: end all sessions, block, unblock.

import { type FormEvent, useState } from 'react'
import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, TextArea } from '../components/field.tsx'

interface StepsProps {
  row: CustomerDetail
  onChange(row: CustomerDetail): void
}

type Step = 'block' | 'unblock' | 'endSessions'

function StepDialog({ row, onChange, step, onClose }: StepsProps & { step: Step; onClose(): void }) {
  const t = useMessages('customers')
  const { busy, problem, run } = useAct()
  const [reason, setReason] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { params: { customerId: row.customerId }, body: { reason } }
    const reply = await run(() => {
      if (step === 'block') return call('POST /api/admin/customers/{customerId}/block', input)
      if (step === 'unblock') return call('POST /api/admin/customers/{customerId}/unblock', input)
      return call('POST /api/admin/customers/{customerId}/endSessions', input)
    })
    if (!reply) return
    onChange(reply.data)
    showToast(t(`${step}Done`))
    onClose()
  }
  return (
    <Dialog title={t(step)} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t(`${step}Text`)}</p>
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          required
          minLength={3}
          maxLength={300}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t(step)}
        </button>
      </form>
    </Dialog>
  )
}

export function AccountSteps({ row, onChange }: StepsProps) {
  const t = useMessages('customers')
  const [step, setStep] = useState<Step | null>(null)
  const steps: Step[] = row.blocked ? ['unblock'] : row.sessions.length > 0 ? ['endSessions', 'block'] : ['block']
  return (
    <div className="acts">
      {steps.map(one => (
        <button key={one} type="button" className="b" onClick={() => setStep(one)}>
          {t(one)}
        </button>
      ))}
      {step && <StepDialog row={row} onChange={onChange} step={step} onClose={() => setStep(null)} />}
    </div>
  )
}
