// The coupons and automatic offers of a market: found by kind, state, code or title, with how often they were used and what they have cost.

import { APPLIED_BY, COUPON_STATES, type Coupon } from '../../../contract/promotions/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListHead, ListSearch, Views } from '../components/list-head.tsx'
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
  text?: string | undefined
}

/** The kinds and states to choose from; each keeps what else is chosen. */
function useViews(now: Chosen) {
  const t = useMessages('promotions')
  const hrefWith = (chosen: Chosen) => {
    const { state, appliedBy, text } = { ...now, ...chosen }
    return to('/promotions', { ...(state && { state }), ...(appliedBy && { appliedBy }), ...(text && { text }) })
  }
  return {
    kinds: [undefined, ...APPLIED_BY].map(one => ({
      label: t(one ? `kinds-${one}` : 'kinds-all'),
      href: hrefWith({ appliedBy: one }),
      current: one === now.appliedBy,
    })),
    views: [undefined, ...COUPON_STATES].map(one => ({
      label: t(one ?? 'all'),
      href: hrefWith({ state: one }),
      current: one === now.state,
    })),
  }
}

export function Screen() {
  const t = useMessages('promotions')
  const { market } = useLocale()
  const may = useMay()
  const query = useQuery()
  const state = COUPON_STATES.find(one => one === query.get('state'))
  const appliedBy = APPLIED_BY.find(one => one === query.get('appliedBy'))
  const [text, before] = [query.get('text')?.trim(), query.get('before')]
  const page = useLoad(
    [market, state, appliedBy, text, before].join('\n'),
    async () => {
      const asked = {
        market,
        ...(state && { state }),
        ...(appliedBy && { appliedBy }),
        ...(text && { text }),
        ...(before && { before: Number(before) }),
      }
      const { coupons, next } = (await call('GET /api/admin/coupons', { query: asked })).data
      return { rows: coupons, next: next === null ? null : String(next) }
    },
    true,
  )
  const { kinds, views } = useViews({ state, appliedBy, text })
  return (
    <div className="list-screen">
      <ListHead title={t('coupons')}>
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
      </div>
      <List
        {...{ columns: useColumns(), page, hrefOf }}
        label={t('coupons')}
        idOf={row => String(row.couponId)}
        nameOf={row => row.promoCode}
        empty={t('nothing')}
      />
    </div>
  )
}
