// Renders a page on the server: finds the route, loads its data, renders it, and wraps it in the document.

import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Call } from '../../../contract/api.ts'
import type { PageRequest, PageResult, RenderPage } from '../../../contract/shared/page.ts'
import { App } from '../../framework/app.tsx'
import { assetsOf, BUILD_ID } from '../../framework/assets.ts'
import { documentOf } from '../../framework/document.tsx'
import { hrefIn, storeTools } from '../../framework/locale.ts'
import type { LoadContext, LoadedPage } from '../../framework/page-loader.ts'
import { embedJson, type PagePayload } from '../../framework/payload.ts'
import type { Shell } from '../shell/shell.ts'
import { LOADERS, SLIMMED } from './loaders.ts'
import { loadWords, textOf, wordsFile } from './messages.ts'
import { loadScreen, matchRoute, ROUTES, type RouteName, type RouteParams, screenFile } from './routes.ts'

interface Loaded extends LoadedPage<unknown> {
  route: RouteName
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return typeof status === 'number' ? status : 500
}

async function loadRoute(request: PageRequest, call: Call, route: RouteName, params: RouteParams): Promise<Loaded> {
  const { market, language, path, search } = request
  const words = await loadWords(['common', ...ROUTES[route].areas], language)
  const tools = storeTools({ market, language })
  const context: LoadContext = {
    ...tools,
    call,
    path,
    params,
    query: new URLSearchParams(search),
    text: area => textOf(words, area, tools.tag),
  }
  return { route, ...(await LOADERS[route](context)) }
}

/** The page asked for, or the not-found or error page in its place. */
async function load(request: PageRequest, call: Call, found: ReturnType<typeof matchRoute>): Promise<Loaded> {
  try {
    if (found) return await loadRoute(request, call, found.name, found.params)
  } catch (error) {
    if (statusOf(error) !== 404) {
      // biome-ignore lint/suspicious/noConsole: the renderer is handed no log, and a failed page must leave a trace
      if (statusOf(error) >= 500) console.error('page failed', request.path, error)
      return { ...(await loadRoute(request, call, 'error', {})), status: statusOf(error) }
    }
  }
  return loadRoute(request, call, 'notFound', {})
}

async function loadShell(call: Call): Promise<Shell> {
  const [flyout, footer] = await Promise.all([
    call('GET /api/v1/category/flyout').catch(() => null),
    call('GET /api/v1/homepage/footercode').catch(() => null),
  ])
  const categories = (flyout?.data ?? []).map(node => ({ name: node.categoryName, link: node.categoryLink }))
  return { categories, footer: footer?.data ?? null }
}

/** React writes this where a part was not loaded yet. */
const UNFINISHED = '<!--$!-->'
const MOST_TURNS = 3

/** The markup with all its parts: one that loads on its own is missing the first time and there the next. */
async function renderWhole(page: ReactNode): Promise<string> {
  let markup = renderToString(page)
  for (let turn = 1; turn < MOST_TURNS && markup.includes(UNFINISHED); turn++) {
    await new Promise(resolve => setTimeout(resolve))
    markup = renderToString(page)
  }
  return markup
}

async function renderDocument(
  request: PageRequest,
  call: Call,
  payload: PagePayload,
  { parts = [], stillParts, jsonLd }: Pick<Loaded, 'parts' | 'stillParts' | 'jsonLd'>,
): Promise<string> {
  const { market, language } = request
  const areas = ['common' as const, ...ROUTES[payload.route].areas]
  const [shell, Screen, words] = await Promise.all([
    loadShell(call),
    loadScreen(payload.route),
    loadWords(areas, language),
  ])
  const whole = { ...payload, market, language, shell }
  const markup = await renderWhole(
    <App initial={{ payload, Screen, words, search: payload.search, hash: '' }} setting={whole} />,
  )
  const files = [screenFile(payload.route), ...areas.map(area => wordsFile(area, language)), ...parts]
  const assets = assetsOf(files, stillParts)
  const slim = SLIMMED[payload.route]
  const embedded = {
    ...whole,
    // the footer is markup that stays
    shell: { ...shell, footer: null },
    ...(slim && { data: slim(payload.data, payload.search) }),
  }
  return documentOf(embedded, markup, assets, { origin: request.origin, jsonLd })
}

function redirect(request: PageRequest, location: string): PageResult {
  if (request.mode === 'document') return { status: 302, location, body: '', contentType: 'text/html', tags: null }
  return { status: 200, body: embedJson({ location }), contentType: 'application/json; charset=utf-8', tags: null }
}

/** Entry of the compiled web application: answers a whole page, or its data for client navigation. */
export const renderPage: RenderPage = async (request, call) => {
  const found = matchRoute(request.path)
  if (found?.route.personal && !request.authenticated) {
    const back = encodeURIComponent(hrefIn(request.language, request.path) + request.search)
    return redirect(request, hrefIn(request.language, `/login?redirect=${back}`))
  }
  const loaded = await load(request, call, found)
  const { route, data, head, tags, status = 200 } = loaded
  const payload: PagePayload = { route, path: request.path, search: request.search, data, head, build: BUILD_ID }
  const kept = !found?.route.personal && !found?.route.private && status < 500
  const answer = { status, tags: kept ? [...tags, 'cms:shell'] : null }
  if (request.mode === 'data') {
    return { ...answer, body: embedJson(payload), contentType: 'application/json; charset=utf-8' }
  }
  const body = await renderDocument(request, call, payload, loaded)
  return { ...answer, body, contentType: 'text/html; charset=utf-8' }
}
