// Which products were moved from the wishlist to the cart, and which were not and why.

import type { MovedToCart } from '../../../contract/wishlists/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './wishlist.module.css'

const WHY = { ended: 'wishWhyEnded', 'out-of-stock': 'wishWhyOutOfStock', 'on-request': 'wishWhyOnRequest' } as const

export function MovedReport({ report, onClose }: { report: MovedToCart | null; onClose(): void }) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const added = report?.added ?? []
  const missing = report?.missing ?? []
  return (
    <Dialog
      open={report !== null}
      onClose={onClose}
      title={t(added.length > 0 ? 'wishMoved' : 'wishMovedNothing')}
      closeLabel={tCommon('close')}
    >
      <div className={styles.form}>
        {added.length > 0 && (
          <ul>
            {added.map(({ productId, productName: name, quantity: count }) => (
              <li key={productId}>{t('wishMovedLine', { name, count })}</li>
            ))}
          </ul>
        )}
        {missing.length > 0 && (
          <>
            <h3>{t('wishNotMoved')}</h3>
            <ul>
              {missing.map(({ productId, productName: name, reason }) => (
                <li key={productId}>{t(WHY[reason], { name })}</li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink kind="go" href={href('/quickorder')}>
          {t('wishToCart')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
