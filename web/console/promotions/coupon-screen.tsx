// One coupon or automatic offer, or a new one: its terms, whether it is active, a trial, and the orders that have
// used it.

import { type FormEvent, useState } from 'react'
import type { Coupon } from '../../../contract/promotions/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Annotations } from '../components/annotations.tsx'
import { SaveBar } from '../components/conflict-panel.tsx'
import { Problem } from '../components/field.tsx'
import { FormConflict } from '../components/form-conflict.tsx'
import { FormHistory } from '../components/record-history.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { type CouponFields, fieldsOf, newCoupon, termsOf } from './coupon-fields.ts'
import { CombineFields, DiscountFields, LimitFields, PeriodFields, WordFields } from './coupon-form.tsx'
import { ScopeFields } from './coupon-scope.tsx'
import { CouponState, CouponSwitch } from './coupon-state.tsx'
import { CouponTrialPanel } from './coupon-trial.tsx'
import { CouponUses } from './coupon-uses.tsx'
import { useCouponFieldWords, useCouponWords } from './coupon-words.ts'

const read = async (couponId: number) =>
  (await call('GET /api/admin/coupons/{couponId}', { params: { couponId } })).data

function CouponForm({ coupon, onSaved }: { coupon: Coupon; onSaved(coupon: Coupon): void }) {
  const t = useMessages('promotions')
  const versions = useMessages('versions')
  const may = useMay()
  const { market, couponId, appliedBy } = coupon
  const isNew = couponId === 0
  const locked = !may('promotions.write')
  const form = useVersioned(
    `coupon_${market}_${couponId}${isNew && appliedBy === 'automatic' ? '_automatic' : ''}`,
    coupon,
    fieldsOf,
    () => read(couponId),
  )
  const { fields, act } = form
  const words = useCouponFieldWords()
  const write = async (earlier?: CouponFields) => {
    const saved = await form.save(async (version, typed) => {
      const terms = termsOf(typed, market)
      const { data } = isNew
        ? await call('POST /api/admin/coupons', { body: { market, appliedBy, promoCode: typed.promoCode, ...terms } })
        : await call('POST /api/admin/coupons/{couponId}', { params: { couponId }, body: { version, ...terms } })
      return data
    }, earlier)
    if (!saved) return
    showToast(earlier ? versions('restored') : t('saved'))
    onSaved(saved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void write()
  }
  const record = { recordKind: 'coupon', recordId: coupon.promoCode } as const
  if (form.theirs) return <FormConflict {...{ form, record, words }} onTaken={theirs => theirs && onSaved(theirs)} />
  const part = { fields, locked, set: form.set }
  return (
    <>
      <form className="panel tree-panel form" onSubmit={submit}>
        <WordFields {...part} isNew={isNew} appliedBy={appliedBy} />
        <DiscountFields {...part} />
        <ScopeFields {...part} coupon={coupon} />
        <LimitFields {...part} appliedBy={appliedBy} />
        <CombineFields {...part} appliedBy={appliedBy} />
        <PeriodFields {...part} />
        <Problem text={act.problem} />
        {!locked && <SaveBar busy={act.busy} changed={form.changed} onDiscard={form.drop} />}
      </form>
      {!isNew && (
        <FormHistory {...{ form, record, words }} onRestore={locked ? undefined : earlier => void write(earlier)} />
      )}
      <CouponTrialPanel terms={termsOf(fields, market)} coupon={coupon} />
    </>
  )
}

function Head({ coupon, onDone }: { coupon: Coupon; onDone(coupon: Coupon): void }) {
  const t = useMessages('promotions')
  const may = useMay()
  const { money } = useLocale()
  const words = useCouponWords()
  const { couponId, promoCode, appliedBy, state, discount } = coupon
  const isNew = couponId === 0
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/promotions')}>{t('coupons')}</a>
        </p>
        <h1>{isNew ? t(appliedBy === 'automatic' ? 'newAutomatic' : 'new') : promoCode}</h1>
        {!isNew && (
          <p className="sub">
            <CouponState state={state} /> {appliedBy === 'automatic' && <span className="tag">{t('automatic')}</span>}{' '}
            {coupon.buyers === 'business' && <span className="tag">{t('buyers-business')}</span>}{' '}
            {t('summary', { uses: words.used(coupon), amount: money(discount) })}
          </p>
        )}
      </div>
      {!isNew && state !== 'ended' && may('promotions.write') && (
        <div className="acts">
          <CouponSwitch coupon={coupon} onDone={onDone} />
        </div>
      )}
    </div>
  )
}

export function Screen({ parts: [id = ''] }: { parts: readonly string[] }) {
  const { market } = useLocale()
  const [now] = useState(() => new Date())
  const isNew = id === 'new'
  const appliedBy = useQuery().get('appliedBy') === 'automatic' ? 'automatic' : 'code'
  const load = useLoad(`${id} ${appliedBy} ${market}`, async () =>
    isNew ? newCoupon(market, now, appliedBy) : read(Number(id)),
  )
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const coupon = load.data
  const saved = (next: Coupon) => (isNew ? navigate(to(`/promotions/${next.couponId}`)) : load.show(next))
  return (
    <>
      <Head coupon={coupon} onDone={load.show} />
      <div className="stack editor">
        <CouponForm key={`${id} ${coupon.appliedBy} ${coupon.version}`} coupon={coupon} onSaved={saved} />
        {!isNew && <CouponUses couponId={coupon.couponId} appliedBy={coupon.appliedBy} />}
        {!isNew && <Annotations recordKind="coupon" recordId={String(coupon.couponId)} />}
      </div>
    </>
  )
}
