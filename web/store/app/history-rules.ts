// Which pages the store remembers and where its back control leads (specification section 2); pure.

/** Only the last visited pages are kept, the newest last. */
const KEPT = 3

/**
 * Whole path segments, not mere substrings: `/hot-plates` is no OTP page. An address is a path without the language
 * prefix, and its query.
 */
const EXCLUDED = /^\/(login|otp|sign-up)(\/|\?|$)|[?&]back=1(&|$)/
const NO_RETURN = /^\/(login|otp|forgot-password|sign-up)(\/|\?|$)/
const NO_RELOAD = /^\/(login|otp|forgot-password|sign-up|quickorder|checkout|bulk-enquiry)(\/|\?|$)/
const PRODUCT = /\/mp\/msn/i
const QUICK_BUY = /^\/checkout\/address\?(.*&)?msn=/

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/** The list after a page was visited: home empties it, excluded pages do not enter, a repeated one enters once. */
export function visit(visited: readonly string[], address: string): string[] {
  if (pathOf(address) === '/') return []
  if (EXCLUDED.test(address) || visited.at(-1) === address) return [...visited]
  return [...visited, address].slice(-KEPT)
}

/** The quick-buy address step: its way back is the cart, not the page before. */
export function isQuickBuyStep(address: string): boolean {
  return QUICK_BUY.test(address)
}

function fallBack(address: string, category: string | null): string {
  const path = pathOf(address)
  if (PRODUCT.test(path)) return category ?? '/'
  if (/^\/checkout\/payment(\/|$)/.test(path)) return '/checkout/address'
  if (/^\/checkout(\/|$)/.test(path)) return '/quickorder'
  return '/'
}

/** Where back leads and the list that is left; `category` is the last crumb of a product page. */
export function back(
  visited: readonly string[],
  address: string,
  category: string | null,
): { to: string; visited: string[] } {
  const left = visited.at(-1) === address ? visited.slice(0, -1) : [...visited]
  if (isQuickBuyStep(address)) return { to: '/quickorder', visited: left }
  const to = left.at(-1)
  return to === undefined ? { to: fallBack(address, category), visited: [] } : { to, visited: left.slice(0, -1) }
}

/** Where a visitor goes after login: the page asked for, else the last one visited, else home; never a login page. */
export function afterLogin(visited: readonly string[], redirect: string | null): string {
  const to = redirect ?? visited.at(-1) ?? '/'
  // Only our own paths: `//host` and `/\host` leave the site.
  const own = /^\/(?![/\\])/.test(to)
  return own && !NO_RETURN.test(to.replace(/^\/hi(?=\/|$)/, '') || '/') ? to : '/'
}

/** Whether a page reloads when the delivery place changes. */
export function reloadsOnPlaceChange(address: string): boolean {
  return !NO_RELOAD.test(address)
}

/** The address with a fresh `reloadPincode`. */
export function withReload(address: string, now: number): string {
  const [path = '/', query = ''] = address.split('?')
  const params = new URLSearchParams(query)
  params.set('reloadPincode', String(now))
  return `${path}?${params}`
}
