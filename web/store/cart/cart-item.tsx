// One item of the cart: product, seller, price, quantity, delivery date, notices.

import type { ReactNode } from 'react'
import type { CartItem } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { pictureAt } from '../../framework/picture.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './cart-item.module.css'
import { ItemNotices } from './cart-notices.tsx'
import { SwitchSeller } from './seller-switch.tsx'
import type { CartWork } from './use-cart.ts'

/** The next price break and how many more units it takes; null when there is none within stock. */
export function nextBreak({ bulkPriceMap, productQuantity, productUnitPrice, available, quantityMultiple }: CartItem) {
  const next = bulkPriceMap.find(step => step.minQuantity > productQuantity && step.price < productUnitPrice)
  if (!next) return null
  const target = Math.ceil(next.minQuantity / quantityMultiple) * quantityMultiple
  return target <= available ? { more: target - productQuantity, target, price: next.price } : null
}

function UnitPrice({ item }: { item: CartItem }) {
  const t = useMessages('cart')
  const { money, marketInfo } = useLocale()
  const { productUnitPrice, mrp, sellUnit, bulkPriceWithoutTax, priceWithoutTax, taxPercentage, bulkPrice } = item
  const tax = `${marketInfo.taxName} ${taxPercentage}%`
  return (
    <div className={styles.unit}>
      <p>
        <b>{t('perUnit', { price: money(productUnitPrice), unit: sellUnit })}</b>{' '}
        {mrp > productUnitPrice && <s>{money(mrp)}</s>}
      </p>
      <p className="quiet">{t('withoutTax', { price: money(bulkPriceWithoutTax ?? priceWithoutTax), tax })}</p>
      {bulkPrice !== null && <p className={styles.good}>{t('breakReached')}</p>}
    </div>
  )
}

/** A line's note about cash on delivery; nothing if COD is switched off. */
function useCashText({ delivery, amountWithOffer }: CartItem, codMax: number | null): string | null {
  const t = useMessages('cart')
  const { money } = useLocale()
  if (codMax === null) return null
  if (!delivery?.cod && amountWithOffer > codMax) return t('codUpTo', { limit: money(codMax) })
  return t(delivery?.cod ? 'codHere' : 'noCod')
}

function Delivery({ item, codMax }: { item: CartItem; codMax: number | null }) {
  const { delivery } = item
  const t = useMessages('cart')
  const { day } = useDates()
  const cash = useCashText(item, codMax)
  if (!delivery) return null
  if (!delivery.serviceable) return <p className={styles.bad}>{t('notHere')}</p>
  return (
    <p className={styles.delivery}>
      <Icon name="truck" size={16} />
      {delivery.date && <b>{t('deliveryBy', { day: day(delivery.date) })}</b>}
      {cash && <span className="quiet">{cash}</span>}
    </p>
  )
}

function BreakHint({ item, work }: { item: CartItem; work: CartWork }) {
  const t = useMessages('cart')
  const { money, number } = useLocale()
  const next = nextBreak(item)
  if (!next) return null
  return (
    <p className={styles.hint}>
      <Icon name="tag" size={16} />
      <span>{t('breakHint', { count: number(next.more), price: money(next.price) })}</span>
      <Button kind="quiet" size="small" onClick={() => work.setQuantity(item, next.target)}>
        {t('addThem', { count: number(next.target) })}
      </Button>
    </p>
  )
}

/** Picture, brand and name, linked to the product, and the seller. */
export function ItemHead({ item, control }: { item: CartItem; control?: ReactNode }) {
  const t = useMessages('sellers')
  const { href } = useLocale()
  const { productImg, productUrl, productName, brandName, productId, sellerName, condition } = item
  return (
    <>
      {productImg ? (
        <img className={styles.picture} src={pictureAt(productImg, 'small')} width={96} height={96} alt="" />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.name}>
        <p className="quiet">
          {brandName} · {productId}
        </p>
        <h2>
          <a href={href(productUrl)}>{productName}</a>
        </h2>
        <div className={styles.seller}>
          <span>{t('soldBy', { seller: sellerName })}</span>
          {condition === 'refurbished' && <Badge tone="warn">{t('refurbished')}</Badge>}
          {control}
        </div>
      </div>
    </>
  )
}

function ItemQuantity({ item, work }: { item: CartItem; work: CartWork }) {
  const t = useMessages('cart')
  const { number } = useLocale()
  const { productName: name, productQuantity, minQuantity, quantityMultiple, available } = item
  const few = available > 0 && available <= 10
  return (
    <div className={styles.quantity}>
      <Quantity
        value={work.wanted.get(item.offerId) || productQuantity}
        minimum={minQuantity}
        multiple={quantityMultiple}
        maximum={available}
        labels={{
          quantity: t('quantityOf', { name }),
          less: t('less', { name }),
          more: t('more', { name }),
        }}
        onChange={quantity => work.setQuantity(item, quantity)}
      />
      <p className="quiet">
        {quantityMultiple > 1
          ? t('multiple', { count: number(quantityMultiple) })
          : minQuantity > 1
            ? t('minimum', { count: number(minQuantity) })
            : few
              ? t('onlyLeft', { count: number(available) })
              : ''}
      </p>
    </div>
  )
}

interface CartItemProps {
  item: CartItem
  work: CartWork
  /** Maximum order amount for cash on delivery, in minor units; null if COD is switched off. */
  codMax: number | null
}

export function CartItemView({ item, work, codMax }: CartItemProps) {
  const t = useMessages('cart')
  const { money } = useLocale()
  const pending = work.wanted.has(item.offerId)
  return (
    <article className={`panel ${styles.item}`} data-item={item.offerId} aria-busy={pending}>
      <ItemHead item={item} control={item.available > 0 && <SwitchSeller item={item} work={work} />} />
      <UnitPrice item={item} />
      <div className={styles.amount} data-pending={pending || undefined}>
        <b>{item.available > 0 ? money(item.amountWithOffer) : ''}</b>
      </div>
      <div className={styles.controls}>
        {item.available > 0 && <ItemQuantity item={item} work={work} />}
        <Button kind="quiet" aria-label={t('removeName', { name: item.productName })} onClick={() => work.remove(item)}>
          {t('remove')}
        </Button>
      </div>
      <div className={styles.below}>
        {item.available > 0 && <Delivery item={item} codMax={codMax} />}
        {item.available > 0 && <BreakHint item={item} work={work} />}
        <ItemNotices item={item} work={work} />
      </div>
    </article>
  )
}
