// Fetches the data, screen and words of a page for client navigation, early when a link is hovered.

import type { Language } from '../../contract/shared/market.ts'
import { loadWords, type Words } from '../store/app/messages.ts'
import { loadScreen, matchRoute, ROUTES } from '../store/app/routes.ts'
import { hrefIn } from './locale.ts'
import type { PageState } from './page-state.ts'
import type { NavigationAnswer } from './payload.ts'

const PREFETCH_LIFE_MS = 20_000

interface Fetched {
  answer: Promise<NavigationAnswer>
  at: number
}

const early = new Map<string, Fetched>()

async function fetchAnswer(address: string, language: Language): Promise<NavigationAnswer> {
  const response = await fetch(`/_data${hrefIn(language, address)}`, { credentials: 'include' })
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) throw new Error(`No page data at ${address}`)
  return (await response.json()) as NavigationAnswer
}

/** Starts fetching what a page will need; `address` is path and query without language prefix. */
export function prefetch(address: string, language: Language): void {
  const match = matchRoute(address.replace(/\?.*$/, ''))
  if (!match || match.route.personal || match.route.private) return
  const known = early.get(address)
  if (known && Date.now() - known.at < PREFETCH_LIFE_MS) return
  const answer = fetchAnswer(address, language)
  answer.catch(() => early.delete(address))
  early.set(address, { answer, at: Date.now() })
  if (early.size > 20) early.delete(early.keys().next().value ?? '')
  loadScreen(match.name).catch(() => undefined)
}

/** The page at an address, or another address to go to. Rejects when it cannot be had. */
export async function fetchPage(
  address: string,
  hash: string,
  language: Language,
  words: Words,
): Promise<PageState | { location: string }> {
  const known = early.get(address)
  early.delete(address)
  const fresh = known && Date.now() - known.at < PREFETCH_LIFE_MS
  const match = matchRoute(address.replace(/\?.*$/, ''))
  const screen = match ? loadScreen(match.name) : null
  screen?.catch(() => undefined)
  const answer = await (fresh ? known.answer : fetchAnswer(address, language))
  if ('location' in answer) return answer
  const missing = ROUTES[answer.route].areas.filter(area => !words[area])
  const [Screen, more] = await Promise.all([
    match?.name === answer.route && screen ? screen : loadScreen(answer.route),
    loadWords(missing, language),
  ])
  return { payload: answer, Screen, words: { ...words, ...more }, search: answer.search, hash }
}
