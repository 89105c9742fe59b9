// Summary of a coupon: discount, eligibility, uses, validity.

import type { Coupon } from '../../../contract/promotions/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'
import { useFieldWordsOf } from '../components/form-conflict.tsx'
import type { CouponFields } from './coupon-fields.ts'

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

/** The fields of the form, as conflicts and the history show them. */
export function useCouponFieldWords() {
  const t = useMessages('promotions')
  const words = useFieldWordsOf<CouponFields>({
    ...{ titleEn: t('titleEn'), titleHi: t('titleHi'), termsEn: t('termsEn'), termsHi: t('termsHi'), kind: t('kind') },
    ...{ value: t('gives'), minCart: t('minCartShort'), maxDiscount: t('maxDiscountShort') },
    ...{ categoryCodes: t('category'), brandSlugs: t('brand') },
    ...{ perCustomerLimit: t('perCustomerLimit'), maxUses: t('maxUses'), budget: t('budgetShort') },
    ...{ buyers: t('buyers'), combines: t('combines'), priority: t('priority') },
    ...{ firstOrderOnly: t('firstOrderOnly'), listed: t('listed'), starts: t('starts'), ends: t('ends') },
  })
  return (fields: CouponFields) =>
    words(fields).map(word => {
      if (word.name === 'kind') return { ...word, value: t(fields.kind) }
      return word.name === 'buyers' ? { ...word, value: t(`buyers-${fields.buyers}`) } : word
    })
}
