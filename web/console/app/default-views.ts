// The views that lists open with: chosen by the member, or set for the role.

import { useEffect } from 'react'
import { navigate } from '../../framework/navigation.ts'
import { createObservable, useObservable } from '../../ui/observable.ts'
import { call } from './api.ts'
import { to } from './router.tsx'

/** Queries by the path of the list; null until they are known. */
const defaults = createObservable<ReadonlyMap<string, string> | null>(null)

/** Reloads them. A list opens plain if they cannot be loaded. */
export async function loadDefaultViews(): Promise<void> {
  const found = await call('GET /api/admin/session/views/defaults').catch(() => null)
  defaults.set(new Map(found?.data.defaults.map(({ path, query }) => [path, query])))
}

function addressIn(known: ReadonlyMap<string, string> | null, path: string): string {
  const query = known?.get(path)
  return `${to(path)}${query ? `?${query}` : ''}`
}

/** The URL of a list in the navigation: with the query of its view. */
export function useListAddress(): (path: string) => string {
  const known = useObservable(defaults, null)
  return path => addressIn(known, path)
}

/** a reloaded page keeps its state */
const isReload = () =>
  performance.getEntriesByType('navigation').some(entry => (entry as PerformanceNavigationTiming).type === 'reload')

/**
 * Loads the views once a member is signed in. If a list is open without a query when they arrive, it gets its view:
 * the URL was typed, or opened before they were loaded. Calls back when they are loaded.
 */
export function useDefaultViews(staffId: string, start: { path: string; search: string }): boolean {
  const isKnown = useObservable(defaults, null) !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is that of the start
  useEffect(() => {
    let current = true
    defaults.set(null)
    void loadDefaultViews().then(() => {
      if (!current || location.search !== '') return
      const known = defaults.get()
      const isAt = (path: string) => location.pathname.replace(/\/+$/, '') === to(path)
      const wasLeftSo = isReload() && start.search === '' && isAt(start.path)
      const path = [...(known?.keys() ?? [])].find(isAt)
      if (path !== undefined && !wasLeftSo) navigate(addressIn(known, path), { replace: true })
    })
    return () => {
      current = false
    }
  }, [staffId])
  return isKnown
}
