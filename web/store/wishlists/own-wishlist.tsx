// The wishlist of the account, page by page: into the cart, shared, with alerts.

import { useEffect, useState } from 'react'
import type { MovedToCart } from '../../../contract/wishlists/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import { setCartCount } from '../app/session.ts'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { FormError } from '../shared/form-error.tsx'
import { EmptyWishlist } from './components/empty-wishlist.tsx'
import { hasFilledMeanwhile, mergeStored } from './components/wishes.ts'
import { WishlistPages } from './components/wishlist-pages.tsx'
import { MovedReport } from './moved-report.tsx'
import { ShareWishlist } from './share-wishlist.tsx'
import { WishItem } from './wish-item.tsx'
import styles from './wishlist.module.css'
import type { WishlistData } from './wishlists-loader.ts'

function NoAddress() {
  const t = useMessages('account')
  const { href } = useLocale()
  return (
    <Notice>
      {t('wishNoAddress')} <a href={href('/dashboard/profile')}>{t('wishToProfile')}</a>
    </Notice>
  )
}

export function OwnWishlist({ data }: { data: WishlistData }) {
  const t = useMessages('account')
  const { href } = useLocale()
  const [report, setReport] = useState<MovedToCart | null>(null)
  const action = useAction()
  const { items, total, page, pages, shareKey, canAlert } = data
  const addressOf = (at: number) => href(at > 1 ? `/dashboard/wishlist?page=${at}` : '/dashboard/wishlist')
  const here = addressOf(page)
  const isEmpty = total === 0
  useEffect(() => {
    const isOutdated = async () => (await mergeStored()) || (isEmpty && (await hasFilledMeanwhile()))
    isOutdated().then(
      outdated => outdated && navigate(here, { replace: true }),
      () => undefined,
    )
  }, [here, isEmpty])
  const move = async (productIds?: string[]) => {
    const { data: moved } = await quietCall('POST /api/v1/user/moveWishlistToCart', { body: { productIds } })
    setCartCount(moved.noOfItems)
    setReport(moved)
  }
  const close = () => {
    const changed = report && report.added.length > 0
    setReport(null)
    if (changed) navigate(here, { replace: true, keepScroll: true })
  }
  return (
    <AccountFrame part="wishlist" title={t('wishlist')}>
      {isEmpty ? (
        <EmptyWishlist />
      ) : (
        <>
          <div className={styles.actions}>
            <span>{t('wishCount', { count: total })}</span>
            <Button busy={action.busy} onClick={() => void action.run(() => move())}>
              {t('wishMoveAll')}
            </Button>
            <ShareWishlist initialKey={shareKey} />
          </div>
          <FormError text={action.error} />
          {!canAlert && <NoAddress />}
          <ul className={styles.items}>
            {items.map(item => (
              <WishItem
                key={`${item.productId} ${item.addedAt}`}
                item={item}
                canAlert={canAlert}
                onMove={productId => move([productId])}
              />
            ))}
          </ul>
          <WishlistPages page={page} pages={pages} hrefOf={addressOf} />
        </>
      )}
      <MovedReport report={report} onClose={close} />
    </AccountFrame>
  )
}
