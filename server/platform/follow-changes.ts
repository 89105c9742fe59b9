// Takes up in a process what staff change in any process: at start, with each change, and after a gap of the listener.

import type { App } from './app.ts'
import type { StartupContext } from './domain.ts'

const RETRY_MS = 2000

interface Followed {
  /** Tag of the channel `page_cache` that tells of a change. */
  tag: string
  /** What is followed, for the log. */
  name: string
  takeUp(): Promise<void>
}

/**
 * Takes changes up one after the other, and again until it succeeds; the first time before anything is served. Pages that name what
 * has changed are rendered again. Returns what ends it.
 */
export async function followChanges(
  { log }: Pick<App, 'log'>,
  { listener, invalidateTag }: StartupContext,
  { tag, name, takeUp }: Followed,
): Promise<() => Promise<void>> {
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  const take = async () => {
    if (stopped) return
    await takeUp()
    invalidateTag('cms:*')
  }
  const apply = () => {
    timer = null
    running = running.then(take).catch(error => {
      log.error({ err: error }, `${name} could not be taken up`)
      if (!stopped) timer ??= setTimeout(apply, RETRY_MS)
    })
  }
  await listener.on('page_cache', changed => {
    if (changed === tag) apply()
  })
  listener.onGap(apply)
  await take()
  return async () => {
    stopped = true
    if (timer) clearTimeout(timer)
    await running
  }
}
