// Endpoints of the devices that show notifications (Web Push).

import { z } from 'zod'
import { defineEndpoints, envelope, ok } from '../shared/endpoint.ts'
import { zUuid } from '../shared/schemas.ts'
import { PUSH_TOPICS } from './preferences.rules.ts'

const zDevice = z.object({
  deviceId: zUuid,
  /** Names of the browser and of the device; empty when unknown. */
  browser: z.string(),
  device: z.string(),
  /** Whether it was registered in the current session. */
  current: z.boolean(),
  topics: z.array(z.enum(PUSH_TOPICS)),
  addedAt: z.string(),
})
export type PushDevice = z.output<typeof zDevice>

const zDevices = envelope(z.array(zDevice))
const device: PushDevice = {
  ...{ deviceId: '4f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4', browser: 'Chrome', device: 'Android', current: true },
  ...{ topics: ['orders', 'price-drops'], addedAt: '2026-11-20T06:12:00.000Z' },
}
const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`))

export const pushEndpoints = defineEndpoints({
  pushKey: {
    method: 'GET',
    path: '/api/v1/push/key',
    access: 'public',
    summary: 'Returns the public key of the store with which a browser subscribes to push notifications.',
    response: envelope(z.object({ key: z.string() })),
    errors: [],
    example: ok({ key: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U' }),
  },
  pushDevices: {
    method: 'GET',
    path: '/api/v1/push/devices',
    access: 'customer',
    summary: 'Lists the devices that show notifications to the customer, latest first.',
    response: zDevices,
    errors: [],
    example: ok([device]),
  },
  addPushDevice: {
    method: 'POST',
    path: '/api/v1/push/addDevice',
    access: 'customer',
    summary: 'Registers the customer’s browser for all topics; up to ten devices, beyond which the oldest are removed.',
    body: z.object({ endpoint: z.url().max(1000), p256dh: base64url(65), auth: base64url(16) }),
    response: zDevices,
    errors: ['push.endpoint'],
    example: ok([device]),
    perMinute: 30,
  },
  setPushTopics: {
    method: 'POST',
    path: '/api/v1/push/setTopics',
    access: 'customer',
    summary: 'Sets the notification topics of a device; an empty list removes the device.',
    body: z.object({ deviceId: zUuid, topics: z.array(z.enum(PUSH_TOPICS)).max(PUSH_TOPICS.length) }),
    response: zDevices,
    errors: ['push.unknown'],
    example: ok([device]),
    perMinute: 60,
  },
})
