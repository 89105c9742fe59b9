// The entry of the checkout: redirects to the next step.

import { useEffect } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './checkout.module.css'
import { paymentStep, readCheckout } from './checkout-state.ts'

export function Screen() {
  const t = useMessages('checkout')
  const { href } = useLocale()
  useEffect(() => {
    const state = readCheckout()
    const paying = state.checkoutTabIndex === 2 && state.checkoutAddress !== ''
    navigate(href(paying ? paymentStep(state, null) : '/checkout/address'), { replace: true })
  }, [href])
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className="quiet">{t('opening')}</p>
      <Skeleton height="240px" />
      <noscript>
        <ButtonLink kind="go" href={href('/checkout/address')}>
          {t('stepAddress')}
        </ButtonLink>
      </noscript>
    </div>
  )
}
