// The care hours of a market as staff have set them.

import type { Market } from '../../../contract/shared/market.ts'
import type { CareHours } from '../../../contract/support/care.rules.ts'
import { settingOf } from '../../platform/limits.ts'

/** When customer care of a market takes calls, and its reply time in hours. */
export const careHoursOf = (market: Market): CareHours => ({
  opens: settingOf(market, 'care.opens'),
  closes: settingOf(market, 'care.closes'),
  days: settingOf(market, 'care.days'),
  replyHours: settingOf(market, 'care.reply-hours'),
})
