// What the terms of a coupon or an automatic offer would give to abandoned carts, with the carts that they suit best and worst.

import { MAX_TRIED_CARTS } from '../../../contract/cart/abandoned-carts.rules.ts'
import type { CartTrial } from '../../../contract/cart/abandoned-carts-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'

function Examples({ title, carts }: { title: string; carts: CartTrial['best'] }) {
  const t = useMessages('promotions')
  const { money } = useLocale()
  if (carts.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {carts.map(({ cartId, products, discount }) => (
          <li key={cartId}>
            <a href={to(`/carts/abandoned?cart=${cartId}`)}>
              {t('cartExample', { discount: money(discount), products: money(products) })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function CartTrialResult({ trial }: { trial: CartTrial }) {
  const t = useMessages('promotions')
  const { money, number } = useLocale()
  const { carts, complete, reached, discount, products, less, commission, usedUp, best, worst } = trial
  return (
    <div role="status" className="stack">
      <p>{carts === 0 ? t('cartsNone') : t('cartsResult', { carts: number(carts), reached: number(reached) })}</p>
      {reached > 0 && <p>{t('cartsCost', { discount: money(discount), products: money(products) })}</p>}
      {less !== discount && (
        <p>{less < 0 ? t('cartsMore', { more: money(-less) }) : t('cartsLess', { less: money(less) })}</p>
      )}
      {reached > 0 && commission && (
        <p>{t('commission', { without: money(commission.without), with: money(commission.with) })}</p>
      )}
      {usedUp && <p>{t('cartsUsedUp')}</p>}
      {!complete && <p className="sub">{t('cartsPart', { most: number(MAX_TRIED_CARTS) })}</p>}
      <Examples title={t('bestCarts')} carts={best} />
      <Examples title={t('worstCarts')} carts={worst} />
    </div>
  )
}
