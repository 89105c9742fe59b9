// Products that were shared by a link, or that a guest has chosen in this browser.

import { useEffect, useState } from 'react'
import type { ProductCard as Card } from '../../../contract/catalog/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProductCard } from '../../ui/product-card.tsx'
import grid from '../../ui/product-grid.module.css'
import { useMessages } from '../app/messages.ts'
import { isLoggedIn, useVisitor } from '../app/session.ts'
import account from '../customers/components/account.module.css'
import { cardTexts } from '../shared/product-texts.ts'
import { EmptyWishlist } from './components/empty-wishlist.tsx'
import { storedWishes } from './components/wishes.ts'
import { WishlistPages } from './components/wishlist-pages.tsx'
import styles from './wishlist.module.css'
import type { ChosenData } from './wishlists-loader.ts'

function Cards({ products }: { products: readonly Card[] }) {
  const locale = useLocale()
  const tCommon = useMessages('common')
  return (
    <div className={grid.grid}>
      {products.map(product => (
        <ProductCard key={product.msn} texts={cardTexts(product, locale, tCommon)} level={2} />
      ))}
    </div>
  )
}

/** The products of this browser; a customer has a wishlist in the account instead. */
function GuestProducts() {
  const t = useMessages('account')
  const { href } = useLocale()
  const visitor = useVisitor()
  const [products, setProducts] = useState<Card[] | null>(null)
  const isKnown = isLoggedIn(visitor)
  useEffect(() => {
    if (isKnown) {
      navigate(href('/dashboard/wishlist'), { replace: true })
      return
    }
    const msns = storedWishes().join(',')
    if (!msns) return setProducts([])
    quietCall('GET /api/v1/search/searchByMsns', { query: { msns } }).then(
      ({ data }) => setProducts(data),
      () => setProducts([]),
    )
  }, [isKnown, href])
  if (!products) return null
  if (products.length === 0) return <EmptyWishlist />
  return (
    <>
      <Notice actions={<ButtonLink href={href('/login')}>{t('wishLogIn')}</ButtonLink>}>{t('wishGuestText')}</Notice>
      <Cards products={products} />
    </>
  )
}

function SharedProducts({ data }: { data: Extract<ChosenData, { kind: 'shared' }> }) {
  const t = useMessages('account')
  const { href } = useLocale()
  const { products, shareKey, page, pages } = data
  if (!products) {
    return (
      <section className={`panel ${account.empty}`}>
        <h2>{t('wishSharedGone')}</h2>
        <p className="quiet">{t('wishSharedGoneText')}</p>
        <a href={href('/')}>{t('wishStartShopping')}</a>
      </section>
    )
  }
  return (
    <>
      <p className="quiet">{t('wishSharedText')}</p>
      <Cards products={products} />
      <WishlistPages
        page={page}
        pages={pages}
        hrefOf={at => href(`/dashboard/wishlist?share=${encodeURIComponent(shareKey)}&page=${at}`)}
      />
    </>
  )
}

export function ChosenProducts({ data }: { data: ChosenData }) {
  const t = useMessages('account')
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t(data.kind === 'guest' ? 'wishlist' : 'wishSharedTitle')}</h1>
      {data.kind === 'guest' ? <GuestProducts /> : <SharedProducts data={data} />}
    </div>
  )
}
