// How far the first start has filled an empty store: for /readyz, the terminal, and a notice on every page.

import type { Language } from '../../contract/shared/market.ts'

export interface FillState {
  /** Part that is loaded now. */
  step: string
  /** Rows and pictures that are there, of all that will be. */
  done: number
  total: number
  startedAt: number
}

/** Whole percent, below 100 until everything is there. */
export function percentOf({ done, total }: FillState): number {
  return Math.min(99, Math.floor((100 * done) / Math.max(1, total)))
}

/** Seconds until the end at the present rate; null while too little is known. */
export function secondsLeft(state: FillState, now: number): number | null {
  const share = state.done / Math.max(1, state.total)
  return share < 0.02 ? null : Math.ceil(((now - state.startedAt) / 1000) * (1 / share - 1))
}

/** Line of the terminal: `  starter catalogue: 34 %, pictures, about 12 s left`. */
export function fillLine(state: FillState, now: number): string {
  const left = secondsLeft(state, now)
  return `  starter catalogue: ${percentOf(state)} %, ${state.step}${left === null ? '' : `, about ${left} s left`}`
}

const TEXTS: Record<Language, (percent: number) => string> = {
  en: percent => `The store is being filled: ${percent} % of the catalogue is here. This page refreshes itself.`,
  hi: percent => `स्टोर भरा जा रहा है: कैटलॉग का ${percent}% आ चुका है। यह पेज अपने आप रीफ़्रेश होता है।`,
}

const STYLE =
  'margin:0;padding:8px 16px;background:linear-gradient(90deg,#bfe3cd VAR%,#e9f5ee VAR%);color:#10301f;font:14px/1.45 Karkhana,Hindi,sans-serif;text-align:center'

/** The document with the notice above its page. Outside of what React hydrates, so that it needs no script. */
export function withNotice(html: string, language: Language, state: FillState): string {
  const percent = percentOf(state)
  const notice = `<p role="status" style="${STYLE.replaceAll('VAR', String(percent))}">${TEXTS[language](percent)}</p>`
  return html.replace('<body>', `<body>${notice}`)
}

/** Seconds after which a page of a store that is being filled loads again. */
export const REFRESH_SECONDS = 4
