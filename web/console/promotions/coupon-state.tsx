// The state of a coupon as a tag, and stopping or resuming it.

import type { CouponState as State } from '../../../contract/promotions/kinds.rules.ts'
import type { Coupon } from '../../../contract/promotions/staff-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'

const LOOK: Record<State, string> = {
  running: 'tag ok',
  planned: 'tag',
  stopped: 'tag warn',
  'used-up': 'tag warn',
  ended: 'tag',
}

export function CouponState({ state }: { state: State }) {
  const t = useMessages('promotions')
  return <span className={LOOK[state]}>{t(state)}</span>
}

export function CouponSwitch({ coupon, onDone }: { coupon: Coupon; onDone(coupon: Coupon): void }) {
  const t = useMessages('promotions')
  const { busy, problem, run } = useAct()
  const active = coupon.state === 'stopped'
  const act = async () => {
    const params = { couponId: coupon.couponId }
    const changed = await run(() => call('POST /api/admin/coupons/{couponId}/active', { params, body: { active } }))
    if (changed === undefined) return
    showToast(t(active ? 'resumed' : 'stoppedNow'))
    onDone(changed.data)
  }
  return (
    <>
      <button type="button" className="b" disabled={busy} onClick={act}>
        {t(active ? 'resume' : 'stop')}
      </button>
      <Problem text={problem} />
    </>
  )
}
