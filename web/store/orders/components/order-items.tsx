// The products of an order in brief: picture, name, quantity, seller.

import type { OrderBrief } from '../../../../contract/orders/schemas.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useMessages } from '../../app/messages.ts'
import styles from './order-items.module.css'

export function OrderItems({ items }: { items: OrderBrief['items'] }) {
  const t = useMessages('order')
  const { href } = useLocale()
  return (
    <ul className={styles.items}>
      {items.map(({ lineNo, productName, productUrl, image, quantity, cancelledQuantity, seller }) => (
        <li key={lineNo}>
          {image ? <img src={image} width={56} height={56} alt="" loading="lazy" /> : <span className={styles.blank} />}
          <div>
            <a href={href(productUrl)}>{productName}</a>
            <p className="quiet">
              {t('quantity', { count: quantity })}
              {cancelledQuantity > 0 && ` · ${t('cancelledPart', { count: cancelledQuantity, ordered: quantity })}`} ·{' '}
              {t('soldBy', { seller })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
