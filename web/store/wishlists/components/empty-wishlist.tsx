// What stands in place of a wishlist without products.

import { useLocale } from '../../../framework/locale.ts'
import { useMessages } from '../../app/messages.ts'
import styles from '../../customers/components/account.module.css'

export function EmptyWishlist() {
  const t = useMessages('account')
  const { href } = useLocale()
  return (
    <section className={`panel ${styles.empty}`}>
      <h2>{t('wishEmpty')}</h2>
      <p className="quiet">{t('wishEmptyText')}</p>
      <a href={href('/')}>{t('wishStartShopping')}</a>
    </section>
  )
}
