// Applies catalog changes to the caches and the search index of this process, then invalidates the affected pages.

import { refreshReferenceData } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import type { StartupContext } from '../../platform/domain.ts'
import { ChangeGatherer, type Changes } from './gather-changes.ts'
import { indexNamesChanged, indexProducts, openIndex, openOnDemand, rebuildIndex, setSettled } from './indexing.ts'

async function work(app: App, pending: Changes, invalidateTag: StartupContext['invalidateTag']): Promise<void> {
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
 * before the index was updated are invalidated once more here. During an import this happens every two seconds, not for each
 * batch. Returns a disposer.
 */
export async function followCatalog(
  app: App,
  { listener, invalidateTag, indexAtStart }: StartupContext,
): Promise<() => Promise<void>> {
  const changes = new ChangeGatherer(
    taken => work(app, taken, invalidateTag),
    error => app.log.error({ err: error }, 'catalogue could not be followed'),
  )
  setSettled(app, () => changes.settled())
  const gather: ChangeGatherer['note'] = change => changes.note(change)

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
  if (indexAtStart) open()
  else openOnDemand(app)
  return async () => {
    await changes.stop()
    await app.ports.search.close()
  }
}
