// A quantity field with minus and plus buttons; a typed value is rounded up to a step, never down.

import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './quantity.module.css'

/** Maximum quantity of a cart line. */
const MAX_UNITS = 1_000_000

interface QuantityProps {
  value: number
  minimum: number
  /** Quantities are multiples of this. */
  multiple: number
  /** Limit of the plus button. A larger typed number is still sent: the server's response says how many are available. */
  maximum?: number
  labels: { quantity: string; less: string; more: string }
  onChange(value: number): void
}

/** The wanted quantity rounded up to a valid one: a multiple of the step, at least the minimum. */
export function sellable(wanted: number, minimum: number, multiple: number): number {
  const step = Math.max(1, multiple)
  const lowest = Math.ceil(Math.max(1, minimum) / step) * step
  const highest = Math.max(lowest, Math.floor(MAX_UNITS / step) * step)
  const quantity = Number.isFinite(wanted) ? Math.ceil(Math.max(wanted, 1) / step) * step : lowest
  return Math.min(Math.max(quantity, lowest), highest)
}

export function Quantity({ value, minimum, multiple, maximum, labels, onChange }: QuantityProps) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const settle = (wanted: number) => {
    const next = sellable(wanted, minimum, multiple)
    setTyped(String(next))
    if (next !== value) onChange(next)
  }
  const step = Math.max(1, multiple)
  const canRise = maximum === undefined || value + step <= maximum
  return (
    <fieldset className={styles.quantity}>
      <legend className="vh">{labels.quantity}</legend>
      <button
        type="button"
        aria-label={labels.less}
        disabled={value <= sellable(0, minimum, multiple)}
        onClick={() => settle(value - step)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        inputMode="numeric"
        aria-label={labels.quantity}
        value={typed}
        maxLength={7}
        onChange={event => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={() => settle(Number(typed))}
        onKeyDown={event => {
          if (event.key === 'Enter') settle(Number(typed))
          else if (event.key === 'ArrowUp' && canRise) settle(value + step)
          else if (event.key === 'ArrowDown') settle(value - step)
        }}
      />
      <button type="button" aria-label={labels.more} disabled={!canRise} onClick={() => settle(value + step)}>
        <Icon name="plus" size={16} />
      </button>
    </fieldset>
  )
}
