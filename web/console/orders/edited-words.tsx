// The changes of an order edit as text: lines with their quantities or prices, coupon, automatic offers and
// surcharge.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

type Pair<T> = readonly [before: T, after: T]

interface LineProps {
  productName: string
  quantities: Pair<number>
  prices: Pair<number | null>
  currency: StaffOrder['currency']
}

export function EditedLine({ productName: product, quantities, prices, currency }: LineProps) {
  const t = useMessages('orders')
  const { money, number } = useLocale()
  const [before, after] = quantities
  const [priceBefore, priceAfter] = prices
  const counts = before !== after && t('editedLine', { product, before: number(before), after: number(after) })
  const amounts =
    priceBefore !== null &&
    priceAfter !== null &&
    t('editedPrice', { product, before: money(priceBefore, currency), after: money(priceAfter, currency) })
  return <>{[counts, amounts].filter(Boolean).join(' · ')}</>
}

interface ChargesProps {
  coupon: Pair<string | null>
  /** Titles of automatic offers. */
  off: readonly Record<Language, string>[]
  back: readonly Record<Language, string>[]
  surcharge: Pair<number>
  currency: StaffOrder['currency']
}

/** Rows of a list; none for unchanged values. */
export function EditedCharges({ coupon, off, back, surcharge, currency }: ChargesProps) {
  const t = useMessages('orders')
  const { language, money } = useLocale()
  const [none, [couponBefore, couponAfter]] = [t('none'), coupon]
  const [before, after] = surcharge
  const amount = (minor: number) => (minor > 0 ? money(minor, currency) : none)
  return (
    <>
      {couponBefore !== couponAfter && (
        <li>{t('editedCoupon', { before: couponBefore ?? none, after: couponAfter ?? none })}</li>
      )}
      {off.map(title => (
        <li key={`off ${title.en}`}>{t('editedOfferOff', { title: title[language] })}</li>
      ))}
      {back.map(title => (
        <li key={`back ${title.en}`}>{t('editedOfferBack', { title: title[language] })}</li>
      ))}
      {before !== after && <li>{t('editedSurcharge', { before: amount(before), after: amount(after) })}</li>}
    </>
  )
}
