// Applies staff changes from any process in this one: at start, with each change, and after a gap of the listener.

import type { App } from './app.ts'
import type { StartupContext } from './domain.ts'

const RETRY_MS = 2000

interface Followed {
  /** Tag of the channel `page_cache` that announces a change. */
  tag: string
  /** Name for the log. */
  name: string
  takeUp(): Promise<void>
}

/**
 * Applies changes one after another, with retries; the first time before anything is served. Pages with the changed
 * data are rendered again. Returns a disposer.
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
