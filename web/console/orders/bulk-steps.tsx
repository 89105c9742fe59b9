// The next step for several orders at once, and their labels: says what it skips, goes through them one by one, and reports.

import { useState } from 'react'
import type { StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { call, download } from '../app/api.ts'
import { useErrorText } from '../app/error-text.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'

type Step = 'confirm' | 'pack'
/** As many as the server prints at once. */
const MAX_LABELS = 50
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
  const packed = orders.filter(({ state }) => state === 'packed').slice(0, MAX_LABELS)
  const [toConfirm, toPack] = [fitting('confirm').length, fitting('pack').length]
  useKeys({
    c: toConfirm > 0 ? () => void run('confirm') : undefined,
    p: toPack > 0 ? () => void run('pack') : undefined,
  })
  return (
    <>
      {packed.length > 0 && <PrintLabels orders={packed} />}
      {toConfirm + toPack + packed.length === 0 && <span className="sub">{t('bulkNothing')}</span>}
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

/** The labels of packed orders that are booked, in one file. */
function PrintLabels({ orders }: { orders: readonly StaffOrderListed[] }) {
  const t = useMessages('orders')
  const { busy, problem, run } = useAct()
  const query = { orders: orders.map(({ orderNumber }) => orderNumber).join(',') }
  return (
    <>
      <button
        type="button"
        className="b"
        disabled={busy}
        onClick={() => run(() => download('/api/admin/shipmentLabels', { query }))}
      >
        {t('bulkLabels', { count: orders.length })}
      </button>
      <Problem text={problem} />
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
