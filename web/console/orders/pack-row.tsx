// A product of a parcel being packed: the counted units, which may also be typed.

import { useState } from 'react'
import type { PackLine } from '../../../contract/orders/packing.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { Icon } from '../components/icon.tsx'

interface RowProps {
  line: PackLine
  packed: number
  /** Typed quantity. */
  onPieces(text: string): void
}

export function PackRow({ line, packed, onPieces }: RowProps) {
  const t = useMessages('packing')
  const { number } = useLocale()
  const [typed, setTyped] = useState<string | null>(null)
  const { productName, partNumber, msn, ean, quantity } = line
  // input left without Enter counts too; a rejected value is replaced by the count
  const take = () => {
    if (typed === null) return
    setTyped(null)
    if (typed !== String(packed)) onPieces(typed)
  }
  const state = packed === quantity ? 'done' : packed > quantity ? 'over' : undefined
  return (
    <li className={state}>
      <span className="what">
        {productName}
        <small>{[partNumber, msn, ean].filter(Boolean).join(' · ')}</small>
        {state === 'over' && <small className="late">{t('takeOut', { count: number(packed - quantity) })}</small>}
      </span>
      <span className="count">
        {state === 'done' && <Icon name="check" />}
        <input
          className="ctl"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          aria-label={t('packedOf', { product: productName })}
          value={typed ?? String(packed)}
          onFocus={event => event.target.select()}
          onChange={event => setTyped(event.target.value)}
          onBlur={take}
          onKeyDown={event => {
            if (event.key === 'Enter') take()
          }}
        />
        <span>{t('ofPieces', { of: number(quantity) })}</span>
      </span>
    </li>
  )
}
