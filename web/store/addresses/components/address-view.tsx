// A formatted address.

import type { Address } from '../../../../contract/addresses/api.ts'
import { normalizeMobile } from '../../../../contract/shared/identifiers.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useMessages } from '../../app/messages.ts'

type Shown = Pick<
  Address,
  'name' | 'phone' | 'addressLine' | 'addressLine2' | 'landmark' | 'city' | 'stateName' | 'postCode'
>

export function AddressView({ address }: { address: Shown }) {
  const t = useMessages('address')
  const { marketInfo, market } = useLocale()
  const { name, phone, addressLine, addressLine2, landmark, city, stateName, postCode } = address
  // Orders store the number with its country code, addresses without.
  const national = normalizeMobile(phone, market)?.slice(1 + marketInfo.phoneCode.length) ?? phone
  const lines = [addressLine, addressLine2, landmark].filter(Boolean).join(', ')
  // An emirate's code adds nothing to its name.
  const place = marketInfo.placeKind === 'pincode' ? `${city}, ${stateName} ${postCode}` : `${city}, ${stateName}`
  return (
    <address style={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      <b>{name}</b>
      <br />
      {lines}
      <br />
      {place}
      <br />
      <span className="quiet">{t('phoneOf', { phone: `+${marketInfo.phoneCode} ${national}` })}</span>
    </address>
  )
}
