// Booking at a carrier over HTTP, by the protocol of docs/orders.md.

import { z } from 'zod'
import {
  type CarrierAdapter,
  type CarrierBooking,
  CarrierDeclinedError,
  type ParcelToBook,
} from '../../platform/ports/carriers.ts'

const MAX_ANSWER_BYTES = 1024 * 1024
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const zBooking = z.object({
  reference: z.string(),
  trackingNumber: z.string().regex(/^[A-Za-z0-9-]{4,40}$/),
  /** PNG in base64. */
  label: z.base64().max(700_000).nullish(),
})
const zProblem = z.object({ message: z.string() })

export interface CarrierAccess {
  url: string
  key: string
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_ANSWER_BYTES) throw new Error('The answer of the carrier is too large')
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function bookingOf(body: unknown, reference: string): CarrierBooking {
  const { data } = zBooking.safeParse(body)
  if (data?.reference !== reference) throw new Error('The answer of the carrier has another form')
  const label = data.label ? Buffer.from(data.label, 'base64') : null
  // anything that is not a picture is not printed
  return { trackingNumber: data.trackingNumber, label: label?.subarray(0, PNG.length).equals(PNG) ? label : null }
}

/** Parcel data sent to the carrier. */
const parcelBody = ({ codMinor, valueMinor, currency, ...parcel }: ParcelToBook) => ({
  ...parcel,
  value: { amountMinor: valueMinor, currency },
  cod: codMinor === null ? null : { amountMinor: codMinor, currency },
})

export function httpCarrier({ url, key }: CarrierAccess, timeoutMs: number): CarrierAdapter {
  /** Null for 404. @throws CarrierDeclinedError for other 4xx responses, Error when the result is unknown */
  async function call(method: 'GET' | 'POST', path: string, reference: string, body?: object): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': reference,
      },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = jsonOf(await textOf(response))
    const { status } = response
    if (status === 404) return null
    // a request still being processed, or rate-limited, may succeed later
    if (status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status))
      throw new CarrierDeclinedError((zProblem.safeParse(answer).data?.message ?? `Status ${status}`).slice(0, 200))
    if (status < 200 || status >= 300) throw new Error(`The carrier answered with status ${status}`)
    return answer
  }
  const at = (reference: string) => `/bookings/${encodeURIComponent(reference)}`
  return {
    book: async parcel =>
      bookingOf(await call('POST', '/bookings', parcel.reference, parcelBody(parcel)), parcel.reference),
    async find(reference) {
      const found = await call('GET', at(reference), reference)
      return found === null ? null : bookingOf(found, reference)
    },
    async cancel(reference) {
      await call('POST', `${at(reference)}/cancel`, reference, {})
    },
  }
}
