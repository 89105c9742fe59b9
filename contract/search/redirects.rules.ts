// Search texts that lead to a page: which addresses they may lead to, which searches they hold for, and that none goes in circles.

import { tunedText } from './tuning.rules.ts'

/** What is no page of the store: addresses of the server, and the language, which each page has. */
const NO_PAGE = /^\/(hi|api|console|assets|media|videos|dev|gateway|payment|preview|_data)(\/|$)/i
/** A part of dots alone, which a browser resolves: it may lead to two slashes. */
const DOTS = /(^|\/)(\.|%2e){1,2}(\/|$)/i

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? ''

/** An address as a redirect stores it, its letters encoded; null for one that is no page of the store. */
export function redirectPath(typed: string): string | null {
  const text = typed.trim()
  // a browser reads \ as / and leaves tabs and line ends out
  if (!/^\/(?!\/)[^\s\\\p{Cs}]*$/u.test(text)) return null
  const path = pathOf(text)
  if (path.includes('//') || DOTS.test(path) || NO_PAGE.test(path)) return null
  return text.replace(/[^\x21-\x7e]/gu, encodeURIComponent)
}

/** Parameters of an address, decoded; one that cannot be decoded has none. */
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

/** What of an address narrows or turns the pages of a search: then its results are wanted. */
const NARROWING = ['category', 'brand', 'tag', 'page', 'nddCity', 'filter', 'operation', 'didYouMean']

/** The text of an address of the search page, as redirects name it; null for any other address. */
export function searchedText(address: string): string | null {
  if (pathOf(address) !== '/search') return null
  const parameters = parametersOf(address)
  if (NARROWING.some(name => parameters.has(name))) return null
  return tunedText(parameters.get('str') ?? '') || null
}

interface Redirects {
  /** Of search texts, and of paths that have moved. */
  texts: ReadonlyMap<string, string>
  paths: ReadonlyMap<string, string>
}

/** Whether a text that leads to an address comes back to itself, or goes on for ever. */
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
