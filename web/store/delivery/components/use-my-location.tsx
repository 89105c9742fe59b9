// Finds the pincode of the shopper's position, on request and if the browser allows it.

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
/** Precision in degrees: about a hundred metres. No more is sent. */
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

/** Renders nothing if the browser has no geolocation, as on plain http. */
export function UseMyLocation(props: { onFound(place: { code: string; name: string }): void }) {
  if (!('geolocation' in navigator) || !isSecureContext) return null
  return (
    <WithMessages namespace="address">
      <LocateButton {...props} />
    </WithMessages>
  )
}
