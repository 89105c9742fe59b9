// The coupons and automatic offers of a market: found by how they apply, state, type, code or title, with how often they were used, what they
// have cost, and steps for many of them.

import type { CallInput } from '../../../contract/api.ts'
import { APPLIED_BY, COUPON_KINDS, COUPON_STATES } from '../../../contract/promotions/kinds.rules.ts'
import type { Coupon } from '../../../contract/promotions/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { Filter, ListHead, ListSearch, Views } from '../components/list-head.tsx'
import { MarkFilters, useMarks, useMineViews } from '../components/mark-filters.tsx'
import { RecordSteps } from '../components/record-steps.tsx'
import { CouponState } from './coupon-state.tsx'
import { useCouponWords } from './coupon-words.ts'

const hrefOf = ({ couponId }: Coupon) => to(`/promotions/${couponId}`)

function useColumns(): Column<Coupon>[] {
  const t = useMessages('promotions')
  const { language, money } = useLocale()
  const words = useCouponWords()
  return [
    {
      ...{ key: 'code', title: t('promoCode'), phone: 'id' },
      cell: row => (
        <a className="id" href={hrefOf(row)}>
          {row.promoCode}
        </a>
      ),
    },
    { key: 'title', title: t('title'), phone: 'cu', cell: row => row.title[language] },
    { key: 'appliedBy', title: t('appliedBy'), cell: row => words.applied(row) },
    { key: 'gives', title: t('gives'), right: true, phone: 'tot', cell: row => words.gives(row) },
    { key: 'uses', title: t('uses'), right: true, cell: row => words.used(row) },
    { key: 'discount', title: t('given'), right: true, phone: 'due', cell: row => money(row.discount) },
    { key: 'period', title: t('valid'), cell: row => words.period(row) },
    { key: 'state', title: t('state'), phone: 'ex', cell: row => <CouponState state={row.state} /> },
  ]
}

interface Chosen {
  state?: string | undefined
  appliedBy?: string | undefined
  kind?: string | undefined
  text?: string | undefined
}

/** The kinds and states to choose from; each keeps the other filters. */
function useViews(now: Chosen) {
  const t = useMessages('promotions')
  const mine = useMineViews('coupon', now.state === undefined && now.appliedBy === undefined)
  const hrefWith = (chosen: Chosen) => {
    const { state, appliedBy, kind, text } = { ...now, ...chosen }
    const asked = {
      ...(state && { state }),
      ...(appliedBy && { appliedBy }),
      ...(kind && { kind }),
      ...(text && { text }),
    }
    return to('/promotions', asked)
  }
  return {
    kinds: [undefined, ...APPLIED_BY].map(one => ({
      label: t(one ? `kinds-${one}` : 'kinds-all'),
      href: hrefWith({ appliedBy: one }),
      current: one === now.appliedBy,
    })),
    views: [
      ...[undefined, ...COUPON_STATES].map(one => ({
        label: t(one ?? 'all'),
        href: hrefWith({ state: one }),
        current: one === now.state && !mine.some(({ current }) => current),
      })),
      ...mine,
    ],
  }
}

type CouponFilter = Omit<CallInput<'GET /api/admin/coupons'>['query'], 'before' | 'limit'>

function usePage(filter: CouponFilter) {
  const before = useQuery().get('before') ?? undefined
  return useLoad(
    JSON.stringify([filter, before]),
    async () => {
      const { coupons, next } = (await call('GET /api/admin/coupons', { query: { ...filter, before } })).data
      return { rows: coupons, next: next === null ? null : String(next) }
    },
    true,
  )
}

export function Screen() {
  const t = useMessages('promotions')
  const { market } = useLocale()
  const may = useMay()
  const query = useQuery()
  const state = COUPON_STATES.find(one => one === query.get('state'))
  const appliedBy = APPLIED_BY.find(one => one === query.get('appliedBy'))
  const kind = COUPON_KINDS.find(one => one === query.get('kind'))
  const text = query.get('text')?.trim() || undefined
  const marks = useMarks()
  const filter = { market, state, appliedBy, kind, text, ...marks }
  const page = usePage(filter)
  const { kinds, views } = useViews({ state, appliedBy, kind, text })
  const bulk = may('promotions.write') && {
    bulk: (rows: readonly Coupon[]) => (
      <RecordSteps
        kind="coupon"
        records={rows.map(({ couponId }) => String(couponId))}
        select={async () => (await call('GET /api/admin/coupons/selection', { query: filter })).data}
      />
    ),
  }
  return (
    <div className="list-screen">
      <ListHead saved title={t('coupons')}>
        {may('promotions.write') && (
          <>
            <a className="b" href={to('/promotions/new', { appliedBy: 'automatic' })}>
              {t('newAutomatic')}
            </a>
            <a className="b go" href={to('/promotions/new')}>
              {t('new')}
            </a>
          </>
        )}
      </ListHead>
      <Views views={kinds} label={t('appliedBy')} />
      <Views views={views} label={t('state')} />
      <div className="tools">
        <ListSearch label={t('search')} />
        <Filter name="kind" label={t('kind')} options={COUPON_KINDS.map(value => ({ value, label: t(value) }))} />
        <MarkFilters kind="coupon" />
        <ListExport columns="coupons" path="/api/admin/coupons.csv" query={filter} />
      </div>
      <List
        {...{ columns: useColumns(), page, hrefOf }}
        label={t('coupons')}
        idOf={row => String(row.couponId)}
        nameOf={row => row.promoCode}
        empty={t('nothing')}
        {...bulk}
      />
    </div>
  )
}
