// Tries the terms of a coupon or an automatic offer, as they are typed, on the orders or the abandoned carts of the last days.

import { useState } from 'react'
import type { CartTrial } from '../../../contract/cart/abandoned-carts-api.ts'
import type { Coupon, CouponTerms, CouponTrial } from '../../../contract/promotions/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Problem, Select } from '../components/field.tsx'
import { CartTrialResult } from './cart-trial-result.tsx'

const DAYS = ['7', '30', '90', '365']
const ON = ['orders', 'carts'] as const

type Shown = { of: string } & ({ on: 'orders'; trial: CouponTrial } | { on: 'carts'; trial: CartTrial })

function Result({ trial, business }: { trial: CouponTrial; business: boolean }) {
  const t = useMessages('promotions')
  const { money, number } = useLocale()
  const { moment } = useDates()
  const { orders, complete, reached, discount, products, usedUpAt } = trial
  return (
    <div role="status" className="stack">
      <p>{orders === 0 ? t('trialNone') : t('trialResult', { orders: number(orders), reached: number(reached) })}</p>
      {business && <p className="sub">{t('trialBusiness')}</p>}
      {reached > 0 && <p>{t('trialCost', { discount: money(discount), products: money(products) })}</p>}
      {usedUpAt && <p>{t('trialUsedUp', { time: moment(usedUpAt) })}</p>}
      {!complete && <p className="sub">{t('trialPart')}</p>}
    </div>
  )
}

/** `terms` of a form that is not complete yet are rejected by the server with the reason. */
export function CouponTrialPanel({ terms, coupon }: { terms: CouponTerms; coupon: Coupon }) {
  const t = useMessages('promotions')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [days, setDays] = useState('30')
  const [on, setOn] = useState<Shown['on']>('orders')
  const [shown, setShown] = useState<Shown | null>(null)
  const { kind, value, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget } = terms
  const { categoryCodes, brandSlugs, buyers, combines, priority } = terms
  const { appliedBy } = coupon
  const couponId = coupon.couponId === 0 ? null : coupon.couponId
  const asked = {
    ...{ categoryCodes, brandSlugs, buyers, appliedBy, combines, priority, couponId },
    ...{ kind, value, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget },
    days: Number(days),
  }
  const of = JSON.stringify([on, asked])
  const act = async () => {
    const body = { market, ...asked }
    const answer = await run(async (): Promise<Shown> => {
      if (on === 'carts') return { of, on, trial: (await call('POST /api/admin/abandonedCarts/trial', { body })).data }
      return { of, on, trial: (await call('POST /api/admin/coupons/trial', { body })).data }
    })
    if (answer) setShown(answer)
  }
  const intro = on === 'carts' ? 'trialIntroCarts' : 'trialIntro'
  return (
    <section className="panel" aria-label={t('trial')}>
      <header>
        <h2>{t('trial')}</h2>
      </header>
      <div className="in-b form">
        <p className="sub">{t(appliedBy === 'automatic' ? `${intro}Automatic` : intro)}</p>
        <div className="pair">
          <Select<Shown['on']>
            label={t('trialOn')}
            value={on}
            options={ON.map(one => ({ value: one, label: t(`trialOn-${one}`) }))}
            onChange={setOn}
          />
          <Select
            label={t('trialDays')}
            value={days}
            options={DAYS.map(one => ({ value: one, label: t('lastDays', { days: one }) }))}
            onChange={setDays}
          />
        </div>
        <div className="acts">
          <button type="button" className="b" disabled={busy || value === 0} onClick={act}>
            {t('try')}
          </button>
        </div>
        <Problem text={problem} />
        {shown?.of === of && shown.on === 'orders' && <Result trial={shown.trial} business={buyers === 'business'} />}
        {shown?.of === of && shown.on === 'carts' && <CartTrialResult trial={shown.trial} />}
      </div>
    </section>
  )
}
