// Client-side routing of the console: links without a page load, the query of a view, and back navigation.

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { LocationContext, type StoreLocation, setNavigation, useLocation } from '../../framework/navigation.ts'

export const BASE = '/console'

type Query = Readonly<Record<string, string | number | readonly string[] | null | undefined>>

/** The URL of a screen with its query; empty values are left out. */
export function to(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
    }
  }
  const text = search.toString()
  return `${BASE}${path === '/' ? '' : path}${text && `?${text}`}` || BASE
}

/** The present address inside the console. */
export function readLocation(): StoreLocation {
  const path = location.pathname.slice(BASE.length).replace(/\/+$/, '') || '/'
  return { path, search: location.search, hash: location.hash }
}

/** The link that a click means to follow inside the console; null when the browser shall do it. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  return link.pathname === BASE || link.pathname.startsWith(`${BASE}/`) ? link : null
}

/** Provides the screens with their location and follows links. */
export function Router({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(readLocation)
  useEffect(() => {
    const show = () => setCurrent(readLocation())
    const navigate = (address: string, options: { replace?: boolean } = {}) => {
      history[options.replace ? 'replaceState' : 'pushState'](null, '', address)
      show()
    }
    setNavigation({ navigate, back: () => history.back() })
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return
      event.preventDefault()
      navigate(link.href)
    }
    addEventListener('popstate', show)
    document.addEventListener('click', follow)
    return () => {
      removeEventListener('popstate', show)
      document.removeEventListener('click', follow)
    }
  }, [])
  return <LocationContext value={current}>{children}</LocationContext>
}

/** The query of the address. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Builds the URL of this screen with changed query values; null removes one. */
export function useQueryAddress(): (changes: Query) => string {
  const { path, search } = useLocation()
  return useCallback(
    changes => {
      const query = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changes)) {
        query.delete(name)
        for (const one of Array.isArray(value) ? value : [value]) {
          if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
        }
      }
      const text = query.toString()
      return `${to(path)}${text && `?${text}`}`
    },
    [path, search],
  )
}
