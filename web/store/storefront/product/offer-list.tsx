// The coupons and automatic offers for a product: discount, conditions, and the code to copy.

import type { ProductDetails } from '../../../../contract/storefront/product-api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useDates } from '../../../framework/use-dates.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useMessages } from '../../app/messages.ts'
import styles from './popups.module.css'

type Offer = ProductDetails['offers'][number]

function Conditions({ offer }: { offer: Offer }) {
  const t = useMessages('product-more')
  const { money } = useLocale()
  const { day } = useDates()
  const conditions = [
    offer.minCart > 0 ? t('offerMinimum', { amount: money(offer.minCart, offer.currency) }) : '',
    offer.firstOrderOnly ? t('offerFirst') : '',
    offer.validTo ? t('offerUntil', { date: day(offer.validTo) }) : '',
  ].filter(Boolean)
  if (conditions.length === 0) return null
  return (
    <ul>
      {conditions.map(condition => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  )
}

export function OfferList({ offers }: { offers: readonly Offer[] }) {
  const t = useMessages('product-more')
  const { money } = useLocale()
  if (offers.length === 0) return <p>{t('offersNone')}</p>
  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code)
      showToast(t('codeCopied', { code }))
    } catch {
      showToast(t('codeNotCopied', { code }), 8000)
    }
  }
  return (
    <ul className={styles.offers}>
      {offers.map(offer => (
        <li key={offer.promoCode + offer.title} className="panel">
          <div>
            <h3>{offer.title}</h3>
            {offer.discount > 0 && (
              <p className={styles.good}>{t('offerSaves', { amount: money(offer.discount, offer.currency) })}</p>
            )}
            <p>{offer.terms}</p>
            {!offer.promoCode && <p>{t('offerAutomatic')}</p>}
          </div>
          {offer.promoCode && (
            <Button
              size="small"
              aria-label={t('copyCode', { code: offer.promoCode })}
              onClick={() => void copy(offer.promoCode)}
            >
              <span className={styles.code}>{offer.promoCode}</span>
            </Button>
          )}
          <Conditions offer={offer} />
        </li>
      ))}
    </ul>
  )
}
