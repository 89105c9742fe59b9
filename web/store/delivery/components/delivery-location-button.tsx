// "Deliver to": shows the chosen place and opens the dialog that changes it.

import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore, useText } from '../../../framework/locale.ts'
import { useVisitor } from '../../../framework/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './delivery-location-button.module.css'
import { PLACE_REQUEST } from './open-delivery-location.ts'

const PlaceDialog = lazy(() =>
  import('./delivery-location-dialog.tsx').then(module => ({ default: module.PlaceDialog })),
)

export function PlaceButton() {
  const { facts } = useStore()
  const t = useText('common')
  const { place } = useVisitor()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  useEffect(() => {
    const open = () => setState('open')
    addEventListener(PLACE_REQUEST, open)
    return () => removeEventListener(PLACE_REQUEST, open)
  }, [])
  const pincode = facts.placeKind === 'pincode'
  const shown = place ? (pincode ? `${place.name} ${place.code}` : place.name) : null
  return (
    <>
      <button type="button" className={styles.place} aria-haspopup="dialog" onClick={() => setState('open')}>
        <Icon name="pin" size={18} />
        <span>{t('deliverTo')}</span>
        <b>{shown ?? t(pincode ? 'choosePincode' : 'chooseEmirate')}</b>
      </button>
      {state !== 'unused' && (
        <Suspense>
          <PlaceDialog open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
