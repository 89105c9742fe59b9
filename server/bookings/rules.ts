// Sender and recipient of a parcel, in lines.

import type { ParcelRow } from './repository/bookings.ts'

const lines = (...texts: string[]) => texts.map(text => text.trim()).filter(text => text !== '')

export const senderOfParcel = ({ seller, sellerAddress, sellerPlace }: ParcelRow) => ({
  name: seller,
  lines: lines(sellerAddress, sellerPlace),
})

export function addressOfParcel({ address, market, language }: Pick<ParcelRow, 'address' | 'market' | 'language'>) {
  const { name, phone, line1, line2, landmark, city, stateName, stateNameHi, place } = address
  return {
    ...{ name, phone: `+${phone.replace(/^\+/, '')}` },
    lines: lines(line1, line2, landmark),
    city,
    postCode: market === 'IN' ? place : '',
    state: language === 'hi' ? stateNameHi : stateName,
  }
}
