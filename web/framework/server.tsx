// Renders pages on the server: finds the route, loads its data, renders the screen and wraps it in the document.

import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Call } from '../../contract/api.ts'
import type { PageRequest, PageResult, WebApp } from '../../contract/shared/page.ts'
import { AppRoot } from './app.tsx'
import type { ServerApp } from './app-definition.ts'
import { Assets } from './assets.ts'
import { documentHtml, LOAD_SCRIPTS_AFTER_IMAGE } from './document.tsx'
import { statusOf } from './loader-errors.ts'
import { createLocale, hrefIn } from './locale.ts'
import { loadMessages, translator } from './messages/messages.ts'
import type { LoadContext, LoadedPage } from './page-loader.ts'
import { loadPage, namespacesOf, routeNamed } from './page-state.ts'
import { embedJson, type PagePayload } from './payload.ts'
import { isSharedPage, matchRoute, type RouteMatch } from './routes.ts'

interface Loaded extends LoadedPage<unknown> {
  route: string
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** React writes this where a lazy component is not loaded yet. */
const UNFINISHED = '<!--$!-->'
const MAX_RENDERS = 3

/** Renders until every lazy component is there: a module that is missing on the first render is loaded by the next. */
async function renderComplete(page: ReactNode): Promise<string> {
  let markup = renderToString(page)
  for (let turn = 1; turn < MAX_RENDERS && markup.includes(UNFINISHED); turn++) {
    await new Promise(resolve => setTimeout(resolve))
    markup = renderToString(page)
  }
  return markup
}

class Renderer {
  readonly #app: ServerApp
  readonly #assets: Assets
  readonly earlyScript: string

  constructor(app: ServerApp) {
    this.#app = app
    this.#assets = new Assets(app.clientEntry)
    this.earlyScript = app.earlyScript(source => this.#assets.sheetUrl(source))
  }

  async render(request: PageRequest, call: Call): Promise<PageResult> {
    const { language, path, search, mode } = request
    const match = matchRoute(this.#app.routes, path)
    if (match?.route.personal && !request.authenticated) {
      const back = encodeURIComponent(hrefIn(language, path) + search)
      return redirect(mode, hrefIn(language, `${this.#app.loginPath}?redirect=${back}`))
    }
    const loaded = await this.#load(request, call, match)
    const { route, data, head, tags, status = 200 } = loaded
    const payload: PagePayload = { route, path, search, data, head, build: this.#assets.buildId }
    const cacheable = isSharedPage(this.#app.routes, path) && status < 500
    const result = { status, route, tags: cacheable ? [...tags, ...this.#app.shellTags] : null }
    if (mode === 'data') return { ...result, body: embedJson(payload), contentType: JSON_TYPE }
    const body = await this.#document(request, call, payload, loaded)
    return { ...result, body, contentType: 'text/html; charset=utf-8' }
  }

  /** The requested page, or else the not-found or error page. */
  async #load(request: PageRequest, call: Call, match: RouteMatch | null): Promise<Loaded> {
    try {
      if (match) return await this.#loadRoute(request, call, match)
    } catch (error) {
      const status = statusOf(error)
      if (status !== 404) {
        // a 503 without a cause is expected and temporary
        const isExpected = status === 503 && !(error as Error).cause
        // biome-ignore lint/suspicious/noConsole: the renderer has no logger, and a failed page must leave a trace
        if (status >= 500 && !isExpected) console.error('page failed', request.requestId, request.path, error)
        return { ...(await this.#loadRoute(request, call, { name: 'error', params: {} })), status }
      }
    }
    return this.#loadRoute(request, call, { name: 'notFound', params: {} })
  }

  async #loadRoute(
    { market, language, path, search, origin }: PageRequest,
    call: Call,
    { name, params }: Pick<RouteMatch, 'name' | 'params'>,
  ): Promise<Loaded> {
    const load = this.#app.loaders[name]
    if (!load) throw new Error(`No loader for the route ${name}`)
    const messages = await loadMessages(namespacesOf(routeNamed(this.#app, name)), language)
    const locale = createLocale({ market, language })
    const context: LoadContext = {
      ...locale,
      call,
      path,
      origin,
      params,
      query: new URLSearchParams(search),
      messages: namespace => translator(messages, namespace, locale.tag),
    }
    return { route: name, ...(await load(context)) }
  }

  async #document(request: PageRequest, call: Call, payload: PagePayload, loaded: Loaded): Promise<string> {
    const app = this.#app
    const { market, language, origin, origins } = request
    const route = routeNamed(app, payload.route)
    const [shell, initial] = await Promise.all([app.loadShell(call), loadPage(app, payload, language)])
    const whole = { ...payload, market, language, shell }
    const markup = await renderComplete(<AppRoot app={app} initial={initial} setting={whole} />)
    const files = [
      `${app.folder}/${route.screen}.tsx`,
      ...namespacesOf(route).map(namespace => `${app.folder}/messages/${namespace}.${language}.ts`),
      ...app.extraFiles(route),
      ...(loaded.lazySections ?? []),
    ]
    const hydrationData = app.hydrationData[payload.route]
    const embedded = {
      ...whole,
      shell: app.shellForHydration(shell),
      ...(hydrationData && { data: hydrationData(payload.data, payload.search) }),
    }
    const pageAssets = this.#assets.page(files, loaded.staticSections)
    const { jsonLd } = loaded
    const { earlyScript } = this
    return documentHtml(embedded, markup, {
      app,
      earlyScript,
      assets: this.#assets,
      pageAssets,
      origin,
      origins,
      jsonLd,
    })
  }
}

function redirect(mode: PageRequest['mode'], location: string): PageResult {
  if (mode === 'document') return { status: 302, location, body: '', contentType: 'text/html', tags: null }
  return { status: 200, body: embedJson({ location }), contentType: JSON_TYPE, tags: null }
}

/** Called once by the server entry of an app. */
export function createWebApp<Shell>(app: ServerApp<Shell>): WebApp {
  const renderer = new Renderer(app as ServerApp)
  return {
    renderPage: (request, call) => renderer.render(request, call),
    isSharedPage: path => isSharedPage(app.routes, path),
    inlineScripts: [renderer.earlyScript, LOAD_SCRIPTS_AFTER_IMAGE],
  }
}
