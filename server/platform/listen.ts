// Listens to PostgreSQL notifications on one connection that reconnects.

import type pg from 'pg'
import type { Database } from './db.ts'

export interface Listener {
  /** Calls `handler` with the payload of every notification on the channel. */
  on(channel: string, handler: (payload: string) => void): Promise<void>
  /** Calls `handler` after a reconnect: notifications may have been missed. */
  onGap(handler: () => void): void
  /** Resolves when the notifications of all ended transactions were handled; at once while the connection is lost. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

type Channels = Map<string, ((payload: string) => void)[]>

function handle(channels: Channels, { channel, payload = '' }: pg.Notification): void {
  for (const handler of channels.get(channel) ?? []) handler(payload)
}

/** A connection runs one statement at a time: each waits for those before it. */
function inTurn(run: (text: string) => Promise<unknown> | undefined): (text: string) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return text => {
    const answer = last.then(() => run(text))
    last = answer.catch(() => undefined)
    return answer
  }
}

/** Starts listening; reconnects with a backoff of 0.2 to 5 seconds. */
export async function openListener(db: Database, onError: (error: Error) => void): Promise<Listener> {
  const channels: Channels = new Map()
  const gapHandlers: (() => void)[] = []
  let client: pg.Client | null = null
  let closed = false
  const ask = inTurn(text => client?.query(text))

  const connect = async () => {
    const fresh = await db.connectAlone()
    fresh.on('notification', message => handle(channels, message))
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
        for (const handler of gapHandlers) handler()
        return
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }

  await connect()
  return {
    async on(channel, handler) {
      if (!/^[a-z_]+$/.test(channel)) throw new Error(`Channel name ${channel} is not plain`)
      const known = channels.get(channel)
      known?.push(handler)
      if (!known) {
        channels.set(channel, [handler])
        await ask(`listen ${channel}`)
      }
    },
    onGap(handler) {
      gapHandlers.push(handler)
    },
    async caughtUp() {
      // the server sends notifications before the result of a later statement
      await ask('select').catch(() => undefined)
    },
    async close() {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}
