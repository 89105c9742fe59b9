// Preferences stored in this browser: language, theme, market, single-letter shortcuts, collapsed navigation groups.

import type { Language, Market } from '../../../contract/shared/market.ts'
import type { Theme } from '../../../contract/staff/schemas.ts'
import { readStored, writeStored } from '../../framework/api/browser-storage.ts'
import { createObservable, type Observable, useObservable } from '../../ui/observable.ts'

function stored<T>(key: string, values: readonly T[], initial: T): Observable<T> {
  const known = readStored<T>(key)
  const setting = createObservable(known !== null && values.includes(known) ? known : initial)
  setting.subscribe(() => writeStored(key, setting.get()))
  return setting
}

const browserLanguage = (): Language => (navigator.language.startsWith('hi') ? 'hi' : 'en')

/** Whether a language was chosen in this browser, by its person or by the account. */
export const isLanguageChosen = readStored<Language>('kh_console_language') !== null
export const language = stored<Language>('kh_console_language', ['en', 'hi'], browserLanguage())
export const theme = stored<Theme>('kh_console_theme', ['system', 'light', 'dark'], 'system')
export const market = stored<Market>('kh_console_market', ['IN', 'AE'], 'IN')
/** Whether single letters are keys. */
export const letterKeys = stored<boolean>('kh_console_keys', [true, false], true)

const FOLDED = 'kh_console_folded'
const storedGroups = readStored<unknown>(FOLDED)
/** The collapsed groups of the navigation. */
export const foldedGroups = createObservable<readonly string[]>(
  Array.isArray(storedGroups) ? storedGroups.filter(group => typeof group === 'string') : [],
)
foldedGroups.subscribe(() => writeStored(FOLDED, foldedGroups.get()))

export function useSetting<T>(setting: Observable<T>): T {
  return useObservable(setting, setting.get())
}

/** Shows a theme; `system` follows the device. */
export function applyTheme(chosen: Theme): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}
