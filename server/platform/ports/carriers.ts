// The carrier port: booking parcels with carriers that have an API. With others, staff book and enter the number.

import type { Currency, Market } from '../../../contract/shared/market.ts'

export interface ParcelToBook {
  /** Our reference; the carrier accepts it once, so a repetition is the same booking. */
  reference: string
  orderNumber: number
  shipmentNumber: number
  market: Market
  sender: { name: string; lines: readonly string[] }
  recipient: { name: string; phone: string; lines: readonly string[]; city: string; postCode: string; state: string }
  weightGrams: number
  currency: Currency
  /** Description of the contents. */
  valueMinor: number
  /** Cash to collect on delivery; null for none. */
  codMinor: number | null
  /** A return that is collected: where, on which day and in which hours of it, in the time of the market. */
  pickUp?: { at: ParcelToBook['recipient']; day: string; from: string; to: string }
}

export interface CarrierBooking {
  trackingNumber: string
  /** PNG; null when the store draws it. */
  label: Uint8Array | null
}

export interface CarrierAdapter {
  /**
   * Books a parcel, once per reference. @throws CarrierDeclinedError when it was not booked; another error when that is
   * unknown
   */
  book(parcel: ParcelToBook): Promise<CarrierBooking>
  /** The booking with a reference; null when there is none. Rejects when unreachable. */
  find(reference: string): Promise<CarrierBooking | null>
  /**
   * Cancels a booking; a missing one counts as cancelled. @throws CarrierDeclinedError when it is already in transit
   */
  cancel(reference: string): Promise<void>
}

/** The carrier declined: nothing was done. Its message is for staff. */
export class CarrierDeclinedError extends Error {
  override name = 'CarrierDeclinedError'
}

export interface CarriersPort {
  /** The API of a carrier by its code; null when staff book manually. */
  find(code: string): CarrierAdapter | null
}
