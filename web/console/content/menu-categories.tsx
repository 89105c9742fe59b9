// Categories that the menu can name: the departments, or what lies directly below one of them.

import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Select } from '../components/field.tsx'

/** Names by code, and those that the store shows as options of a choice; `parent` is null for the departments. */
export function useCategoryNames(parent: string | null) {
  const { market, language } = useLocale()
  const load = useLoad(`${market} ${parent}`, async () => {
    const query = { market, ...(parent && { parent }) }
    return (await call('GET /api/admin/categories', { query })).data.categories
  })
  const rows = (load.data ?? []).map(({ categoryCode: value, nameEn, nameHi, active }) => ({
    ...{ value, label: language === 'hi' ? nameHi : nameEn, active },
  }))
  return {
    names: new Map(rows.map(({ value, label }) => [value, label])),
    offered: rows.filter(({ active }) => active).map(({ value, label }) => ({ value, label })),
  }
}

interface AddCategoryProps {
  label: string
  options: readonly { value: string; label: string }[]
  onAdd(category: string): void
}

/** Adds what is chosen at once. */
export function AddCategory({ label, options, onAdd }: AddCategoryProps) {
  const t = useMessages('menu')
  return (
    <Select
      label={label}
      value=""
      options={[{ value: '', label: t('choose') }, ...options]}
      onChange={category => category && onAdd(category)}
    />
  )
}
