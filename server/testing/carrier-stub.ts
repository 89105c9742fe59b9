// A test carrier that reports events: it signs with its own code.

import { createHmac } from 'node:crypto'
import type { TestStore } from './store.ts'

export interface CarrierReport {
  trackingNumber: string
  state: string
  place?: string
  at?: string
  reason?: string
}

/** Reports events to a store, signed with a secret. `secondsAgo` is the age of the signature. */
export function carrierStub(store: TestStore, carrier: string, secret: string) {
  return async (
    event: CarrierReport | object,
    { secondsAgo = 0, change = (signature: string) => signature, as = carrier } = {},
  ): Promise<{ status: number; code: string | undefined; outcome: string | undefined }> => {
    const payload = JSON.stringify({ at: new Date().toISOString(), place: 'Nashik hub', ...event })
    const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo)
    const signature = createHmac('sha256', Buffer.from(secret)).update(timestamp).update('.').update(payload)
    const response = await store.http.inject({
      method: 'POST',
      url: `/api/v1/order/carrierEvents/${as}`,
      headers: {
        'content-type': 'application/json',
        'x-carrier-timestamp': timestamp,
        'x-carrier-signature': change(signature.digest('hex')),
      },
      payload,
    })
    const body = response.json<{ code?: string; data?: { outcome: string } }>()
    return { status: response.statusCode, code: body.code, outcome: body.data?.outcome }
  }
}
