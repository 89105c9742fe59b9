// The HTML document around a rendered page: head, inlined styles, data, scripts; server only.

import { LANGUAGES, MARKET_FACTS } from '../../contract/shared/market.ts'
import { fontAddress, type PageAssets } from './assets.ts'
import { hrefIn } from './locale.ts'
import { type DocumentPayload, embedJson } from './payload.ts'

/**
 * Runs before paint: business buyers see prices without tax first, and a listing whose fragment holds filters hides
 * the unfiltered products until the filtered ones are there.
 */
const BEFORE_PAINT =
  "(d=>{try{localStorage.getItem('kh_tax')&&(d.dataset.tax='ex')}catch{}location.hash.includes('-')&&(d.dataset.filtering='')})(document.documentElement)"

/**
 * On a page that opens with a picture, everything else waits until it is painted: on a slow line each further request
 * would take from it. A picture that does not come in time is not waited for.
 */
const AFTER_FIRST_PICTURE =
  "(d=>{let i=d.querySelector('img[fetchpriority=high]'),l=d.getElementById('later'),go=()=>{delete d.documentElement.dataset.opening;d.head.append(l.content)},soon=()=>requestAnimationFrame(()=>setTimeout(go));i&&!i.complete?(i.onload=i.onerror=soon,setTimeout(go,1500)):go()})(document)"

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The style text may hold `</style` only inside a string; split it so that it cannot end the element. */
const embedCss = (css: string) => css.replaceAll('</style', '<\\/style')

function headLinks(payload: DocumentPayload, origin: string): string {
  const path = payload.head.canonical ?? payload.path
  const address = (language: 'en' | 'hi') => escapeHtml(origin + hrefIn(language, path))
  const tags = MARKET_FACTS[payload.market].languageTag
  const alternates = LANGUAGES.map(
    language => `<link rel="alternate" hreflang="${tags[language]}" href="${address(language)}">`,
  )
  return `<link rel="canonical" href="${address(payload.language)}">${alternates.join('')}<link rel="alternate" hreflang="x-default" href="${address('en')}">`
}

function preloads(payload: DocumentPayload, assets: PageAssets): string {
  const latin = fontAddress('latin-wght')
  const hindi = payload.language === 'hi' ? fontAddress('devanagari-400') : null
  const preload = (font: string, priority: string) =>
    `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin${priority}>`
  const links = [
    ...(hindi ? [preload(hindi, '')] : []),
    // on a Hindi page the Latin letters may come after the picture
    ...(latin ? [preload(latin, hindi ? ' fetchpriority="low"' : '')] : []),
    ...(payload.head.image
      ? [`<link rel="preload" href="${escapeHtml(payload.head.image)}" as="image" fetchpriority="high">`]
      : []),
    // They tell the module loader that these styles are in the page already. A sheet of a type that is no style is not
    // fetched; a disabled one would be.
    ...assets.sheets.map(file => `<link rel="stylesheet" href="${file}" type="text/plain">`),
  ]
  return links.join('')
}

/** The scripts of the page: named at its end, or kept there until the first picture is painted. */
function scripts(payload: DocumentPayload, assets: PageAssets): string {
  const tags = `${assets.modules.map(file => `<link rel="modulepreload" href="${file}">`).join('')}<script type="module" src="${assets.entry}"></script>`
  return payload.head.image ? `<template id="later">${tags}</template><script>${AFTER_FIRST_PICTURE}</script>` : tags
}

interface DocumentFacts {
  /** Absolute, without trailing slash. */
  origin: string
  jsonLd?: readonly object[]
}

/** The whole document of a page whose body markup is rendered. */
export function documentOf(
  payload: DocumentPayload,
  markup: string,
  assets: PageAssets,
  { origin, jsonLd = [] }: DocumentFacts,
): string {
  const { head, market, language } = payload
  const description = head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : ''
  const facts = jsonLd.map(fact => `<script type="application/ld+json">${embedJson(fact)}</script>`).join('')
  return `<!doctype html><html lang="${MARKET_FACTS[market].languageTag[language]}" data-market="${market}"${head.image ? ' data-opening' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escapeHtml(head.title)}</title>${description}${head.noindex ? '<meta name="robots" content="noindex">' : ''}<meta name="theme-color" content="#1b222c"><link rel="search" type="application/opensearchdescription+xml" title="Karkhana" href="${hrefIn(language, '/opensearch.xml')}"><link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%231b222c'/%3E%3Cpath d='M9 7v18M22 7l-9 9 10 9' stroke='%23fff' stroke-width='4' fill='none'/%3E%3Ccircle cx='26' cy='25' r='3' fill='%23ff9152'/%3E%3C/svg%3E">${headLinks(payload, origin)}${preloads(payload, assets)}<style>${embedCss(assets.css)}</style><script>${BEFORE_PAINT}</script></head><body><div id="app">${markup}</div>${facts}<script type="application/json" id="page-data">${embedJson(payload)}</script>${scripts(payload, assets)}</body></html>`
}
