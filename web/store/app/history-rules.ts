// The history rules of the store (specification section 2): visited pages and where back leads; pure.

/** Number of visited pages to keep. */
const MAX_VISITED = 3

/** Whole path segments, not substrings: `/hot-plates` is not the OTP page. */
const EXCLUDED = /^\/(login|otp|partner-link|sign-up)(\/|\?|$)|[?&]back=1(&|$)/
const NO_RETURN = /^\/(login|otp|forgot-password|sign-up)(\/|\?|$)/
const PRODUCT = /\/mp\/msn/i
const CART = '/quickorder'
const QUICK_BUY = /^\/checkout\/address\?(.*&)?msn=/

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/** The list after a visit: home clears it, excluded pages are not added, a repeated page is kept once. */
export function visit(visited: readonly string[], address: string): string[] {
  if (pathOf(address) === '/') return []
  if (EXCLUDED.test(address) || visited.at(-1) === address) return [...visited]
  return [...visited, address].slice(-MAX_VISITED)
}

/** The quick-buy address step: back leads to the cart, not to the previous page. */
export function browserBack(address: string): string | null {
  return QUICK_BUY.test(address) ? CART : null
}

function fallbackOf(address: string, category: string | null): string {
  const path = pathOf(address)
  if (PRODUCT.test(path)) return category ?? '/'
  if (/^\/checkout\/payment(\/|$)/.test(path)) return '/checkout/address'
  if (/^\/checkout(\/|$)/.test(path)) return CART
  return '/'
}

/** Where back leads, and the remaining list; `category` is the last breadcrumb of a product page. */
export function back(
  visited: readonly string[],
  address: string,
  category: string | null,
): { to: string; visited: string[] } {
  const left = visited.at(-1) === address ? visited.slice(0, -1) : [...visited]
  if (QUICK_BUY.test(address)) return { to: CART, visited: left }
  const to = left.at(-1)
  return to === undefined ? { to: fallbackOf(address, category), visited: [] } : { to, visited: left.slice(0, -1) }
}

/** Where a visitor goes after login: the requested page, else the last visited one, else home; never a login page. */
export function afterLogin(visited: readonly string[], redirect: string | null): string {
  const to = redirect ?? visited.at(-1) ?? '/'
  // Only our own paths: `//host` and `/\host` would leave the site.
  const own = /^\/(?![/\\])/.test(to)
  return own && !NO_RETURN.test(to.replace(/^\/hi(?=\/|$)/, '') || '/') ? to : '/'
}
