// Pending approvals of an order.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { useRequestedStep } from '../components/requested-step.ts'

/** Nothing while no request waits. */
export function WaitingApprovals({ order }: { order: StaffOrder }) {
  const t = useMessages('approvals')
  const { money } = useLocale()
  const stepOf = useRequestedStep()
  const { orderNumber, currency } = order
  const load = useLoad(
    `${orderNumber} ${order.events.length}`,
    async () => (await call('GET /api/admin/session/approvals', { query: { orderNumber } })).data.approvals,
    true,
  )
  const waiting = load.data?.filter(({ state }) => state === 'waiting') ?? []
  return waiting.map(approval => (
    <p className="note" key={approval.approvalId}>
      {t('atOrder', { step: stepOf(approval), amount: money(approval.amount ?? 0, currency) })}{' '}
      <a href={to('/approvals')}>{t('open')}</a>
    </p>
  ))
}
