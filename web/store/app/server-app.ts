// The store as the framework sees it on the server: loaders, shell and document head.

import type { Call } from '../../../contract/api.ts'
import { FEATURE_NAMES } from '../../../contract/settings/features.rules.ts'
import type { ServerApp } from '../../framework/app-definition.ts'
import { hrefIn } from '../../framework/locale.ts'
import type { Shell } from '../shell/shell.ts'
import { isNamedFirst, storeApp } from './app.ts'
import { HYDRATION_DATA, LOADERS } from './loaders.ts'

/**
 * Business buyers see prices without tax first; a listing with filters in its fragment hides the unfiltered products until
 * the filtered ones are loaded. The first paint waits for the fonts, so that text is not drawn twice when they load
 * quickly: at most 0.2 s after the document, or the first picture of a page that has one, is loaded, and at most 2 s.
 *
 * In dark mode, the dark style sheet is written after the other styles as a parser-inserted link, so that the first paint
 * waits for it. Other readers do not fetch it.
 *
 * The print style sheet is fetched synchronously on printing: an asynchronous request would come too late. It shows the
 * time of printing and the address of the page, which are set here.
 */
const earlyScript: ServerApp['earlyScript'] = sheet =>
  `(d=>{try{localStorage.kh_tax&&(d.dataset.tax='ex')}catch{}location.hash.includes('-')&&(d.dataset.filtering='');let D=document;matchMedia('(prefers-color-scheme:dark)').matches&&D.write('<link rel=stylesheet href=${sheet('web/store/shell/dark.css')}>');onbeforeprint=()=>{d.dataset.printed=new Date().toLocaleString(d.lang)+' · '+location;let x=new XMLHttpRequest,s=new CSSStyleSheet;x.open('get','${sheet('web/store/shell/print.css')}',0);x.send();s.replaceSync(x.response);D.adoptedStyleSheets=[s]};d.style.visibility='hidden';D.shown=new Promise(r=>{D.show=r;D.fonts.load('1em '+(d.lang<'f'?'Karkhana':'Hindi')).then(r,r);D.onreadystatechange=()=>D.querySelector('#later')||setTimeout(r,200);setTimeout(r,2e3)}).then(()=>d.style.visibility='')})(document.documentElement)`

async function loadShell(call: Call): Promise<Shell> {
  const [flyout, footer, config] = await Promise.all([
    call('GET /api/v1/category/flyout').catch(() => null),
    call('GET /api/v1/homepage/footercode').catch(() => null),
    call('GET /api/v3/common/web/config').catch(() => null),
  ])
  const off = config ? FEATURE_NAMES.filter(name => !config.data.features[name]) : []
  const categories = (flyout?.data ?? []).map(node => ({ name: node.categoryName, link: node.categoryLink }))
  return { categories, footer: footer?.data ?? null, off: off.length > 0 ? off : undefined }
}

export const serverApp: ServerApp<Shell> = {
  ...storeApp,
  folder: 'web/store',
  clientEntry: 'web/store/app/entry-client.tsx',
  extraFiles: route => (isNamedFirst(route) ? [] : ['web/store/app/account-files.ts']),
  loginPath: '/login',
  loaders: LOADERS,
  hydrationData: HYDRATION_DATA,
  loadShell,
  // the footer is static HTML
  shellForHydration: shell => ({ ...shell, footer: null }),
  shellTags: ['cms:shell'],
  headHtml: language =>
    `<meta name="color-scheme" content="light dark"><meta name="theme-color" content="#0b0e13" media="(prefers-color-scheme:dark)"><meta name="theme-color" content="#1b222c"><link rel="search" type="application/opensearchdescription+xml" title="Karkhana" href="${hrefIn(language, '/opensearch.xml')}"><link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="${hrefIn(language, '/manifest.webmanifest')}">`,
  previewImage: '/icon-512.png',
  earlyScript,
}
