// Clients that send slowly or not at all: their connections are closed, others continue.

import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts'

const NEVER = 3_600_000

const stores: TestStore[] = []
let slowHeaders: TestStore
let slowBodies: TestStore
let idle: TestStore

async function listening(limits: Partial<ConnectionLimits>): Promise<TestStore> {
  const far = { headersMs: NEVER, bodyMs: NEVER, requestMs: NEVER, idleMs: NEVER }
  const store = await openTestStore({ connectionLimits: { ...CONNECTION_LIMITS, checkMs: 50, ...far, ...limits } })
  stores.push(store)
  await store.http.listen({ port: 0, host: '127.0.0.1' })
  return store
}

beforeAll(async () => {
  slowHeaders = await listening({ headersMs: 200 })
  slowBodies = await listening({ bodyMs: 200 })
  idle = await listening({ idleMs: 200, keepAliveMs: 200 })
})
afterAll(async () => {
  for (const store of stores) await store.close()
})

const portOf = (store: TestStore) => (store.http.server.address() as AddressInfo).port

/** What the store sends on a connection until it closes it; this side never does. */
function answerTo(store: TestStore, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: portOf(store), host: '127.0.0.1', allowHalfOpen: true })
    let answer = ''
    socket.on('data', chunk => {
      answer += chunk.toString()
    })
    socket.on('end', () => socket.destroy())
    socket.on('error', error => ('code' in error && error.code === 'ECONNRESET' ? resolve(answer) : reject(error)))
    socket.on('close', () => resolve(answer))
    socket.write(text)
  })
}

const BODY_TO_COME = 'host: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'

it('closes a connection whose headers do not end', async () => {
  expect(await answerTo(slowHeaders, 'GET / HTTP/1.1\r\nhost: local')).toContain('408')
})

it('closes a connection whose body does not end', async () => {
  expect(await answerTo(slowBodies, `POST /api/v1/session/logout HTTP/1.1\r\n${BODY_TO_COME}`)).toBe('')
})

it('closes a connection on which nothing moves, before and after a request', async () => {
  expect(await answerTo(idle, '')).toBe('')
  expect(await answerTo(idle, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')).toContain('200 OK')
})

it('rejects headers that are too large', async () => {
  const large = `GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`
  expect(await answerTo(slowBodies, large)).toContain('431')
})

it('goes on for the others', async () => {
  for (const store of stores) expect((await fetch(`http://127.0.0.1:${portOf(store)}/healthz`)).status).toBe(200)
})
