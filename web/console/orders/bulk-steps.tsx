// Steps for the chosen orders or for all that the filters find, as jobs; and the labels of the chosen ones.

import { useState } from 'react'
import type { CallInput } from '../../../contract/api.ts'
import { BOOK_STEPS, type BulkStep } from '../../../contract/bulk-jobs/steps.rules.ts'
import { MAX_PICKED } from '../../../contract/orders/pick-list.rules.ts'
import type { StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import { call, download } from '../app/api.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import { RecordSteps } from '../components/record-steps.tsx'
import { BulkPreview } from './bulk-preview.tsx'

/** Maximum orders the server prints at once. */
const MAX_LABELS = 50

interface Selection {
  orders: number[]
  /** Whether the filters match more than a job accepts. */
  more: boolean
}

type Filter = NonNullable<CallInput<'GET /api/admin/orders/selection'>['query']>

interface BulkStepsProps {
  orders: readonly StaffOrderListed[]
  /** Of the list; its page does not count. */
  filter: Filter & { before?: unknown; show?: unknown }
  /** Whether a pasted list is shown, to which the filters do not apply. */
  listed: boolean
}

export function BulkSteps({ orders, listed, filter: { before: _page, show: _columns, ...filter } }: BulkStepsProps) {
  const t = useMessages('bulk')
  const picking = useMessages('picking')
  const may = useMay()
  const { busy, problem, run } = useAct()
  const [all, setAll] = useState<Selection | null>(null)
  const [step, setStep] = useState<BulkStep | null>(null)
  const mayMove = may('orders.write')
  const selectAll = async () => setAll((await call('GET /api/admin/orders/selection', { query: filter })).data)
  const take = (one: BulkStep) => () => setStep(one)
  useKeys({ c: mayMove ? take('confirm') : undefined, p: mayMove ? take('pack') : undefined })
  const chosen = all?.orders ?? orders.map(({ orderNumber }) => orderNumber)
  return (
    <>
      {all ? (
        <span role="status">{t(all.more ? 'allOfMore' : 'allSelected', { count: all.orders.length })}</span>
      ) : (
        !listed && (
          <button type="button" className="b flat" disabled={busy} onClick={() => void run(selectAll)}>
            {t('selectAll')}
          </button>
        )
      )}
      <Problem text={problem} />
      {mayMove && !all && <PrintLabels orders={orders} />}
      {chosen.length <= MAX_PICKED && (
        <a className="b" href={to('/orders/picking', { orders: chosen.join(',') })}>
          {picking('title')}
        </a>
      )}
      {BOOK_STEPS.map(one => (
        <button key={one} type="button" className="b" onClick={take(one)}>
          {t(`step-${one}`)}
        </button>
      ))}
      {mayMove && (
        <>
          {orders.some(({ onHold }) => !onHold) && (
            <button type="button" className="b" onClick={take('hold')}>
              {t('step-hold')}
            </button>
          )}
          {orders.some(({ onHold }) => onHold) && (
            <button type="button" className="b" onClick={take('release')}>
              {t('step-release')}
            </button>
          )}
          <button type="button" className="b" onClick={take('confirm')}>
            {t('step-confirm')} <kbd>C</kbd>
          </button>
          <button type="button" className="b go" onClick={take('pack')}>
            {t('step-pack')} <kbd>P</kbd>
          </button>
        </>
      )}
      {may('notes.write') && <RecordSteps kind="order" records={chosen.map(String)} select={undefined} />}
      {step && <BulkPreview market={filter.market} step={step} orders={chosen} onClose={() => setStep(null)} />}
    </>
  )
}

/** The labels of packed orders that are booked, in one file. */
function PrintLabels({ orders }: { orders: readonly StaffOrderListed[] }) {
  const t = useMessages('orders')
  const { busy, problem, run } = useAct()
  const packed = orders.filter(({ state }) => state === 'packed').slice(0, MAX_LABELS)
  if (packed.length === 0) return null
  const query = { orders: packed.map(({ orderNumber }) => orderNumber).join(',') }
  return (
    <>
      <button
        type="button"
        className="b"
        disabled={busy}
        onClick={() => run(() => download('/api/admin/shipmentLabels', { query }))}
      >
        {t('bulkLabels', { count: packed.length })}
      </button>
      <Problem text={problem} />
    </>
  )
}
