// Tries the terms of a coupon or an automatic offer, as they are typed, on the orders of the last days.

import { useState } from 'react'
import type { Coupon, CouponTerms, CouponTrial } from '../../../contract/promotions/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Problem, Select } from '../components/field.tsx'

const DAYS = ['7', '30', '90', '365']

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
  const [shown, setShown] = useState<{ of: string; trial: CouponTrial } | null>(null)
  const { kind, value, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget } = terms
  const { categoryCodes, brandSlugs, buyers, combines } = terms
  const { appliedBy } = coupon
  const couponId = coupon.couponId === 0 ? null : coupon.couponId
  const asked = {
    ...{ categoryCodes, brandSlugs, buyers, appliedBy, combines, couponId },
    kind,
    value,
    minCart,
    maxDiscount,
    firstOrderOnly,
    perCustomerLimit,
    maxUses,
    budget,
    days: Number(days),
  }
  const key = JSON.stringify(asked)
  const act = async () => {
    const answer = await run(() => call('POST /api/admin/coupons/trial', { body: { market, ...asked } }))
    if (answer) setShown({ of: key, trial: answer.data })
  }
  return (
    <section className="panel" aria-label={t('trial')}>
      <header>
        <h2>{t('trial')}</h2>
      </header>
      <div className="in-b form">
        <p className="sub">{t(appliedBy === 'automatic' ? 'trialIntroAutomatic' : 'trialIntro')}</p>
        <Select
          label={t('trialDays')}
          value={days}
          options={DAYS.map(one => ({ value: one, label: t('lastDays', { days: one }) }))}
          onChange={setDays}
        />
        <div className="acts">
          <button type="button" className="b" disabled={busy || value === 0} onClick={act}>
            {t('try')}
          </button>
        </div>
        <Problem text={problem} />
        {shown?.of === key && <Result trial={shown.trial} business={buyers === 'business'} />}
      </div>
    </section>
  )
}
