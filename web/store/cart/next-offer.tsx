// What is missing for the cart to qualify for the next automatic offer.

import type { Cart } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './cart-page.module.css'

/** Renders nothing if there is no such offer. */
export function NextOffer({ cart: { nextOffer } }: { cart: Pick<Cart, 'nextOffer'> }) {
  const t = useMessages('cart')
  const { language, money } = useLocale()
  if (!nextOffer) return null
  const { gap, titleEn, titleHi, chosenProducts } = nextOffer
  const title = language === 'hi' ? titleHi : titleEn
  return (
    <p className={styles.nextOffer}>
      <Icon name="tag" size={16} />
      <span>{t(chosenProducts ? 'nextOfferChosen' : 'nextOffer', { amount: money(gap), title })}</span>
    </p>
  )
}
