// Language of the state name in an address.

import type { Language } from '../../contract/shared/market.ts'

const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * The state name that matches the script of the typed city: Hindi only on a Hindi page beside a city in Devanagari.
 */
export function stateNameBeside(city: string, state: { en: string; hi: string }, language: Language): string {
  return language === 'hi' && DEVANAGARI.test(city) ? state.hi : state.en
}
