// The list of price lists as cells of a file, in its columns.

import type { PriceList } from '../../../contract/price-lists/api.ts'
import type { ListState } from '../../../contract/price-lists/lists.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly Names[] = [
  { en: 'Name', hi: 'नाम' },
  { en: 'Groups', hi: 'समूह' },
  { en: 'Prices', hi: 'कीमतें' },
  { en: 'First day', hi: 'पहला दिन' },
  { en: 'Last day', hi: 'आखिरी दिन' },
  { en: 'State', hi: 'स्थिति' },
]

const STATES: Readonly<Record<ListState, Names>> = {
  running: { en: 'Running', hi: 'लागू' },
  planned: { en: 'Planned', hi: 'आगे के लिए' },
  ended: { en: 'Ended', hi: 'समाप्त' },
  off: { en: 'Switched off', hi: 'बंद' },
}

export const listHeadings = (language: Language): string[] => HEADINGS.map(name => name[language])

export function listCells(list: PriceList, language: Language): string[] {
  const { name, groupNames, prices, startsOn, endsOn, state } = list
  return [name, groupNames.join('; '), String(prices), startsOn, endsOn ?? '', STATES[state][language]]
}
