// A provider of text messages for stores in production mode, which have no outbox page.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface SmsProvider {
  url: string
  /** The code that was sent to a phone of India; waits for it. */
  codeFor(phone: string): Promise<string | undefined>
  close(): void
}

export async function startSmsProvider(): Promise<SmsProvider> {
  /** Text messages by number. */
  const sent = new Map<string, string>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { to, text } = JSON.parse(body) as { to: string; text: string }
    sent.set(to, text)
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async codeFor(phone) {
      for (let left = 600; left > 0; left--) {
        const code = sent.get(`+91${phone}`)?.match(/\d{6}/)?.[0]
        if (code) return code
        await delay(50)
      }
      throw new Error(`No message has come to ${phone}`)
    },
    close: () => server.close(),
  }
}
