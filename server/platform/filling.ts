// Progress of filling an empty store and its search index at the first start: for /readyz, the terminal, and pages.

import type { Language } from '../../contract/shared/market.ts'

export interface FillState {
  /** What is incomplete. */
  what: 'starter catalogue' | 'search index'
  /** Part being loaded now; empty for work with a single part. */
  step: string
  /** Rows, pictures and indexed products done, and in total. */
  done: number
  total: number
  startedAt: number
}

/** What the process cannot do yet. */
export interface Readiness {
  /** Startup steps still running; empty when the store is ready. */
  waitingFor: string[]
  /** Progress of filling an empty store; null when it is not being filled. */
  filling: FillState | null
  /** Progress of this process's first search index; null when none is being built. */
  indexing: FillState | null
}

/** A process that is ready. */
export const readyNow = (): Readiness => ({ waitingFor: [], filling: null, indexing: null })

/** The progress shown to visitors: the catalogue, which includes its index, otherwise the index. */
export const progressOf = ({ filling, indexing }: Readiness): FillState | null => filling ?? indexing

/** Whether pages may lack products: before the first row is counted, there is no progress yet. */
export const isPartial = (readiness: Readiness): boolean =>
  readiness.waitingFor.length > 0 || progressOf(readiness) !== null

/** Whole percent, below 100 until everything is done. */
export function percentOf({ done, total }: FillState): number {
  return Math.min(99, Math.floor((100 * done) / Math.max(1, total)))
}

/** Seconds until the end at the current rate; null while too little is known. */
export function secondsLeft(state: FillState, now: number): number | null {
  const share = state.done / Math.max(1, state.total)
  return share < 0.02 ? null : Math.ceil(((now - state.startedAt) / 1000) * (1 / share - 1))
}

/** Line of the terminal: `  starter catalogue: 34 %, pictures, about 12 s left`. */
export function fillLine(state: FillState, now: number): string {
  const left = secondsLeft(state, now)
  const parts = [`${percentOf(state)} %`, state.step, left === null ? '' : `about ${left} s left`]
  return `  ${state.what}: ${parts.filter(Boolean).join(', ')}`
}

const TEXTS: Record<Language, Record<FillState['what'], (percent: number) => string>> = {
  en: {
    'starter catalogue': percent =>
      `The store is being filled: ${percent} % of the catalogue is here. This page refreshes itself.`,
    'search index': percent =>
      `The store is starting: ${percent} % of the products can be searched. This page refreshes itself.`,
  },
  hi: {
    'starter catalogue': percent => `स्टोर भरा जा रहा है: कैटलॉग का ${percent}% आ चुका है। यह पेज अपने आप रीफ़्रेश होता है।`,
    'search index': percent => `स्टोर शुरू हो रहा है: ${percent}% उत्पाद खोजे जा सकते हैं। यह पेज अपने आप रीफ़्रेश होता है।`,
  },
}

const STYLE =
  'margin:0;padding:8px 16px;background:linear-gradient(90deg,#bfe3cd VAR%,#e9f5ee VAR%);color:#10301f;font:14px/1.45 Karkhana,Hindi,sans-serif;text-align:center'

function noticeOf(language: Language, state: FillState): string {
  const percent = percentOf(state)
  const text = TEXTS[language][state.what](percent)
  return `<p role="status" style="${STYLE.replaceAll('VAR', String(percent))}">${text}</p>`
}

/** The document with the notice above its page. Outside what React hydrates, so it needs no script. */
export function withNotice(html: string, language: Language, state: FillState): string {
  return html.replace('<body>', `<body>${noticeOf(language, state)}`)
}

/** The document in place of a page whose products are missing; it needs no products and no index. */
export function waitingPage(language: Language, state: FillState): string {
  const body = `<body style="margin:0;background:#f5f5f2">${noticeOf(language, state)}</body>`
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Karkhana</title>${body}</html>`
}

/** Seconds after which a page of a store being filled reloads. */
export const REFRESH_SECONDS = 4
