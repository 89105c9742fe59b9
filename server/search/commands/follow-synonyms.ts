// Loads synonyms into the search engine at startup and whenever staff change them.

import type { App } from '../../platform/app.ts'
import type { StartupContext } from '../../platform/domain.ts'
import { applySynonyms } from './synonyms.ts'

const RETRY_MS = 2000

/** Starts following changes; cached search pages are invalidated. Returns a disposer. */
export async function followSynonyms(
  app: App,
  { listener, invalidateTag }: StartupContext,
): Promise<() => Promise<void>> {
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  const apply = () => {
    timer = null
    running = running
      .then(() => (stopped ? undefined : applySynonyms(app)))
      .then(() => invalidateTag('search:*'))
      .catch(error => {
        app.log.error({ err: error }, 'synonyms could not be taken up')
        if (!stopped) timer ??= setTimeout(apply, RETRY_MS)
      })
  }
  await listener.on('page_cache', tag => {
    if (tag === 'synonyms:*') apply()
  })
  listener.onGap(apply)
  apply()
  return async () => {
    stopped = true
    if (timer) clearTimeout(timer)
    await running
  }
}
