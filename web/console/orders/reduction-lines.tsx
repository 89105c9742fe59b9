// The lines of a refund without a return: units or an amount of each, with the maximum and its reason, and lines
// without any.

import type { Reducible } from '../../../contract/returns/reductions-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { Field } from '../components/field.tsx'
import { hindranceOf, isAmountOf, type ReducedPart } from './reduction-draft.ts'

/** Lines with nothing to refund, with the reason. */
export function SettledLines({ lines, part, title }: { lines: Reducible['lines']; part: ReducedPart; title?: string }) {
  const t = useMessages('reductions')
  const settled = lines.filter(line => hindranceOf(line, part) !== null)
  if (settled.length === 0) return null
  return (
    <div className="sub">
      <p>{title ?? t('cannot')}</p>
      <ul>
        {settled.map(line => (
          <li key={line.lineNo}>
            {line.productName}: {t(hindranceOf(line, part) ?? 'settled')}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PieceProps {
  of: Reducible
  value: Readonly<Record<number, number>>
  onChange(value: Readonly<Record<number, number>>): void
}

export function PieceFields({ of, value, onChange }: PieceProps) {
  const t = useMessages('reductions')
  return of.lines
    .filter(line => hindranceOf(line, 'pieces') === null)
    .map(({ lineNo, productName, quantity }) => (
      <Field
        key={lineNo}
        label={productName}
        hint={t('ofPieces', { count: quantity })}
        type="number"
        required
        min={0}
        max={quantity}
        value={value[lineNo] ?? 0}
        onChange={event => onChange({ ...value, [lineNo]: Number(event.target.value) })}
      />
    ))
}

interface AmountProps {
  of: Reducible
  value: Readonly<Record<number, string>>
  onChange(value: Readonly<Record<number, string>>): void
}

export function AmountFields({ of, value, onChange }: AmountProps) {
  const t = useMessages('reductions')
  const { money } = useLocale()
  const amount = (minor: number) => money(minor, of.currency)
  return of.lines
    .filter(line => hindranceOf(line, 'amounts') === null)
    .map(line => {
      const { lineNo, productName, price } = line
      const most = { largest: amount(price.largest), charged: amount(price.charged), credited: amount(price.credited) }
      const text = value[lineNo] ?? ''
      return (
        <Field
          key={lineNo}
          label={t('amountOf', { product: productName, currency: of.currency })}
          hint={t(price.credited > 0 ? 'mostAfter' : 'most', most)}
          error={isAmountOf(line, text) ? '' : t('amountWrong', most)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={text}
          onChange={event => onChange({ ...value, [lineNo]: event.target.value })}
        />
      )
    })
}
