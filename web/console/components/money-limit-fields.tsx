// The money limits of a role or an API key per market: entered as amounts, empty for no limit.

import { MARKET_INFO, MARKETS, type Market } from '../../../contract/shared/market.ts'
import type { MoneyLimits } from '../../../contract/shared/money-limits.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { Field } from './field.tsx'
import { minorOf, typedOf } from './minor.ts'

/** As entered in the fields. */
export type TypedLimits = Readonly<Record<Market, string>>

export const NO_TYPED_LIMITS: TypedLimits = { IN: '', AE: '' }

const typed = (minor: number | null) => (minor === null ? '' : typedOf(minor))

export const typedLimits = ({ IN, AE }: MoneyLimits): TypedLimits => ({ IN: typed(IN), AE: typed(AE) })

const isValid = (text: string) => text.trim() === '' || minorOf(text) !== null

/** Null while an amount is not valid. */
export function limitsFrom({ IN, AE }: TypedLimits): MoneyLimits | null {
  return isValid(IN) && isValid(AE) ? { IN: minorOf(IN), AE: minorOf(AE) } : null
}

interface Props {
  markets: readonly Market[]
  value: TypedLimits
  onChange(value: TypedLimits): void
}

export function MoneyLimitFields({ markets, value, onChange }: Props) {
  const t = useMessages('roles')
  const frame = useMessages('frame')
  return (
    <fieldset className="field">
      <legend>{t('limits')}</legend>
      <small className="sub">{t('limitsText')}</small>
      {MARKETS.filter(market => markets.includes(market)).map(market => (
        <Field
          key={market}
          label={t('limitIn', { market: frame(market), currency: MARKET_INFO[market].currency })}
          error={isValid(value[market]) ? '' : t('limitInvalid')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={value[market]}
          onChange={event => onChange({ ...value, [market]: event.target.value })}
        />
      ))}
    </fieldset>
  )
}

/** The limits of the given markets as text; empty without any. */
export function useLimitsText(): (limits: MoneyLimits, markets?: readonly Market[]) => string {
  const t = useMessages('roles')
  const { money } = useLocale()
  return (limits, markets = MARKETS) =>
    markets
      .flatMap(market => {
        const limit = limits[market]
        return limit === null ? [] : t('limitShown', { amount: money(limit, MARKET_INFO[market].currency) })
      })
      .join(', ')
}
