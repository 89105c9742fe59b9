// The next step for several orders at once: says what it skips, goes through them one by one, and reports.

import { useState } from 'react'
import type { StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { call } from '../app/api.ts'
import { useErrorText } from '../app/error-text.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import { Dialog } from '../components/dialog.tsx'

type Step = 'confirm' | 'pack'
const FITTING = { confirm: 'placed', pack: 'processing' } as const

async function take(step: Step, orderNumber: number): Promise<void> {
  if (step === 'confirm') {
    await call('POST /api/admin/orders/{orderNumber}/confirm', { params: { orderNumber } })
    return
  }
  const { data } = await call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })
  for (const { shipmentId, state } of data.shipments) {
    if (state !== 'processing') continue
    await call('POST /api/admin/shipments/{shipmentId}/move', { params: { shipmentId }, body: { to: 'packed' } })
  }
}

interface Report {
  step: Step
  done: number
  of: number
  skipped: number
  failed: { orderNumber: number; why: string }[]
  finished: boolean
}

interface BulkStepsProps {
  orders: readonly StaffOrderListed[]
  onDone(): void
}

export function BulkSteps({ orders, onDone }: BulkStepsProps) {
  const t = useMessages('orders')
  const textOf = useErrorText()
  const [report, setReport] = useState<Report | null>(null)
  const fitting = (step: Step) => orders.filter(({ state }) => state === FITTING[step])
  const run = async (step: Step) => {
    const chosen = fitting(step)
    if (chosen.length === 0 || report) return
    let current: Report = {
      ...{ step, done: 0, of: chosen.length, skipped: orders.length - chosen.length, failed: [], finished: false },
    }
    setReport(current)
    for (const { orderNumber } of chosen) {
      const failure = await take(step, orderNumber).then(
        () => null,
        (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, {})),
      )
      const failed = failure ? [...current.failed, { orderNumber, why: textOf(failure) }] : current.failed
      current = { ...current, failed, done: current.done + 1 }
      setReport(current)
    }
    setReport({ ...current, finished: true })
  }
  const [toConfirm, toPack] = [fitting('confirm').length, fitting('pack').length]
  useKeys({
    c: toConfirm > 0 ? () => void run('confirm') : undefined,
    p: toPack > 0 ? () => void run('pack') : undefined,
  })
  return (
    <>
      {toConfirm + toPack === 0 && <span className="sub">{t('bulkNothing')}</span>}
      {toConfirm > 0 && (
        <button type="button" className={`b ${toPack > 0 ? '' : 'go'}`} onClick={() => run('confirm')}>
          {t('bulkConfirm', { count: toConfirm })} <kbd>C</kbd>
        </button>
      )}
      {toPack > 0 && (
        <button type="button" className="b go" onClick={() => run('pack')}>
          {t('bulkPack', { count: toPack })} <kbd>P</kbd>
        </button>
      )}
      {report && (
        <BulkReport
          report={report}
          onClose={() => {
            if (!report.finished) return
            setReport(null)
            onDone()
          }}
        />
      )}
    </>
  )
}

function BulkReport({ report, onClose }: { report: Report; onClose(): void }) {
  const t = useMessages('orders')
  const frame = useMessages('frame')
  const { step, done, of, skipped, failed, finished } = report
  return (
    <Dialog title={t(step === 'confirm' ? 'confirming' : 'packing')} onClose={onClose}>
      <p role="status">{t('bulkProgress', { done: done - failed.length, of })}</p>
      <progress value={done} max={of} aria-label={t('bulkProgress', { done, of })} />
      {skipped > 0 && <p className="sub">{t('bulkSkipped', { count: skipped })}</p>}
      {failed.length > 0 && (
        <ul className="rows">
          {failed.map(({ orderNumber, why }) => (
            <li key={orderNumber}>
              <b>{orderNumber}</b> {why}
            </li>
          ))}
        </ul>
      )}
      <div className="acts">
        <button type="button" className="b" disabled={!finished} onClick={onClose}>
          {frame('close')}
        </button>
      </div>
    </Dialog>
  )
}
