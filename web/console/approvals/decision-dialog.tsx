// Approves, rejects or withdraws a request, after explaining the effect.

import { type FormEvent, useState } from 'react'
import type { Approval } from '../../../contract/approvals/api.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, TextArea } from '../components/field.tsx'

export type Decision = 'approve' | 'reject' | 'withdraw'

interface DecisionDialogProps {
  approval: Approval
  /** The requested change as text. */
  step: string
  decision: Decision
  onDone(approval: Approval): void
  onClose(): void
}

function decide(decision: Decision, approvalId: string, reason: string) {
  const params = { approvalId }
  if (decision === 'approve') return call('POST /api/admin/session/approvals/{approvalId}/approve', { params })
  if (decision === 'withdraw') return call('POST /api/admin/session/approvals/{approvalId}/withdraw', { params })
  return call('POST /api/admin/session/approvals/{approvalId}/reject', { params, body: { reason } })
}

export function DecisionDialog({ approval, step, decision, onDone, onClose }: DecisionDialogProps) {
  const t = useMessages('approvals')
  const { busy, problem, run } = useAct()
  const [reason, setReason] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await run(() => decide(decision, approval.approvalId, reason))
    if (reply) onDone(reply.data)
  }
  return (
    <Dialog title={t(decision)} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>
          <b>{step}</b>
        </p>
        <p>{t(`${decision}Text`, { name: approval.requestedBy })}</p>
        {decision === 'reject' && (
          <TextArea
            label={t('reason')}
            required
            maxLength={300}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        )}
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t(decision)}
        </button>
      </form>
    </Dialog>
  )
}
