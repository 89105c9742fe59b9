// Loads synonyms, tuned texts and redirects at startup and whenever staff change them.

import type { App } from '../../platform/app.ts'
import type { StartupContext } from '../../platform/domain.ts'
import { loadRedirects } from './redirects.ts'
import { applySynonyms } from './synonyms.ts'
import { loadTunings } from './tunings.ts'

const RETRY_MS = 2000

/** Starts following changes; cached search pages are invalidated. Returns a disposer. */
async function follow(
  app: App,
  { listener, invalidateTag }: StartupContext,
  { tag, load }: { tag: string; load(app: App): Promise<void> },
): Promise<() => Promise<void>> {
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  const apply = () => {
    timer = null
    running = running
      .then(() => (stopped ? undefined : load(app)))
      .then(() => invalidateTag('search:*'))
      .catch(error => {
        app.log.error({ err: error, tag }, 'what staff say of searches could not be taken up')
        if (!stopped) timer ??= setTimeout(apply, RETRY_MS)
      })
  }
  await listener.on('page_cache', changed => {
    if (changed === tag) apply()
  })
  listener.onGap(apply)
  apply()
  return async () => {
    stopped = true
    if (timer) clearTimeout(timer)
    await running
  }
}

export const followSynonyms = (app: App, context: StartupContext): Promise<() => Promise<void>> =>
  follow(app, context, { tag: 'synonyms:*', load: applySynonyms })

export const followTunings = (app: App, context: StartupContext): Promise<() => Promise<void>> =>
  follow(app, context, { tag: 'tunings:*', load: loadTunings })

export const followRedirects = (app: App, context: StartupContext): Promise<() => Promise<void>> =>
  follow(app, context, { tag: 'search-redirects:*', load: loadRedirects })
