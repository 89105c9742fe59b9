// The views with which lists open: chosen by the person, or set for the role.

import { useEffect } from 'react'
import { navigate } from '../../framework/navigation.ts'
import { createObservable, useObservable } from '../../ui/observable.ts'
import { call } from './api.ts'
import { to } from './router.tsx'

/** Queries by the path of the list; null until they are known. */
const defaults = createObservable<ReadonlyMap<string, string> | null>(null)

/** Fetches them again. A list opens plain when they cannot be fetched. */
export async function loadDefaultViews(): Promise<void> {
  const found = await call('GET /api/admin/session/views/defaults').catch(() => null)
  defaults.set(new Map(found?.data.defaults.map(({ path, query }) => [path, query])))
}

function addressIn(known: ReadonlyMap<string, string> | null, path: string): string {
  const query = known?.get(path)
  return `${to(path)}${query ? `?${query}` : ''}`
}

/** The address by which the navigation opens a list: with the query of its view. */
export function useListAddress(): (path: string) => string {
  const known = useObservable(defaults, null)
  return path => addressIn(known, path)
}

/** A page that is loaded again stays as it was left. */
const isReload = () =>
  performance.getEntriesByType('navigation').some(entry => (entry as PerformanceNavigationTiming).type === 'reload')

/**
 * Loads the views once a person is signed in. The list that is open without a query when they are known gets that of its view:
 * its address was typed, or the navigation opened it before they were there. Tells when they are known.
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
