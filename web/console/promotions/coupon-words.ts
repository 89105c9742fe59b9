// How a coupon is told in a line: what it gives, to whom, how often it was used, when it is valid.

import type { Coupon } from '../../../contract/promotions/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'

export function useCouponWords() {
  const t = useMessages('promotions')
  const { money, number } = useLocale()
  const { moment } = useDates()
  return {
    gives({ kind, value, maxDiscount }: Coupon): string {
      if (kind === 'flat') return money(value)
      const percent = number(value / 100)
      return maxDiscount === null
        ? t('percentOff', { percent })
        : t('percentUpTo', { percent, amount: money(maxDiscount) })
    },
    applied({ appliedBy, buyers }: Coupon): string {
      return buyers === 'all' ? t(appliedBy) : `${t(appliedBy)} · ${t(`buyers-${buyers}`)}`
    },
    used({ uses, maxUses }: Coupon): string {
      return maxUses === null ? number(uses) : t('usedOf', { uses: number(uses), most: number(maxUses) })
    },
    period({ validFrom, validTo }: Coupon): string {
      return validTo
        ? t('period', { start: moment(validFrom), end: moment(validTo) })
        : t('openEnd', { start: moment(validFrom) })
    },
  }
}
