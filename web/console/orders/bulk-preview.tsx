// Preview of a bulk action: how many orders it applies to, which are skipped and why, and that it cannot be undone.

import { type FormEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SkippedOrder } from '../../../contract/bulk-jobs/api.ts'
import type { BulkStep } from '../../../contract/bulk-jobs/steps.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { Failed, Loading } from '../components/states.tsx'
import { useReasonText } from './bulk-words.ts'
import { HoldFields, NO_HOLD_WORDS } from './hold-fields.tsx'

/** Maximum order numbers listed per group; the report of the job has all. */
const NAMED = 20

function Skipped({ step, skipped }: { step: BulkStep; skipped: readonly SkippedOrder[] }) {
  const t = useMessages('bulk')
  const orders = useMessages('orders')
  const reasonText = useReasonText()
  const groups = new Map<string, number[]>()
  for (const { orderNumber, reason, state } of skipped) {
    const text = reason === 'state' && state ? orders(`state-${state}`) : reasonText(step, reason)
    groups.set(text, [...(groups.get(text) ?? []), orderNumber])
  }
  return (
    <ul className="rows">
      {[...groups].map(([reason, group]) => (
        <li key={reason}>
          <div className="grow">
            <b>{t('skippedBecause', { count: group.length, reason })}</b>{' '}
            <span className="sub">
              {group.slice(0, NAMED).join(', ')}
              {group.length > NAMED && ' …'}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

interface BulkPreviewProps {
  market: Market
  step: BulkStep
  orders: readonly number[]
  onClose(): void
}

export function BulkPreview({ market, step, orders, onClose }: BulkPreviewProps) {
  const t = useMessages('bulk')
  const frame = useMessages('frame')
  const filters = useMessages('order-filters')
  const { busy, problem, run } = useAct()
  // resubmitting starts the same job
  const [bulkJobId] = useState(newId)
  const wanted = { market, step, orders: [...orders] }
  const preview = useLoad(
    JSON.stringify(wanted),
    async () => (await call('POST /api/admin/bulkJobs/preview', { body: wanted })).data,
  )
  const draft = useDraft(`hold-orders-${market}`, NO_HOLD_WORDS)
  const start = () =>
    run(async () => {
      await call('POST /api/admin/bulkJobs', {
        body: { ...wanted, bulkJobId, ...(step === 'hold' && { hold: draft.value }) },
      })
      if (step === 'hold') draft.drop()
      navigate(to(`/orders/bulk/${bulkJobId}`))
    })
  const cancel = () => {
    if (step === 'hold') draft.drop()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void start()
  }
  // rendered outside the selection bar, whose colours are inverted
  return createPortal(
    <Dialog title={t(`title-${step}`)} onClose={onClose}>
      {preview.error && <Failed error={preview.error} onRetry={preview.again} />}
      {!preview.data && !preview.error && <Loading />}
      {preview.data && (
        <form className="form" onSubmit={submit}>
          <p role="status">{t(`fits-${step}`, { count: preview.data.fits })}</p>
          {preview.data.printed > 0 && <p>{filters('printedBefore', { count: preview.data.printed })}</p>}
          {preview.data.skipped.length > 0 && <Skipped step={step} skipped={preview.data.skipped} />}
          <p className="sub">{t(`about-${step}`)}</p>
          {step === 'hold' && <HoldFields words={draft.value} onChange={draft.set} />}
          <Problem text={problem} />
          <div className="acts">
            <button type="submit" className="b go" disabled={busy || preview.data.fits === 0}>
              {t('start')}
            </button>
            <button type="button" className="b" onClick={cancel}>
              {frame('cancel')}
            </button>
          </div>
        </form>
      )}
    </Dialog>,
    document.body,
  )
}
