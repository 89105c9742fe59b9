// Localized dates and times; not part of `useLocale`, because most pages do not need them.

import { useContext } from 'react'
import { MARKET_INFO } from '../../contract/shared/market.ts'
import { LocaleContext } from './locale.ts'
import { formatDay, formatMoment } from './messages/format-date.ts'

interface Dates {
  /** `Tue, 24 Nov` for an ISO day, or for an ISO timestamp in the time zone of the market. */
  day(iso: string): string
  /** `24 Nov 2026, 4:05 PM` for an ISO timestamp, in the time zone of the market. */
  moment(iso: string): string
}

export function useDates(): Dates {
  const { market, language } = useContext(LocaleContext)
  const { timeZone } = MARKET_INFO[market]
  return {
    day: iso => formatDay(iso, language, timeZone),
    moment: iso => formatMoment(iso, language, timeZone),
  }
}
