// One order: its state, next step, lines and price steps, parcels, payments and history.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { type Act, useAct } from '../app/use-act.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Annotations } from '../components/annotations.tsx'
import { Problem } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { RecordFields } from '../components/record-fields.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { CancelLines } from './cancel-lines.tsx'
import { EditLines } from './edit-lines.tsx'
import { OpenReplacement } from './open-replacement.tsx'
import { OpenReturn } from './open-return.tsx'
import { OrderAside } from './order-aside.tsx'
import { OrderHold, PutOnHold } from './order-hold.tsx'
import { LinesPanel, PriceSteps } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ORDER_DOTS } from './order-words.ts'
import { Parcels } from './parcels.tsx'
import { RecordTransfer } from './record-transfer.tsx'
import { WaitingApprovals } from './waiting-approvals.tsx'
import { WaitingEdit } from './waiting-edit.tsx'

const STEPS = ['placed', 'processing', 'packed', 'shipped', 'delivered'] as const

function Steps({ order }: { order: StaffOrder }) {
  const t = useMessages('orders')
  const { moment } = useDates()
  const now = STEPS.findIndex(step => step === order.state)
  if (now < 0) return null
  return (
    <ol className="panel steps">
      {STEPS.map((step, index) => {
        const at = order.events.find(event => event.state === step)?.at
        const reached = index <= now
        return (
          <li
            key={step}
            className={index === now ? 'now' : reached ? 'done' : ''}
            aria-current={index === now ? 'step' : undefined}
          >
            <b>
              {index < now && <Icon name="check" />}
              {t(`state-${step}`)}
            </b>
            {reached && at ? moment(at) : ''}
          </li>
        )
      })}
    </ol>
  )
}

/** The next step of the whole order: confirming it, or packing all its parcels. */
function useNextStep(load: Load<StaffOrder>, { run }: Act) {
  const order = load.data
  const may = useMay()
  const confirm = async (orderNumber: number) => {
    const reply = await run(() => call('POST /api/admin/orders/{orderNumber}/confirm', { params: { orderNumber } }))
    if (reply) load.show(reply.data)
  }
  const pack = async ({ shipments }: StaffOrder) => {
    for (const { shipmentId, state } of shipments) {
      if (state !== 'processing') continue
      const body = { to: 'packed' as const }
      const reply = await run(() =>
        call('POST /api/admin/shipments/{shipmentId}/move', { params: { shipmentId }, body }),
      )
      if (!reply) return
      load.show(reply.data)
    }
  }
  if (!order || !may('orders.write')) return null
  if (order.state === 'placed') return { key: 'confirm' as const, letter: 'C', take: () => confirm(order.orderNumber) }
  const toPack = order.waitingEdit === null && order.shipments.some(({ state }) => state === 'processing')
  return toPack ? { key: 'pack' as const, letter: 'P', take: () => pack(order) } : null
}

function Head({ order, load, act }: { order: StaffOrder; load: Load<StaffOrder>; act: Act }) {
  const t = useMessages('orders')
  const { moment } = useDates()
  const next = useNextStep(load, act)
  const held = order.hold !== null
  useKeys({
    c: !held && next?.key === 'confirm' ? () => void next.take() : undefined,
    p: !held && next?.key === 'pack' ? () => void next.take() : undefined,
  })
  return (
    <>
      <nav className="crumb" aria-label={t('path')}>
        <a href={to('/orders')}>{t('title')}</a>
        <Icon name="right" />
        <a href={to('/orders', { state: order.state })}>{t(`state-${order.state}`)}</a>
      </nav>
      <div className="head">
        <div className="grow">
          <h1>{t('orderNumber', { number: String(order.orderNumber) })}</h1>
          <p>
            <span className={`st ${ORDER_DOTS[order.state]}`}>{t(`state-${order.state}`)}</span>{' '}
            <span className="sub">{t('placedAt', { time: moment(order.placedAt) })}</span>
          </p>
        </div>
        <div className="acts">
          <RecordTransfer order={order} load={load} />
          <EditLines order={order} load={load} />
          <CancelLines order={order} load={load} />
          <OpenReturn order={order} load={load} />
          <OpenReplacement order={order} load={load} />
          <PutOnHold order={order} load={load} />
          {next && (
            <button
              type="button"
              className="b go"
              disabled={act.busy || held}
              aria-describedby={held ? 'hold-text' : undefined}
              onClick={next.take}
            >
              {t(next.key)} <kbd>{next.letter}</kbd>
            </button>
          )}
        </div>
      </div>
    </>
  )
}

export function Screen({ parts: [number = ''] }: { parts: readonly string[] }) {
  const t = useMessages('orders')
  const { money } = useLocale()
  const act = useAct()
  const orderNumber = Number(number)
  const load = useLoad(
    number,
    async () => (await call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })).data,
  )
  const order = load.data
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!order) return <Loading />
  return (
    <div className="stack">
      <Head order={order} load={load} act={act} />
      <Problem text={act.problem} />
      <OrderHold order={order} load={load} />
      <WaitingApprovals order={order} />
      <WaitingEdit order={order} load={load} />
      <Steps order={order} />
      <div className="detail">
        <div className="stack">
          <LinesPanel order={order} />
          <Parcels order={order} load={load} />
          <PriceSteps order={order} />
          <OrderTimeline order={order} />
          <RecordFields recordKind="order" recordId={number} />
          <Annotations recordKind="order" recordId={number} />
        </div>
        <OrderAside order={order} load={load} />
      </div>
      <p className="sr">{t('totalIs', { total: money(order.payable, order.currency) })}</p>
    </div>
  )
}
