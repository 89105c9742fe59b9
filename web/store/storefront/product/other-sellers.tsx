// The other sellers of a product: their terms, and a button that adds the product to the cart from one of them.

import { useState } from 'react'
import type { ProductOffer } from '../../../../contract/storefront/product-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { Button } from '../../../ui/button.tsx'
import { sellable } from '../../../ui/quantity.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMessages } from '../../app/messages.ts'
import { useVisitor } from '../../app/session.ts'
import { addAllToCart } from '../../cart/components/cart-actions.ts'
import { inBuyingOrder, OfferRow, OfferRows } from '../../cart/components/offer-rows.tsx'
import { FailedSection } from '../../shared/failed-section.tsx'
import styles from './other-sellers.module.css'

const ROW_HEIGHT = '118px'

interface AddProps {
  msn: string
  offer: ProductOffer
  /** The offer could not be added: the displayed data is out of date. */
  onFailed(): void
}

function AddButton({ msn, offer, onFailed }: AddProps) {
  const t = useMessages('sellers')
  const tCommon = useMessages('common')
  const [busy, setBusy] = useState(false)
  const { offerId, sellerName: seller, minQuantity, quantityMultiple } = offer
  const add = async () => {
    setBusy(true)
    const productQuantity = sellable(minQuantity, minQuantity, quantityMultiple)
    const added = await addAllToCart([{ productId: msn, offerId, productQuantity }], t('added', { seller }))
    setBusy(false)
    if (!added) onFailed()
  }
  return (
    <Button busy={busy} aria-label={t('addFrom', { seller })} onClick={() => void add()}>
      {tCommon('addToCart')}
    </Button>
  )
}

export interface OtherSellersProps {
  msn: string
  /** How many were counted when the page was rendered. */
  count: number
}

export function OtherSellers({ msn, count }: OtherSellersProps) {
  const t = useMessages('sellers')
  const { money } = useLocale()
  const pincode = useVisitor().deliveryLocation?.code
  const { state, data, again } = useFetch(`${msn} ${pincode}`, async () => {
    const answer = await quietCall('GET /api/v1/product/offers', { query: { msn, pincode } })
    return inBuyingOrder(answer.data.filter(({ shown }) => !shown))
  })
  const open = data?.filter(({ reason }) => reason === null) ?? []
  const [cheapest] = open
  const mixed = open.some(({ condition }) => condition === 'refurbished')
  return (
    <div className={styles.part}>
      <Section title={t('title')}>
        {state === 'failed' && <FailedSection onRetry={again} />}
        {state === 'busy' && (
          <div className={styles.waiting}>
            {Array.from({ length: count }, (_, row) => (
              <Skeleton key={String(row)} height={ROW_HEIGHT} />
            ))}
          </div>
        )}
        {data && (
          <p className={`quiet ${styles.lead}`}>
            {cheapest
              ? t(mixed ? 'summaryMixed' : 'summary', {
                  count: open.length,
                  price: money(cheapest.price, cheapest.currency),
                })
              : t('none')}
          </p>
        )}
        {data && data.length > 0 && (
          <OfferRows>
            {data.map(offer => (
              <OfferRow
                key={offer.offerId}
                msn={msn}
                offer={offer}
                action={offer.reason === null && <AddButton msn={msn} offer={offer} onFailed={again} />}
              />
            ))}
          </OfferRows>
        )}
      </Section>
    </div>
  )
}
