// Hands the replacement of an accepted exchange to a carrier, or refunds it if it cannot be replaced.

import { useState } from 'react'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem, TextArea } from '../components/field.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import { type StepProps, useShowDone } from './use-show-done.ts'

function RefundInstead({ row, load, act, onClose }: StepProps & { onClose(): void }) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const params = { returnNumber: row.returnNumber }
  const refund = async () => {
    if (await done(t('refunded'), () => call('POST /api/admin/returns/{returnNumber}/refund', { params }))) onClose()
  }
  return (
    <Dialog title={t('refundInstead')} onClose={onClose}>
      <p>{t('refundInsteadText')}</p>
      <Problem text={act.problem} />
      <div className="acts">
        <button type="button" className="b go" disabled={act.busy} onClick={refund}>
          {t('refundInstead')}
        </button>
      </div>
    </Dialog>
  )
}

/** For a replacement without a return. */
function CancelReplacement({ row, load, act, onClose }: StepProps & { onClose(): void }) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const [reason, setReason] = useState('')
  const params = { returnNumber: row.returnNumber }
  const cancel = async () => {
    const body = { reason: reason.trim() }
    if (await done(t('cancelled'), () => call('POST /api/admin/returns/{returnNumber}/reject', { params, body })))
      onClose()
  }
  return (
    <Dialog title={t('cancelReplacement')} onClose={onClose}>
      <p>{t('cancelReplacementText')}</p>
      <TextArea
        label={t('whyRejected')}
        required
        maxLength={300}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <Problem text={act.problem} />
      <div className="acts">
        <button type="button" className="b go" disabled={act.busy || reason.trim() === ''} onClick={cancel}>
          {t('cancelReplacement')}
        </button>
      </div>
    </Dialog>
  )
}

export function SendReplacement({ row, load, act }: StepProps) {
  const t = useMessages('returns')
  const done = useShowDone({ load, act })
  const [ending, setEnding] = useState(false)
  const params = { returnNumber: row.returnNumber }
  return (
    <>
      <p className={row.replacementHeld ? 'sub' : 'note'}>{t(row.replacementHeld ? 'isReserved' : 'notReserved')}</p>
      <HandOverForm
        row={row}
        act={act}
        draftKey="replacement"
        text={t('sendText')}
        label={t('send')}
        onSubmit={body =>
          done(t('replacementSent'), () => call('POST /api/admin/returns/{returnNumber}/send', { params, body }))
        }
        also={
          <button type="button" className="b" onClick={() => setEnding(true)}>
            {t(row.comesBack ? 'refundInstead' : 'cancelReplacement')}
          </button>
        }
      />
      {ending && row.comesBack && <RefundInstead row={row} load={load} act={act} onClose={() => setEnding(false)} />}
      {ending && !row.comesBack && (
        <CancelReplacement row={row} load={load} act={act} onClose={() => setEnding(false)} />
      )}
    </>
  )
}
