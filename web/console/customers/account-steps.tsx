// Actions on a customer's account, each with a reason: end all sessions, block, unblock, change the email.

import { useState } from 'react'
import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { ChangeEmail } from './change-email.tsx'

interface StepsProps {
  row: CustomerDetail
  onChange(row: CustomerDetail): void
}

type Step = 'block' | 'unblock' | 'endSessions'

function StepDialog({ row, onChange, step, onClose }: StepsProps & { step: Step; onClose(): void }) {
  const t = useMessages('customers')
  const { busy, problem, run } = useAct()
  const make = async (reason: string) => {
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
    <ReasonDialog
      title={t(step)}
      label={t('reason')}
      hint={t('reasonHint')}
      minLength={3}
      confirm={t(step)}
      {...{ busy, problem, onClose }}
      onConfirm={make}
    >
      <p>{t(`${step}Text`)}</p>
    </ReasonDialog>
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
      <ChangeEmail row={row} onChange={onChange} />
      {step && <StepDialog row={row} onChange={onChange} step={step} onClose={() => setStep(null)} />}
    </div>
  )
}
