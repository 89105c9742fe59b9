// Applies catalog changes to the caches and the search index of this process, then invalidates the affected pages.

import { refreshReferenceData } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import type { StartupContext } from '../../platform/domain.ts'
import { indexNamesChanged, indexProducts, openIndex, rebuildIndex } from './indexing.ts'

/** Changes are collected for a moment, so that a bulk change is processed once. */
const GATHER_MS = 25

interface Pending {
  msns: Set<string>
  everything: boolean
  snapshot: boolean
}

const nothing = (): Pending => ({ msns: new Set(), everything: false, snapshot: false })

async function work(app: App, pending: Pending, invalidateTag: StartupContext['invalidateTag']): Promise<void> {
  if (pending.snapshot) {
    await refreshReferenceData(app)
    pending.everything ||= await indexNamesChanged(app)
    for (const family of ['category:*', 'product:*', 'cms:*', 'search:*']) invalidateTag(family)
  }
  if (pending.everything) {
    await rebuildIndex(app)
    for (const family of ['category:*', 'cms:*', 'search:*']) invalidateTag(family)
  } else if (pending.msns.size > 0) {
    const codes = await indexProducts(app, [...pending.msns])
    for (const code of codes) invalidateTag(`category:${code}`)
    // not cms:*: every page has the tag of its frame, so a price change would invalidate all pages
    for (const tag of ['cms:home', 'search:*']) invalidateTag(tag)
  }
}

/**
 * Loads the reference data, opens the index in the background and keeps both up to date through `page_cache`
 * notifications, in every process. The page cache removes a page as soon as its product changes; pages rendered again
 * before the index was updated are invalidated once more here. Returns a disposer.
 */
export async function followCatalog(
  app: App,
  { listener, invalidateTag }: StartupContext,
): Promise<() => Promise<void>> {
  let pending = nothing()
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | null = null

  const run = () => {
    timer = null
    const taken = pending
    pending = nothing()
    running = running
      .then(() => (stopped ? undefined : work(app, taken, invalidateTag)))
      .catch(error => {
        app.log.error({ err: error }, 'catalogue could not be followed')
        // after a failure everything is refreshed, since notifications may have been missed
        pending.everything = true
        pending.snapshot = true
        if (!stopped) timer ??= setTimeout(run, 1000)
      })
  }
  const gather = (change: (pending: Pending) => void) => {
    change(pending)
    if (!stopped) timer ??= setTimeout(run, GATHER_MS)
  }

  await listener.on('page_cache', tag => {
    if (tag === 'category:*') gather(to => (to.snapshot = true))
    else if (tag === 'product:*') gather(to => (to.everything = true))
    else if (tag.startsWith('product:')) gather(to => to.msns.add(tag.slice('product:'.length)))
  })
  listener.onGap(() =>
    gather(to => {
      to.snapshot = true
      to.everything = true
    }),
  )
  await refreshReferenceData(app)
  const open = () => {
    openIndex(app).catch(error => {
      app.log.error({ err: error }, 'search index could not be opened')
      gather(to => (to.everything = true))
    })
  }
  app.ports.search.listen({ indexLost: open, log: message => app.log.info(message) })
  open()
  return async () => {
    stopped = true
    if (timer) clearTimeout(timer)
    await running
    await app.ports.search.close()
  }
}
