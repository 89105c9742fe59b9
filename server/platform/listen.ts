// Hears PostgreSQL notifications on one connection that comes back by itself when it is lost.

import type pg from 'pg'
import type { Database } from './db.ts'

export interface Listener {
  /** Calls `heard` with the payload of every notification on the channel. */
  on(channel: string, heard: (payload: string) => void): Promise<void>
  /** Calls `gap` after a lost connection is back: notifications in between were missed. */
  onGap(gap: () => void): void
  close(): Promise<void>
}

/** Starts listening; reconnects after 0.2 s, then up to 5 s. */
export async function openListener(db: Database, onError: (error: Error) => void): Promise<Listener> {
  const channels = new Map<string, ((payload: string) => void)[]>()
  const gaps: (() => void)[] = []
  let client: pg.Client | null = null
  let closed = false

  const connect = async () => {
    const fresh = await db.connectAlone()
    fresh.on('notification', message => {
      for (const heard of channels.get(message.channel) ?? []) heard(message.payload ?? '')
    })
    fresh.on('error', error => {
      onError(error)
      void lost(fresh)
    })
    fresh.on('end', () => void lost(fresh))
    for (const channel of channels.keys()) await fresh.query(`listen ${channel}`)
    client = fresh
  }

  const lost = async (which: pg.Client) => {
    if (closed || client !== which) return
    client = null
    for (let wait = 200; !closed; wait = Math.min(wait * 2, 5000)) {
      await new Promise(done => setTimeout(done, wait))
      if (closed) return
      try {
        await connect()
        for (const gap of gaps) gap()
        return
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }

  await connect()
  return {
    async on(channel, heard) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error(`Channel name ${channel} is not plain`)
      const known = channels.get(channel)
      if (known) known.push(heard)
      else {
        channels.set(channel, [heard])
        await client?.query(`listen ${channel}`)
      }
    },
    onGap(gap) {
      gaps.push(gap)
    },
    async close() {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}
