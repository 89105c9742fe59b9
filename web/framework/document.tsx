// The HTML document around a rendered page: head, inlined styles, data, scripts; server only.

import { LANGUAGES, type Language, MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import type { PageRequest } from '../../contract/shared/page.ts'
import type { ServerApp } from './app-definition.ts'
import type { Assets, PageAssets } from './assets.ts'
import { hrefIn } from './locale.ts'
import { type DocumentPayload, embedJson } from './payload.ts'

/**
 * On a page whose largest element is an image, scripts wait until the image is painted: on a slow connection any other
 * request would delay it. After 1.5 s they are loaded in any case. An app that holds back the first paint sets
 * `document.shown` to a promise and `document.show` to the function that ends the wait. Used preload hints are removed.
 */
export const LOAD_SCRIPTS_AFTER_IMAGE =
  "(d=>{let i=d.querySelector('img[fetchpriority=high]'),l=d.querySelector('#later'),go=()=>{delete d.documentElement.dataset.opening;d.head.append(l.content);for(let m of[l,...d.querySelectorAll('[rel=modulepreload]')])m.remove()},soon=async()=>{setTimeout(()=>d.show?.(),200);await d.shown;requestAnimationFrame(()=>setTimeout(go))};i&&!i.complete?(i.onload=i.onerror=soon,setTimeout(go,1500)):soon()})(document)"

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Style text can contain `</style` only inside a string; it is escaped so that it cannot close the element. */
const embedCss = (css: string) => css.replaceAll('</style', '<\\/style')

/** Canonical URL, and the URLs of the page in the other languages and, where they have it, in other countries. */
function headLinks(payload: DocumentPayload, { origin, origins }: DocumentOptions): string {
  const { market, language, head } = payload
  const path = head.canonical ?? payload.path
  const address = (of: Language, at = origin) => escapeHtml(at + hrefIn(of, path))
  const sites = head.everywhere ? Object.entries(origins) : [[market, origin] as const]
  const alternates = sites.flatMap(([country, at]) =>
    LANGUAGES.map(of => {
      const tag = MARKET_INFO[country as Market].languageTag[of]
      return `<link rel="alternate" hreflang="${tag}" href="${address(of, at)}">`
    }),
  )
  return `<link rel="canonical" href="${address(language)}">${alternates.join('')}<link rel="alternate" hreflang="x-default" href="${address('en', head.everywhere ? origins.IN : origin)}">`
}

/** Link preview on other sites (Open Graph, which Twitter reads too): title, image, description. */
function previewTags({ head, path, language }: DocumentPayload, { app, origin }: DocumentOptions): string {
  if (head.noindex) return ''
  const image = head.image ?? app.previewImage
  const address = hrefIn(language, head.canonical ?? path)
  const tags: [string, string][] = [
    ['og:title', head.title],
    ['og:type', 'website'],
    ['og:url', origin + address],
    ['og:image', image.startsWith('/') ? origin + image : image],
  ]
  const open = tags.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
  return `${open.join('')}<meta name="twitter:card" content="summary${head.image ? '_large_image' : ''}">`
}

function preloads(payload: DocumentPayload, assets: Assets, { sheets }: PageAssets): string {
  // one font per page: a second one would delay the first image
  const font = assets.fontUrl(payload.language === 'hi' ? 'hindi' : 'sans')
  const links = [
    ...(font ? [`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`] : []),
    ...(payload.head.image
      ? [`<link rel="preload" href="${escapeHtml(payload.head.image)}" as="image" fetchpriority="high">`]
      : []),
    // Tell the module loader that these styles are already on the page. A sheet whose type is not CSS is not fetched; a
    // disabled one would be.
    ...sheets.map(file => `<link rel="stylesheet" href="${file}" type="text/plain">`),
  ]
  return links.join('')
}

/** The scripts of the page, loaded at its end or after the first image is painted. */
function scripts(payload: DocumentPayload, assets: PageAssets): string {
  const tags = `${assets.modules.map(file => `<link rel="modulepreload" href="${file}">`).join('')}<script type="module" src="${assets.entry}"></script>`
  return payload.head.image
    ? `<template id="later">${tags}</template><script>${LOAD_SCRIPTS_AFTER_IMAGE}</script>`
    : tags
}

interface DocumentOptions {
  app: Pick<ServerApp, 'headHtml' | 'previewImage'>
  earlyScript: string
  assets: Assets
  pageAssets: PageAssets
  /** Absolute, without trailing slash. */
  origin: string
  origins: PageRequest['origins']
  jsonLd?: readonly object[]
}

function headHtml(payload: DocumentPayload, options: DocumentOptions): string {
  const { app, assets, pageAssets, earlyScript } = options
  const { title, description, noindex } = payload.head
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    description ? `<meta name="description" property="og:description" content="${escapeHtml(description)}">` : '',
    noindex ? '<meta name="robots" content="noindex">' : '',
    app.headHtml(payload.language),
    headLinks(payload, options),
    previewTags(payload, options),
    preloads(payload, assets, pageAssets),
    `<style>${embedCss(pageAssets.css)}</style><script>${earlyScript}</script>`,
  ].join('')
}

/** The document of a page whose body is rendered as `markup`. */
export function documentHtml(payload: DocumentPayload, markup: string, options: DocumentOptions): string {
  const { head, market, language } = payload
  const languageTag = MARKET_INFO[market].languageTag[language]
  const { jsonLd = [] } = options
  const described = jsonLd.length > 0 ? `<script type="application/ld+json">${embedJson(jsonLd)}</script>` : ''
  const opening = head.image ? ' data-opening' : ''
  // the browser needs only title and parent of the head
  const embedded = { ...payload, head: { title: head.title, parent: head.parent } }
  const data = `<script type="application/json" id="page-data">${embedJson(embedded)}</script>`
  return `<!doctype html><html lang="${languageTag}" data-market="${market}"${opening}><head>${headHtml(payload, options)}</head><body><div id="app">${markup}</div>${described}${data}${scripts(payload, options.pageAssets)}</body></html>`
}
