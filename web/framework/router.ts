// Client navigation: pointer-down on links, browser history, the app's own history rules, scroll to the top.

import type { Language } from '../../contract/shared/market.ts'
import type { App } from './app-definition.ts'
import { fetchPage, prefetch } from './fetch-page.ts'
import { listenToLinks } from './links.ts'
import { setLoading } from './loading-bar.ts'
import { hrefIn } from './locale.ts'
import { setNavigation } from './navigation.ts'
import type { PageState } from './page-state.ts'
import { matchRoute, type RouteMatch } from './routes.ts'
import { saveVisitedPages, visitedPages } from './visited-pages.ts'

const LOADING_DELAY_MS = 120

/** Renders a page; `inPlace` when it is the same screen with another query or fragment. */
export type Show = (page: PageState, inPlace: boolean) => void

interface GoOptions {
  replace?: boolean
  keepScroll?: boolean
  /** The browser has already changed the address. */
  popped?: boolean
}

/** Path of an address in this language without language prefix, or null when it belongs to another language or site. */
function pathIn(url: URL, language: Language): string | null {
  if (url.origin !== location.origin) return null
  const hindi = /^\/hi(\/|$)/.test(url.pathname)
  if (hindi !== (language === 'hi')) return null
  return hindi ? url.pathname.slice(3) || '/' : url.pathname
}

class Router {
  private readonly app: App
  private page: PageState
  private readonly language: Language
  private readonly show: Show
  private turn = 0
  private index = 0

  constructor(app: App, page: PageState, language: Language, show: Show) {
    this.app = app
    this.page = page
    this.language = language
    this.show = show
  }

  private get address(): string {
    return this.page.payload.path + this.page.search
  }

  /** Whether an address is a page of this app in this language. */
  owns(url: URL): boolean {
    const path = pathIn(url, this.language)
    return path !== null && matchRoute(this.app.routes, path) !== null
  }

  prefetch(url: URL): void {
    const path = pathIn(url, this.language)
    if (path !== null && path + url.search !== this.address) prefetch(this.app, path + url.search, this.language)
  }

  go(url: URL, options: GoOptions = {}): void {
    const path = pathIn(url, this.language)
    const match = path === null ? null : matchRoute(this.app.routes, path)
    if (path === null || !match) location.assign(url)
    else if (options.popped && path + url.search === this.address) {
      this.arrive({ ...this.page, hash: url.hash }, url, { ...options, keepScroll: true })
    } else if (
      path === this.page.payload.path &&
      this.page.payload.route === match.name &&
      this.isInPlace(url, match)
    ) {
      this.arrive({ ...this.page, search: url.search, hash: url.hash }, url, options)
    } else void this.load(path + url.search, url, options)
  }

  /** Whether the current screen handles the address itself. */
  private isInPlace(url: URL, { route }: RouteMatch): boolean {
    const before = new URLSearchParams(this.page.payload.search)
    return !!route.inPlace && !route.pageBy?.some(name => before.get(name) !== url.searchParams.get(name))
  }

  private async load(address: string, url: URL, options: GoOptions): Promise<void> {
    const turn = ++this.turn
    const timer = setTimeout(() => setLoading(true), LOADING_DELAY_MS)
    try {
      const next = await fetchPage(this.app, address, url.hash, this.language, this.page.messages)
      if (turn !== this.turn) return
      if ('location' in next) this.go(new URL(next.location, location.href), { replace: options.popped })
      else if (next.payload.build !== this.page.payload.build) location.assign(url)
      else this.arrive(next, url, options)
    } catch {
      if (turn === this.turn) location.assign(url)
    } finally {
      clearTimeout(timer)
      if (turn === this.turn) setLoading(false)
    }
  }

  private arrive(next: PageState, url: URL, { replace, keepScroll, popped }: GoOptions): void {
    if (!popped) {
      if (!replace) this.index++
      history[replace ? 'replaceState' : 'pushState']({ index: this.index }, '', url)
    }
    const inPlace = next.payload === this.page.payload
    this.page = next
    document.title = next.payload.head.title
    this.saveVisit()
    this.show(next, inPlace)
    if (!keepScroll) scrollTo({ top: 0, behavior: 'instant' })
  }

  back(): void {
    const { to, visited } = this.app.history.back(visitedPages(), this.address, this.page.payload.head.parent ?? null)
    saveVisitedPages(visited)
    this.go(new URL(hrefIn(this.language, to), location.href))
  }

  private popped(state: unknown): void {
    const index = typeof state === 'object' && state && 'index' in state ? Number(state.index) : 0
    const backwards = index < this.index
    this.index = index
    const url = new URL(location.href)
    const to = backwards ? this.app.history.browserBack(this.address) : null
    if (to !== null && pathIn(url, this.language) !== to) {
      this.go(new URL(hrefIn(this.language, to), url), { replace: true })
    } else this.go(url, { popped: true })
  }

  /** Registers the first page; after a reload away from the root, back leads to the root with back=1. */
  begin(): void {
    history.scrollRestoration = 'manual'
    const state: unknown = history.state
    this.index = typeof state === 'object' && state && 'index' in state ? Number(state.index) : 0
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const here = location.href
    if (entry?.type === 'reload' && this.page.payload.path !== '/') {
      history.replaceState({ index: this.index }, '', hrefIn(this.language, '/?back=1'))
      history.pushState({ index: ++this.index }, '', here)
    } else history.replaceState({ index: this.index }, '', here)
    this.saveVisit()
    // The server does not see the fragment: a screen that reads it renders again in the browser.
    if (location.hash) {
      this.page = { ...this.page, hash: location.hash }
      this.show(this.page, true)
    }
  }

  private saveVisit(): void {
    saveVisitedPages(this.app.history.visit(visitedPages(), this.address))
  }

  /** Returns a disposer. */
  listen(): () => void {
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('popstate', event => this.popped(event.state), { signal })
    listenToLinks(this, signal)
    setNavigation({
      navigate: (to, options) => this.go(new URL(to, location.href), options),
      back: () => this.back(),
    })
    return () => stop.abort()
  }
}

/** Takes over navigation from the browser; returns a disposer. */
export function startRouter(app: App, page: PageState, language: Language, show: Show): () => void {
  const router = new Router(app, page, language, show)
  router.begin()
  return router.listen()
}
