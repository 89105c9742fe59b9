// How custom fields and their values are worded at the console.

import type { CustomField } from '../../../contract/custom-fields/api.ts'
import type { ValueProblem } from '../../../contract/custom-fields/values.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

interface FieldWords {
  /** In the language of the person. */
  nameOf(of: { nameEn: string; nameHi: string }): string
  /** Display text of a value; empty for none. */
  textOf(field: CustomField, value: string | null | undefined): string
  problemOf(field: CustomField, problem: ValueProblem): string
}

export function useFieldWords(): FieldWords {
  const t = useMessages('fields')
  const { language } = useLocale()
  const nameOf: FieldWords['nameOf'] = ({ nameEn, nameHi }) => (language === 'hi' ? nameHi : nameEn)
  return {
    nameOf,
    textOf(field, value) {
      if (!value) return ''
      if (field.type === 'yes-no') return value === 'yes' ? t('yes') : t('no')
      const option = field.type === 'choice' ? field.options.find(({ key }) => key === value) : undefined
      return option ? nameOf(option) : value
    },
    problemOf: ({ maxLength, digits }, problem) =>
      t(`problem-${problem}` as 'problem-long', { max: String(maxLength ?? ''), digits: String(digits ?? '') }),
  }
}
