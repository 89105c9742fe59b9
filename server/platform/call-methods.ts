// Which methods the endpoints at a URL accept.

import type { Method } from '../../contract/shared/endpoint.ts'

interface Call {
  method: Method
  /** Parts in braces match any text: `/api/admin/orders/{orderNumber}`. */
  path: string
}

/** Returns a function that finds the methods of the endpoints at a URL; none when there is no endpoint. */
export function methodFinder(endpoints: readonly Call[]): (url: string) => Method[] {
  const calls = endpoints.map(({ method, path }) => ({ method, pattern: path.split('/') }))
  // nearly every URL is a page, which needs no search in a thousand endpoints
  const beginnings = new Set(calls.map(({ pattern }) => pattern[1]))
  return url => {
    const parts = (url.split('?', 1)[0] ?? '').split('/')
    if (!beginnings.has(parts[1])) return []
    const fits = (pattern: readonly string[]) =>
      pattern.length === parts.length && pattern.every((part, at) => part.startsWith('{') || part === parts[at])
    return calls.filter(({ pattern }) => fits(pattern)).map(({ method }) => method)
  }
}
