// The listening connection runs one statement at a time, also when several parts of the store subscribe at once.

import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { Database } from './db.ts'
import { openListener } from './listen.ts'

/** A connection that answers after a turn of the event loop, and how many statements it ran at once. */
class SlowConnection extends EventEmitter {
  readonly sent: string[] = []
  running = 0
  most = 0

  async query(text: string): Promise<void> {
    this.sent.push(text)
    this.most = Math.max(this.most, ++this.running)
    await new Promise(setImmediate)
    this.running--
    if (text === 'listen broken') throw new Error('broken')
  }

  async end(): Promise<void> {
    this.removeAllListeners()
  }
}

it('listens to each channel once, in turn, and goes on after one that failed', async () => {
  const connection = new SlowConnection()
  const db = { connectAlone: async () => connection } as unknown as Database
  const listener = await openListener(db, () => undefined)
  const heard: string[] = []
  const outcomes = await Promise.allSettled([
    listener.on('broken', () => undefined),
    listener.on('orders', payload => heard.push(`first ${payload}`)),
    listener.on('pages', () => undefined),
    listener.on('orders', payload => heard.push(`second ${payload}`)),
    listener.caughtUp(),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', ...Array.from({ length: 4 }, () => 'fulfilled')])
  expect(connection.most).toBe(1)
  expect(connection.sent).toEqual(['listen broken', 'listen orders', 'listen pages', 'select'])
  connection.emit('notification', { channel: 'orders', payload: '7' })
  expect(heard).toEqual(['first 7', 'second 7'])
  await listener.close()
})
