// Which pages are reported in the click-stream: home, product and category; pure, for the browser and the server.

export type TrackedPage = { kind: 'home' } | { kind: 'product'; msn: string } | { kind: 'category'; code: string }

/** The page type of a path or URL, from its last segment: none, an MSN, a number; null for every other page. */
export function trackedPage(url: string): TrackedPage | null {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/)
  const parts = path.split('/').filter(part => part !== '')
  if (parts[0] === 'hi') parts.shift()
  const last = parts.at(-1)
  if (last === undefined) return { kind: 'home' }
  if (/^msn[0-9a-z]{8}$/i.test(last)) return { kind: 'product', msn: last.toUpperCase() }
  return /^\d{9,10}$/.test(last) ? { kind: 'category', code: last } : null
}
