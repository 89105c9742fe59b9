// The GSTIN or TRN field with validation while typing.

import { useEffect, useState } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { TextField } from '../../../ui/field.tsx'
import { useMessages } from '../../app/messages.ts'
import { checkTaxNumber, cleanTaxNumber } from './tax-number.ts'

interface TaxNumberFieldProps {
  value: string
  onChange(value: string): void
  optional?: boolean
  /** Errors from outside the field, such as a missing number. */
  error?: string
}

/** Name of the state of a GSTIN in the reader's language, empty while unknown. */
function useStateName(stateCode: string): string {
  const [business, setBusiness] = useState({ code: '', name: '' })
  useEffect(() => {
    if (!stateCode) return
    quietCall('GET /api/v1/address/getStateList')
      .then(({ data }) => {
        const name = data.find(state => state.stateCode === stateCode)?.stateName ?? ''
        setBusiness({ code: stateCode, name })
      })
      .catch(() => undefined)
  }, [stateCode])
  return business.code === stateCode ? business.name : ''
}

export function TaxNumberField({ value, onChange, optional, error }: TaxNumberFieldProps) {
  const t = useMessages('business')
  const { market } = useLocale()
  const trn = market === 'AE'
  const verdict = checkTaxNumber(value, market)
  const stateName = useStateName(verdict.state === 'valid' ? verdict.stateCode : '')
  const wrong = verdict.state === 'wrong' ? t(verdict.problem) : ''
  const good = () => {
    if (verdict.state !== 'valid') return ''
    const { pan } = verdict
    if (!pan) return t('valid')
    return stateName ? t('validState', { state: stateName, pan }) : t('validPan', { pan })
  }
  const hint = verdict.state === 'typing' ? t('typing', { count: verdict.length }) : t(trn ? 'trnHint' : 'gstinHint')
  const label = trn ? (optional ? 'trnOptional' : 'trn') : optional ? 'gstinOptional' : 'gstin'
  return (
    <div>
      <TextField
        label={t(label)}
        value={value}
        hint={good() ? undefined : hint}
        error={wrong || error}
        name="gstin"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={trn ? 'numeric' : 'text'}
        onChange={event => onChange(cleanTaxNumber(event.target.value))}
      />
      <p role="status" style={{ color: 'var(--good)', fontSize: 'var(--t-sm)' }}>
        {good() && `✓ ${good()}`}
      </p>
    </div>
  )
}
