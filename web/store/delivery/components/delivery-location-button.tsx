// "Deliver to": shows the chosen place and opens the dialog that changes it.

import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useMessages } from '../../app/messages.ts'
import { useVisitor } from '../../app/session.ts'
import styles from './delivery-location-button.module.css'
import { OPEN_EVENT } from './open-delivery-location.ts'

const CardDates = lazy(() => import('./card-dates.tsx').then(module => ({ default: module.CardDates })))
const PlaceDialog = lazy(() =>
  import('./delivery-location-dialog.tsx').then(module => ({ default: module.DeliveryLocationDialog })),
)

export function DeliveryLocationButton() {
  const { marketInfo } = useLocale()
  const t = useMessages('common')
  const { deliveryLocation } = useVisitor()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  useEffect(() => {
    const open = () => setState('open')
    addEventListener(OPEN_EVENT, open)
    return () => removeEventListener(OPEN_EVENT, open)
  }, [])
  const pincode = marketInfo.placeKind === 'pincode'
  const shown = deliveryLocation
    ? pincode
      ? `${deliveryLocation.name} ${deliveryLocation.code}`
      : deliveryLocation.name
    : null
  return (
    <>
      <button type="button" className={styles.place} aria-haspopup="dialog" onClick={() => setState('open')}>
        <Icon name="pin" size={18} />
        <span>{t('deliverTo')}</span>
        <b>{shown ?? t(pincode ? 'choosePincode' : 'chooseEmirate')}</b>
      </button>
      <Suspense>{deliveryLocation && <CardDates code={deliveryLocation.code} />}</Suspense>
      {state !== 'unused' && (
        <Suspense>
          <PlaceDialog open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
