// The names of custom fields and of their values in the language of the person.

import type { CodRuleField } from '../../../contract/payments/cod-accounts-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

export function useRuleWords() {
  const t = useMessages('cash-on-delivery')
  const { language } = useLocale()
  const nameOf = (named: { nameEn: string; nameHi: string }) => (language === 'hi' ? named.nameHi : named.nameEn)
  return {
    /** With the kind of record, as both kinds may have a field of one name. */
    fieldName: (field: CodRuleField) => `${nameOf(field)} (${t(field.recordKind)})`,
    valueName(field: CodRuleField, value: string): string {
      if (field.type === 'yes-no' && (value === 'yes' || value === 'no')) return t(value)
      const option = field.options.find(({ key }) => key === value)
      return option ? nameOf(option) : value
    },
  }
}
