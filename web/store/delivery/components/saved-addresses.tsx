// The saved addresses of a customer in the dialog that asks where to deliver.

import { useEffect, useState } from 'react'
import type { Address } from '../../../../contract/addresses/api.ts'
import { readStored } from '../../../framework/api/browser-storage.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { WithMessages } from '../../../framework/with-messages.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { useMessages } from '../../app/messages.ts'
import { LOCATION_KEY, type StoredAddress } from '../../app/session.ts'
import { chooseDeliveryLocation } from './choose-delivery-location.ts'

const textOf = ({ addressLine, addressLine2, city, stateName, postCode }: Address, withCode: boolean) =>
  [addressLine, addressLine2, city, withCode ? postCode : stateName].filter(Boolean).join(', ')

function AddressChoice({ onDone }: { onDone(): void }) {
  const t = useMessages('address')
  const isIndia = useLocale().marketInfo.placeKind === 'pincode'
  const [addresses, setAddresses] = useState<Address[]>([])
  useEffect(() => {
    quietCall('GET /api/v1/address/getAddressList')
      .then(({ addressList }) => setAddresses(addressList.filter(({ type }) => type === 'shipping')))
      .catch(() => undefined)
  }, [])
  if (addresses.length === 0) return null
  const chosen = readStored<StoredAddress>(LOCATION_KEY)?.selectedIndex ?? -1
  return (
    <RadioGroup
      legend={t('savedAddresses')}
      name="saved-address"
      value={addresses[chosen]?.addressId ?? ''}
      options={addresses.map(address => ({
        value: address.addressId,
        label: address.name,
        hint: textOf(address, isIndia),
      }))}
      onChange={id => {
        const selectedIndex = addresses.findIndex(({ addressId }) => addressId === id)
        const address = addresses[selectedIndex]
        if (!address) return
        const place = { code: address.postCode, name: isIndia ? address.city : address.stateName }
        chooseDeliveryLocation(place, { userAddress: textOf(address, isIndia), selectedIndex })
        onDone()
      }}
    />
  )
}

/**
 * Renders nothing while they load, if there are none, or if they cannot be loaded: a location can be entered anyway.
 */
export function SavedAddresses(props: { onDone(): void }) {
  return (
    <WithMessages namespace="address">
      <AddressChoice {...props} />
    </WithMessages>
  )
}
