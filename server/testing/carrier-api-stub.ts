// A carrier at which parcels are booked, by the protocol of docs/orders.md: a real server that can lose its answers.

import sharp from 'sharp'
import { GatewayStub, type StubAnswer, type StubRequest } from './gateway-stub.ts'

interface Booked {
  reference: string
  trackingNumber: string
  cancelled: boolean
  body: Record<string, unknown>
}

const KEY = 'key-of-the-carrier-stub'
const problem = (status: number, message: string): StubAnswer => ({ status, body: { message } })

export class CarrierApiStub extends GatewayStub {
  origin = ''
  readonly bookings: Booked[] = []
  /** Whether it draws labels of its own. */
  drawsLabels = false
  /** Postal codes that it does not serve. */
  readonly closed: string[] = []
  #label = ''

  async start(): Promise<this> {
    const background = { r: 255, g: 255, b: 255 }
    const png = await sharp({ create: { width: 80, height: 120, channels: 3, background } })
      .png()
      .toBuffer()
    this.#label = png.toString('base64')
    this.origin = await this.listen(async request => this.#handle(request))
    return this
  }

  settings(code: string): Record<string, { url: string; key: string }> {
    return { [code]: { url: this.origin, key: KEY } }
  }

  #handle({ method, path, headers, text }: StubRequest): StubAnswer {
    if (headers.authorization !== `Bearer ${KEY}`) return problem(401, 'Unknown key')
    if (method === 'POST' && path === '/bookings') return this.#book(JSON.parse(text) as Record<string, unknown>)
    const [, , reference = '', action] = path.split('/')
    const found = this.bookings.find(one => one.reference === reference && !one.cancelled)
    if (!found) return problem(404, 'There is no such booking')
    if (method === 'POST' && action === 'cancel') found.cancelled = true
    return this.#answer(found)
  }

  #answer({ reference, trackingNumber }: Booked): StubAnswer {
    return { status: 200, body: { reference, trackingNumber, label: this.drawsLabels ? this.#label : null } }
  }

  #book(body: Record<string, unknown>): StubAnswer {
    const reference = String(body.reference)
    const earlier = this.bookings.find(one => one.reference === reference)
    if (earlier) return this.#answer(earlier)
    const { postCode } = body.recipient as { postCode: string }
    if (this.closed.includes(postCode)) return problem(422, `${postCode} is not served`)
    const booked = { reference, trackingNumber: this.nextId('CB'), cancelled: false, body }
    this.bookings.push(booked)
    return this.#answer(booked)
  }
}
