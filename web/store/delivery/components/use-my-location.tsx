// Finds the pincode of where the shopper is, when they ask for it and the browser lets us know.

import { ApiError } from '../../../framework/api/api-error.ts'
import { messageOf, quietCall } from '../../../framework/session/session.ts'
import { useAction } from '../../../framework/use-action.ts'
import { WithMessages } from '../../../framework/with-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useMessages } from '../../app/messages.ts'

/** A few hundred metres are enough for a pincode, and a known position is quicker than a new one. */
const OPTIONS = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 }
/** Of a degree: a hundred metres. More is not sent. */
const DECIMALS = 3

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, OPTIONS),
  )

function LocateButton({ onFound }: { onFound(place: { code: string; name: string }): void }) {
  const t = useMessages('address')
  const action = useAction()
  const locate = () =>
    action.run(async () => {
      try {
        const { latitude, longitude } = (await position()).coords
        const latlng = `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`
        const { data } = await quietCall('GET /api/v1/address/map/reverseGeocode', { query: { latlng } })
        onFound({ code: data.pincode, name: data.city })
      } catch (error) {
        showToast(error instanceof ApiError ? await messageOf(error) : t('pincodeNotFound'), 5000)
      }
    })
  return (
    <Button kind="quiet" busy={action.busy} onClick={() => void locate()}>
      <Icon name="pin" size={18} />
      {t('useMyLocation')}
    </Button>
  )
}

/** Not where the browser knows no positions, as on plain http. */
export function UseMyLocation(props: { onFound(place: { code: string; name: string }): void }) {
  if (!('geolocation' in navigator) || !isSecureContext) return null
  return (
    <WithMessages namespace="address">
      <LocateButton {...props} />
    </WithMessages>
  )
}
