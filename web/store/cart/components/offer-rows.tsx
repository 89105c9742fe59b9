// Sellers of a product, one row each: price, price breaks, delivery, availability and a button.

import type { ReactNode } from 'react'
import { percentOff } from '../../../../contract/shared/money.ts'
import type { ProductOffer } from '../../../../contract/storefront/product-api.ts'
import { useLocale } from '../../../framework/locale.ts'

import { useDates } from '../../../framework/use-dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { useMessages } from '../../app/messages.ts'
import { useVisitor } from '../../app/session.ts'
import { priceTexts } from '../../shared/product-texts.ts'
import { useOfferReason } from './offer-reason.ts'
import styles from './offer-rows.module.css'

const FEW = 10

/** Available offers first, cheapest first. */
export function inBuyingOrder(offers: readonly ProductOffer[]): ProductOffer[] {
  return [...offers].sort((a, b) => Number(a.reason !== null) - Number(b.reason !== null) || a.price - b.price)
}

function Seller({ msn, offer }: { msn: string; offer: ProductOffer }) {
  const t = useMessages('sellers')
  const { sellerName, sellerPlace, sellerRating, condition } = offer
  return (
    <div className={styles.seller}>
      <h3>{sellerName}</h3>
      <p className="quiet">
        {sellerPlace} ·{' '}
        {sellerRating === null ? (
          t('notRated')
        ) : (
          <span className={styles.stars}>
            <span aria-hidden="true">★ {sellerRating.toFixed(1)}</span>
            <span className="vh">{t('ratingOf', { rating: String(sellerRating) })}</span>
          </span>
        )}
      </p>
      <Badge tone={condition === 'refurbished' ? 'warn' : 'plain'}>
        {t(condition === 'refurbished' ? 'refurbished' : 'isNew')}
      </Badge>
      <p className={`quiet ${styles.code}`}>{t('orderCode', { code: `${msn}/${offer.offerId}` })}</p>
    </div>
  )
}

function Breaks({ offer }: { offer: ProductOffer }) {
  const t = useMessages('sellers')
  const { money, number } = useLocale()
  if (offer.breaks.length === 0) return null
  return (
    <ul className={styles.breaks} aria-label={t('breaks', { seller: offer.sellerName })}>
      {offer.breaks.map(({ minQuantity, price }) => (
        <li key={minQuantity}>{t('breakFrom', { count: number(minQuantity), price: money(price, offer.currency) })}</li>
      ))}
    </ul>
  )
}

/** Delivery: a date if the location is known, else when it leaves the warehouse. */
function Delivery({ offer: { delivery, leadTimeDays } }: { offer: ProductOffer }) {
  const t = useMessages('sellers')
  const { marketInfo } = useLocale()
  const { day } = useDates()
  const { deliveryLocation } = useVisitor()
  const place = marketInfo.placeKind === 'pincode' ? deliveryLocation?.code : deliveryLocation?.name
  if (delivery && !delivery.serviceable) {
    return <p className={styles.bad}>{place ? t('notTo', { place }) : t('notHere')}</p>
  }
  return (
    <p className={styles.delivery}>
      <Icon name="truck" size={16} />
      {delivery?.date
        ? t('deliveryBy', { day: day(delivery.date) })
        : leadTimeDays === 0
          ? t('sameDay')
          : t('dispatchIn', { count: leadTimeDays })}
    </p>
  )
}

function Availability({ offer }: { offer: ProductOffer }) {
  const t = useMessages('sellers')
  const tCommon = useMessages('common')
  const { number } = useLocale()
  const reasonOf = useOfferReason()
  const { reason, sellerName, available, minQuantity, quantityMultiple } = offer
  if (reason) return <p className={styles.bad}>{reasonOf(reason, sellerName)}</p>
  const conditions = [
    minQuantity > 1 && t('minimum', { count: number(minQuantity) }),
    quantityMultiple > 1 && t('multiple', { count: number(quantityMultiple) }),
  ].filter(Boolean)
  return (
    <>
      <p className={styles.good}>
        {available <= FEW ? t('onlyLeft', { count: number(available) }) : tCommon('inStock')}
      </p>
      {conditions.length > 0 && <p className="quiet">{conditions.join(' · ')}</p>}
    </>
  )
}

interface RowProps {
  msn: string
  offer: ProductOffer
  /** Below the price: the cost of a quantity. */
  note?: ReactNode
  /** The button, or what replaces it. */
  action: ReactNode
}

export function OfferRow({ msn, offer, note, action }: RowProps) {
  const locale = useLocale()
  const tCommon = useMessages('common')
  const { price, mrp } = offer
  const priced = { ...offer, salesPrice: price, discount: percentOff(mrp, price), nextBreak: null }
  return (
    <li className={`panel ${styles.row}`} data-offer={offer.offerId} data-unavailable={offer.reason ? '' : undefined}>
      <Seller msn={msn} offer={offer} />
      <div>
        <Price texts={priceTexts(priced, locale, tCommon)} />
        {note}
        <Breaks offer={offer} />
      </div>
      <div className={styles.terms}>
        {offer.reason === null && <Delivery offer={offer} />}
        <Availability offer={offer} />
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  )
}

export function OfferRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}
