// The categories and brands that a coupon applies to: added and removed one by one.

import type { Coupon } from '../../../contract/promotions/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Icon } from '../components/icon.tsx'
import { type CouponFields, namesOf } from './coupon-fields.ts'

const MAX_NAMED = 50

interface NamedProps {
  kind: 'category' | 'brand'
  value: string
  /** As stored; null for one that was just chosen. */
  name: string | null
  onRemove: (() => void) | null
}

function Named({ kind, value, name, onRemove }: NamedProps) {
  const t = useMessages('promotions')
  const { market } = useLocale()
  const found = useLoad(name === null ? value : null, async () => {
    const query = { market, kind, text: value }
    return (
      (await call('GET /api/admin/products/choices', { query })).data.find(one => one.value === value)?.label ?? value
    )
  })
  const shown = name ?? found.data ?? value
  return (
    <li className="tag">
      {shown}
      {onRemove && (
        <button
          type="button"
          className="b flat sq sm"
          aria-label={t('removeNamed', { name: shown })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  )
}

interface ScopeListProps {
  kind: 'category' | 'brand'
  values: readonly string[]
  names: ReadonlyMap<string, string>
  locked: boolean
  onChange(values: readonly string[]): void
}

function ScopeList({ kind, values, names, locked, onChange }: ScopeListProps) {
  const t = useMessages('promotions')
  return (
    <div className="form">
      {!locked && values.length < MAX_NAMED && (
        <ChoiceField
          // cleared for the next one
          key={values.length}
          kind={kind}
          label={t(kind)}
          hint={t(`${kind}Hint`)}
          value=""
          onChange={value => {
            if (value && !values.includes(value)) onChange([...values, value])
          }}
        />
      )}
      {values.length > 0 && (
        <ul className="tag-list" aria-label={t(kind)}>
          {values.map(value => (
            <Named
              key={value}
              kind={kind}
              value={value}
              name={names.get(value) ?? null}
              onRemove={locked ? null : () => onChange(values.filter(one => one !== value))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface ScopeFieldsProps {
  coupon: Coupon
  fields: CouponFields
  locked: boolean
  set(part: Partial<CouponFields>): void
}

export function ScopeFields({ coupon, fields, locked, set }: ScopeFieldsProps) {
  const t = useMessages('promotions')
  const { language } = useLocale()
  const { categoryCodes, categoryNames, brandSlugs, brandNames } = coupon
  const namesFor = (values: readonly string[], names: Coupon['categoryNames']) =>
    new Map(values.flatMap((value, at) => (names[at] ? [[value, names[at][language]] as const] : [])))
  return (
    <fieldset className="form">
      <legend>{t('scope')}</legend>
      <p className="sub">{t('allProducts')}</p>
      <div className="pair">
        <ScopeList
          kind="category"
          values={namesOf(fields.categoryCodes)}
          names={namesFor(categoryCodes, categoryNames)}
          locked={locked}
          onChange={values => set({ categoryCodes: values.join(' ') })}
        />
        <ScopeList
          kind="brand"
          values={namesOf(fields.brandSlugs)}
          names={namesFor(brandSlugs, brandNames)}
          locked={locked}
          onChange={values => set({ brandSlugs: values.join(' ') })}
        />
      </div>
    </fieldset>
  )
}
