// Days and months as the registers of finance show them, with their year.

import type { Language } from '../../../contract/shared/market.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' }

function format(iso: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const options = { ...parts, numberingSystem: 'latn', timeZone: 'UTC' }
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(iso))
}

/** `23 Nov 2026` of `2026-11-23`. */
export const dayAndYear = (day: string, language: Language): string =>
  format(day, language, { day: 'numeric', month: 'short', year: 'numeric' })

/** `November 2026` of `2026-11`. */
export const monthAndYear = (month: string, language: Language): string =>
  format(`${month}-01`, language, { month: 'long', year: 'numeric' })

/** A month in a URL; null if it is invalid. */
export const monthOf = (text: string | null): string | null =>
  text !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : null
