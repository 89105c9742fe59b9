// A receiver of webhooks on this machine, which answers with the status that a test wants.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface WebhookReceiver {
  /** Where messages are sent. */
  address: string
  /** The headers `webhook-id` that came, in order. */
  ids: string[]
  /** Of the answers; 200 at first. */
  status: number
  close(): void
}

/** Listens on a free port. */
export async function openReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      receiver.ids.push(String(request.headers['webhook-id']))
      response.writeHead(receiver.status).end(receiver.status === 200 ? 'taken' : 'the ERP is being updated')
    })
  })
  const receiver: WebhookReceiver = {
    ...{ address: '', ids: [], status: 200 },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  receiver.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}
