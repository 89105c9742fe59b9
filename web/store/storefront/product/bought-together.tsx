// Products bought together: each can be deselected; the total follows, and all are added to the cart at once.

import { useState } from 'react'
import type { BoughtTogether as Together } from '../../../../contract/storefront/product-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMessages } from '../../app/messages.ts'
import { addAllToCart } from '../../cart/components/cart-actions.ts'
import { FailedSection } from '../../shared/failed-section.tsx'
import styles from './bought-together.module.css'

type Item = Together['items'][number]

interface ItemProps {
  item: Item
  own: boolean
  chosen: boolean
  onChange(chosen: boolean): void
}

function OneItem({ item: { product, quantity }, own, chosen, onChange }: ItemProps) {
  const t = useMessages('product-more')
  const { href, money } = useLocale()
  const { productName, productUrl, mainImageLink, salesPrice, mrp, currency } = product
  return (
    <li className={styles.item}>
      <label>
        <input
          type="checkbox"
          aria-label={productName}
          checked={chosen}
          onChange={event => onChange(event.target.checked)}
        />
        <span className={styles.picture}>
          {mainImageLink && (
            <img src={pictureAt(mainImageLink, 'small')} width={160} height={160} alt="" loading="lazy" />
          )}
        </span>
      </label>
      <div>
        {own ? <b>{t('thisProduct')}</b> : <a href={href(productUrl)}>{productName}</a>}
        {own && <p className={styles.name}>{productName}</p>}
        <p>
          <b>{money(salesPrice * quantity, currency)}</b>{' '}
          {mrp > salesPrice && <s className="quiet">{money(mrp * quantity, currency)}</s>}
        </p>
        {quantity > 1 && <p className="quiet">{t('togetherQuantity', { count: quantity })}</p>}
      </div>
    </li>
  )
}

const sumOf = (items: readonly Item[], price: (product: Item['product']) => number) =>
  items.reduce((sum, { product, quantity }) => sum + price(product) * quantity, 0)

function Bundle({ msn, together }: { msn: string; together: Together }) {
  const t = useMessages('product-more')
  const { money, marketInfo, language } = useLocale()
  const [left, setLeft] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const chosen = together.items.filter(({ product }) => !left.includes(product.msn))
  const count = chosen.length
  const price = sumOf(chosen, product => product.salesPrice)
  const saved = sumOf(chosen, product => Math.max(product.mrp, product.salesPrice)) - price
  const choose = (which: string, on: boolean) =>
    setLeft(before => (on ? before.filter(one => one !== which) : [...before, which]))
  const add = async () => {
    if (count === 0) return
    setBusy(true)
    const lines = chosen.map(({ product, quantity }) => ({ productId: product.msn, productQuantity: quantity }))
    await addAllToCart(lines, t('togetherAdded', { count }))
    setBusy(false)
  }
  return (
    <div className={`panel ${styles.bundle}`}>
      <ul className={styles.items}>
        {together.items.map(item => (
          <OneItem
            key={item.product.msn}
            item={item}
            own={item.product.msn === msn}
            chosen={chosen.includes(item)}
            onChange={on => choose(item.product.msn, on)}
          />
        ))}
      </ul>
      <div className={styles.sum}>
        <p aria-live="polite">
          <span>{t('togetherTotal', { count })}</span>
          <b>{money(price)}</b>
          {saved > 0 && (
            <span className={styles.saved}>
              {t('togetherSaves', { amount: money(saved), list: marketInfo.listPriceName[language] })}
            </span>
          )}
        </p>
        <Button kind="go" busy={busy} disabled={count === 0} onClick={() => void add()}>
          {t('togetherAdd', { count })}
        </Button>
      </div>
    </div>
  )
}

export function BoughtTogether({ msn }: { msn: string }) {
  const t = useMessages('product-more')
  const { state, data, again } = useFetch(msn, async () => {
    return (await quietCall('GET /api/v1/product/getProductFbtDetails', { query: { msn } })).data
  })
  return (
    <Section title={t(data?.source === 'rules' ? 'togetherRule' : 'togetherTitle')}>
      {state === 'failed' && <FailedSection onRetry={again} />}
      {state === 'busy' && <Skeleton height="220px" />}
      {data && data.items.length > 1 && <Bundle msn={msn} together={data} />}
    </Section>
  )
}
