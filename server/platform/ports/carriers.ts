// The carrier port: booking parcels at carriers that have an interface. At the others staff book, and type the number.

import type { Currency, Market } from '../../../contract/shared/market.ts'

export interface ParcelToBook {
  /** Ours; the carrier takes it once, so that a repetition is the same booking. */
  reference: string
  orderNumber: number
  shipmentNumber: number
  market: Market
  sender: { name: string; lines: readonly string[] }
  recipient: { name: string; phone: string; lines: readonly string[]; city: string; postCode: string; state: string }
  weightGrams: number
  currency: Currency
  /** Of what is in it. */
  valueMinor: number
  /** Cash to collect at the door; null when nothing is. */
  codMinor: number | null
}

export interface CarrierBooking {
  trackingNumber: string
  /** PNG; null when the store draws it. */
  label: Uint8Array | null
}

export interface CarrierAdapter {
  /** Books a parcel, once per reference. @throws CarrierDeclinedError when it was not booked; another error when that is unknown */
  book(parcel: ParcelToBook): Promise<CarrierBooking>
  /** The booking of a reference; null when there is none. Rejects when unreachable. */
  find(reference: string): Promise<CarrierBooking | null>
  /** Cancels a booking; one that is not there is cancelled. @throws CarrierDeclinedError when it is under way already */
  cancel(reference: string): Promise<void>
}

/** The carrier has declined: nothing was done. Its message is for staff. */
export class CarrierDeclinedError extends Error {
  override name = 'CarrierDeclinedError'
}

export interface CarriersPort {
  /** The interface of a carrier by its code; null when staff book there themselves. */
  find(code: string): CarrierAdapter | null
}
