// The list of price lists as cells of a file, in its columns.

import type { PriceList } from '../../../contract/price-lists/api.ts'
import type { ListState } from '../../../contract/price-lists/lists.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { type HeadingNames, headingsIn, type ListHeading } from '../../platform/csv-file.ts'

type Names = Readonly<Record<Language, string>>

const HEADINGS: readonly HeadingNames<'price-lists'>[] = [
  { en: 'Name', hi: 'नाम' },
  { column: 'groups', en: 'Groups', hi: 'समूह' },
  { column: 'prices', en: 'Prices', hi: 'कीमतें' },
  { column: 'period', en: 'First day', hi: 'पहला दिन' },
  { column: 'period', en: 'Last day', hi: 'आखिरी दिन' },
  { column: 'state', en: 'State', hi: 'स्थिति' },
]

const STATES: Readonly<Record<ListState, Names>> = {
  running: { en: 'Running', hi: 'लागू' },
  planned: { en: 'Planned', hi: 'आगे के लिए' },
  ended: { en: 'Ended', hi: 'समाप्त' },
  off: { en: 'Switched off', hi: 'बंद' },
}

export const listHeadings = (language: Language): ListHeading[] => headingsIn(HEADINGS, language)

export function listCells(list: PriceList, language: Language): string[] {
  const { name, groupNames, prices, startsOn, endsOn, state } = list
  return [name, groupNames.join('; '), String(prices), startsOn, endsOn ?? '', STATES[state][language]]
}
