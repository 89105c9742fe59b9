// Rules of addresses: in which script the name of a state stands.

import type { Language } from '../../contract/shared/market.ts'

const DEVANAGARI = /\p{Script=Devanagari}/u

/**
 * The name of the state beside a city as it was typed: an address stands in one script, so the state is in Hindi only
 * on a Hindi page and beside a city in Devanagari.
 */
export function stateNameBeside(city: string, state: { en: string; hi: string }, language: Language): string {
  return language === 'hi' && DEVANAGARI.test(city) ? state.hi : state.en
}
