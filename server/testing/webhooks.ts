// A store with an owner, and a receiver of webhooks that answers as a test wants, for tests of webhooks.

import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookKind } from '../../contract/webhooks/kinds.rules.ts'
import { fanOut } from '../webhooks/repository/deliveries.ts'
import { openStaff } from './staff.ts'
import { openTestStore } from './store.ts'

export interface Received {
  path: string
  headers: Record<string, string>
  body: string
}

/** As a receiver verifies it, without the code of the store. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const digest = createHmac('sha256', key)
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`)
    .update(body)
    .digest('base64')
  return (headers['webhook-signature'] ?? '').split(' ').includes(`v1,${digest}`)
}

/** A server that stores what it receives. */
async function openReceiver() {
  const received: Received[] = []
  /** Its response at a path; 200 by default, no response at all for 0. */
  const answers = new Map<string, { status: number; location?: string; body?: string }>()
  const requests = { open: 0, most: 0 }
  const server = createServer((request, response) => {
    let body = ''
    requests.open++
    requests.most = Math.max(requests.most, requests.open)
    response.on('close', () => requests.open--)
    request.setEncoding('utf8').on('data', part => {
      body += part
    })
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers as Record<string, string>, body })
      const { status, location, body: text = 'taken' } = answers.get(path) ?? { status: 200 }
      if (status > 0) response.writeHead(status, location ? { location } : {}).end(text)
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin, received, answers, requests, close }
}

/** A store, its owner and the receiver. */
export async function openWebhookStore() {
  const store = await openTestStore()
  const owner = (await openStaff(store, 'owner')).visitor
  const receiver = await openReceiver()
  const make = async (path: string, kinds: WebhookKind[] = ['order.placed']) => {
    const address = `${receiver.origin}${path}`
    const body = { webhookId: randomUUID(), market: 'IN', name: 'ERP', address, kinds } as const
    const { webhook, secret } = (await owner.call('POST /api/admin/webhooks', { body: { ...body, kinds: [...kinds] } }))
      .data
    return { ...webhook, secret: secret ?? '', params: { webhookId: webhook.webhookId } }
  }
  type Made = Pick<Awaited<ReturnType<typeof make>>, 'params'>
  return {
    ...{ store, owner, receiver, make },
    read: async ({ params }: Made) => (await owner.call('GET /api/admin/webhooks/{webhookId}', { params })).data,
    deliveries: async ({ params }: Made) =>
      (await owner.call('GET /api/admin/webhooks/{webhookId}/deliveries', { params })).data.deliveries,
    /** Puts a message of any event into the queue, as if the event had just been taken from the outbox. */
    tell(id: string, kind: WebhookKind = 'order.placed') {
      const message = {
        id: `msg_${id}`,
        market: 'IN',
        kind,
        record: '1',
        body: JSON.stringify({ type: kind }),
      } as const
      return store.app.db.transaction(tx => fanOut(tx, message, store.app.now()))
    },
    remove: ({ params }: Made) => owner.call('DELETE /api/admin/webhooks/{webhookId}', { params }),
    at: (path: string) => receiver.received.filter(one => one.path === path),
    forget() {
      receiver.received.length = 0
      receiver.answers.clear()
    },
    /** The app at a later time. */
    later(seconds: number) {
      const now = new Date(store.app.now().getTime() + seconds * 1000)
      return { ...store.app, now: () => now }
    },
    async close() {
      receiver.close()
      await store.close()
    },
  }
}
