// Carts that shoppers left without ordering: contents, age, and customer.

import { useState } from 'react'
import { ABANDONED_CART_HOURS } from '../../../contract/cart/abandoned-carts.rules.ts'
import type { AbandonedCart } from '../../../contract/cart/abandoned-carts-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { ListExport } from '../components/list-export.tsx'
import { Filter, ListHead, Views } from '../components/list-head.tsx'
import { RowList } from '../components/row-list.tsx'
import { CartDialog } from './cart-dialog.tsx'
import { useCartParts } from './cart-parts.ts'

/** Smallest values to choose from, in whole units of the currency. */
const VALUES = [1_000, 5_000, 25_000, 100_000] as const
const OWNERS = ['account', 'guest'] as const

function Owner({ cart: { customer, hasAccount } }: { cart: AbandonedCart }) {
  const t = useMessages('carts')
  if (!customer) return <b>{t(hasAccount ? 'anAccount' : 'guest')}</b>
  const { customerId, number, name } = customer
  return (
    <a href={to(`/customers/${customerId}`)}>
      <b>{name || t('customerNumber', { number: String(number) })}</b>
    </a>
  )
}

function CartRow({ cart, onPrepare }: { cart: AbandonedCart; onPrepare(): void }) {
  const t = useMessages('carts')
  const may = useMay()
  const { money } = useLocale()
  const { moment } = useDates()
  const { items, count, value, currency, promoCode, agentName, changedAt, customer } = cart
  const more = count - items.length
  const contact = [customer?.email, customer?.phone].filter(Boolean)
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{money(value, currency)}</b> · <Owner cart={cart} />{' '}
          {promoCode && <span className="tag">{t('coupon', { code: promoCode })}</span>}
        </span>
        {contact.length > 0 && <small>{contact.join(' · ')}</small>}
        <small>
          {items.map(item => `${item.productQuantity} × ${item.productName}`).join(' · ')}
          {more > 0 && ` · ${t('more', { count: more })}`}
        </small>
        <small>
          {[t('changedAt', { time: moment(changedAt) }), agentName && t('madeBy', { name: agentName })]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {may('carts.write') && more === 0 && (
        <div className="acts">
          <button type="button" className="b sm" onClick={onPrepare}>
            {t('prepare')}
          </button>
        </div>
      )}
    </li>
  )
}

/** The query of the URL as input of the call. */
function useFilter() {
  const { market } = useLocale()
  const query = useQuery()
  const value = VALUES.find(one => String(one) === query.get('value'))
  return {
    market,
    hours: ABANDONED_CART_HOURS.find(one => String(one) === query.get('hours')) ?? ABANDONED_CART_HOURS[0],
    owner: OWNERS.find(one => one === query.get('owner')),
    minValue: value && value * 100,
  }
}

function Filters() {
  const t = useMessages('carts')
  const { money } = useLocale()
  const hours = ABANDONED_CART_HOURS.slice(1).map(value => ({
    value: String(value),
    label: t('days-left', { count: value / 24 }),
  }))
  const values = VALUES.map(value => ({ value: String(value), label: t('from', { amount: money(value * 100) }) }))
  return (
    <>
      <Filter name="hours" label={t('unchanged')} any={t('hour')} options={hours} />
      <Filter name="value" label={t('value')} options={values} />
      <Filter name="owner" label={t('of')} options={OWNERS.map(value => ({ value, label: t(`owner-${value}`) }))} />
    </>
  )
}

/** One line per product, in the format of the form for a new cart. */
const linesOf = ({ items }: AbandonedCart) =>
  items.map(({ productId, productQuantity }) => `${productId} ${productQuantity}`).join('\n')

export function Screen() {
  const t = useMessages('carts')
  const parts = useCartParts('abandoned')
  const filter = useFilter()
  const query = useQuery()
  const before = query.get('before') ?? undefined
  // one cart alone, as other screens link to it
  const cartId = query.get('cart') ?? undefined
  const [chosen, setChosen] = useState<AbandonedCart | null>(null)
  const page = useLoad(
    JSON.stringify([filter, before, cartId]),
    async () => {
      const { carts, next } = (await call('GET /api/admin/abandonedCarts', { query: { ...filter, before, cartId } }))
        .data
      return { rows: carts, next }
    },
    true,
  )
  const made = ({ url }: { url: string }) => {
    setChosen(null)
    void navigator.clipboard.writeText(url).then(
      () => showToast(t('madeCopied')),
      () => showToast(t('made')),
    )
  }
  return (
    <div className="stack">
      <ListHead saved title={t('abandoned')}>
        {!cartId && <ListExport path="/api/admin/abandonedCarts.csv" query={filter} />}
      </ListHead>
      <Views views={parts} label={t('lists')} />
      {cartId ? (
        <p className="edge">
          {t('oneCart')} <a href={to('/carts/abandoned')}>{t('allCarts')}</a>
        </p>
      ) : (
        <div className="tools">
          <Filters />
        </div>
      )}
      <RowList
        label={t('abandoned')}
        page={page}
        empty={{ icon: 'cart', title: t(cartId ? 'cartGone' : 'noneAbandoned') }}
        row={cart => <CartRow key={cart.cartId} cart={cart} onPrepare={() => setChosen(cart)} />}
      />
      {chosen && (
        <CartDialog
          from={{ cartId: chosen.cartId, lines: linesOf(chosen) }}
          onClose={() => setChosen(null)}
          onMade={made}
        />
      )}
    </div>
  )
}
