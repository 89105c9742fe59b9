// The replacement product of an exchange, with a quantity: a search that starts with products similar to the returned
// one.

import { useEffect, useState } from 'react'
import type { Suggestions } from '../../../contract/listing/discovery-api.ts'
import type { Currency } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import styles from './return.module.css'
import type { Replacement } from './use-return.ts'

const TYPING_MS = 250
const SHOWN = 6
const MOST = 9999

type Found = Suggestions['products']

/** Products matching the typed text, or a product's name; the previous ones stay until the new ones are loaded. */
function useFound(typed: string, like: string): Found {
  const [found, setFound] = useState<Found>([])
  useEffect(() => {
    let current = true
    const str = (typed.trim() || like).slice(0, 120)
    const timer = setTimeout(
      () =>
        quietCall('GET /api/v1/search/suggest', { query: { str, size: SHOWN } }).then(
          ({ data }) => current && setFound(data.products),
          () => undefined,
        ),
      TYPING_MS,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [typed, like])
  return found
}

interface ReplacementPickerProps {
  /** Name of the returned product. */
  like: string
  currency: Currency
  value: Replacement | null
  error: string
  onChange(value: Replacement | null): void
}

export function ReplacementPicker({ like, currency, value, error, onChange }: ReplacementPickerProps) {
  const t = useMessages('returns')
  const { money } = useLocale()
  const [typed, setTyped] = useState('')
  const found = useFound(typed, like)
  // the selected product stays in the list during another search
  const chosen = value && !found.some(({ msn }) => msn === value.productId) ? [value] : []
  const options = [
    ...chosen.map(({ productId, productName }) => ({ value: productId, label: productName, hint: undefined })),
    ...found.map(one => ({ value: one.msn, label: one.productName, hint: money(one.salesPrice, currency) })),
  ]
  const choose = (productId: string) => {
    const productName = options.find(option => option.value === productId)?.label ?? ''
    onChange({ productId, productName, quantity: value?.quantity ?? 1 })
  }
  return (
    <div className={styles.group}>
      <TextField
        label={t('searchReplacement')}
        type="search"
        value={typed}
        maxLength={120}
        onChange={event => setTyped(event.target.value)}
      />
      {options.length > 0 ? (
        <RadioGroup
          legend={t('whichReplacement')}
          name="replacement"
          value={value?.productId ?? ''}
          options={options}
          onChange={choose}
        />
      ) : (
        <p className="quiet">{t('noReplacement')}</p>
      )}
      {value && (
        <Quantity
          value={value.quantity}
          minimum={1}
          multiple={1}
          maximum={MOST}
          labels={{
            quantity: t('replacementQuantity', { name: value.productName }),
            less: t('replacementLess', { name: value.productName }),
            more: t('replacementMore', { name: value.productName }),
          }}
          onChange={quantity => onChange({ ...value, quantity })}
        />
      )}
      <FormError text={error} />
    </div>
  )
}
