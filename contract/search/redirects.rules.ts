// Search redirects: allowed targets, which searches they apply to, and that they contain no loops.

import { tunedText } from './tuning.rules.ts'

/** Paths that are not pages of the store: those of the server, and the language prefix, which each page has. */
const NO_PAGE = /^\/(hi|api|console|assets|media|videos|dev|gateway|payment|preview|_data)(\/|$)/i
/** A segment of only dots, which a browser resolves and which may result in two slashes. */
const DOTS = /(^|\/)(\.|%2e){1,2}(\/|$)/i

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? ''

/** An address as stored in a redirect, with its letters encoded; null for one that is not a page of the store. */
export function redirectPath(typed: string): string | null {
  const text = typed.trim()
  // browsers treat \ as / and drop tabs and line ends
  if (!/^\/(?!\/)[^\s\\\p{Cs}]*$/u.test(text)) return null
  const path = pathOf(text)
  if (path.includes('//') || DOTS.test(path) || NO_PAGE.test(path)) return null
  return text.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}

/** Decoded query parameters; one that cannot be decoded yields none. */
function parametersOf(address: string): ReadonlyMap<string, string> {
  const [, query = ''] = address.split('#', 1)[0]?.split(/\?(.*)/s) ?? []
  const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
  try {
    return new Map(
      query.split('&').map(part => {
        const [name = '', ...value] = part.split('=')
        return [decoded(name), decoded(value.join('='))] as const
      }),
    )
  } catch {
    return new Map()
  }
}

/** Parameters that filter or page search results: with these, results are wanted. */
const NARROWING = ['category', 'brand', 'tag', 'page', 'nddCity', 'filter', 'operation', 'didYouMean']

/** The query in the address of a search page, as redirects store it; null for any other address. */
export function searchedText(address: string): string | null {
  if (pathOf(address) !== '/search') return null
  const parameters = parametersOf(address)
  if (NARROWING.some(name => parameters.has(name))) return null
  return tunedText(parameters.get('str') ?? '') || null
}

interface Redirects {
  /** Search redirects, and paths that have moved. */
  texts: ReadonlyMap<string, string>
  paths: ReadonlyMap<string, string>
}

/** Whether a redirect to this address leads back to itself, or never ends. */
export function goesInCircles(text: string, to: string, { texts, paths }: Redirects): boolean {
  const seen = new Set<string>()
  let at: string | undefined = to
  while (at !== undefined) {
    const next: string | null = searchedText(at)
    const place: string = next === null ? pathOf(at) : `text ${next}`
    if (next === text || seen.has(place)) return true
    seen.add(place)
    at = next === null ? paths.get(place) : texts.get(next)
  }
  return false
}
