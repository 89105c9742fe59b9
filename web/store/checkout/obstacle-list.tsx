// What blocks checkout, or what has changed since the cart was shown.

import type { ShownNotice } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './checkout.module.css'
import type { Obstacles } from './use-address-step.ts'

export function ObstacleList({ obstacles, place, quick }: { obstacles: Obstacles; place: string; quick: boolean }) {
  const t = useMessages('checkout')
  const { href, money, number } = useLocale()
  const line = ({ code, productName: name, before, now }: ShownNotice) => {
    const amounts = { name, before: money(before ?? 0), now: money(now ?? 0) }
    if (code === 'line-differs')
      return t(now === null ? 'lineGone' : 'lineNew', { name, count: number(now ?? before ?? 0) })
    if (code === 'quantity-differs')
      return t('quantityDiffers', { name, before: number(before ?? 0), now: number(now ?? 0) })
    if (code === 'price-differs') return t('priceDiffers', amounts)
    if (code === 'total-differs') return t('totalDiffers', amounts)
    if (code === 'place-unknown') return t('problemNoPlace', { place: name })
    if (code === 'undeliverable') return t('problemPlace', { name, place })
    if (code === 'promo-ended') return t('problemPromo', { code: name })
    if (code === 'unavailable') return t('problemGone', { name })
    if (code === 'price-up' || code === 'price-down') return t('problemPrice', { name, now: money(now ?? 0) })
    return t('problemStock', { name })
  }
  const lines = (
    <ul className={styles.list}>
      {obstacles.notices.map(notice => (
        <li key={notice.key}>{line(notice)}</li>
      ))}
    </ul>
  )
  if (obstacles.changed) {
    return (
      <Notice tone="warn" live>
        {t('changed')}
        {lines}
      </Notice>
    )
  }
  return (
    <Notice tone="bad" live actions={quick ? undefined : <a href={href('/quickorder')}>{t('fixCart')}</a>}>
      {t('problems')}
      {lines}
    </Notice>
  )
}
