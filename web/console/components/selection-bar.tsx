// The bar below a list with selected rows: their number, the actions, and clearing the selection.

import type { ReactNode } from 'react'
import { useMessages } from '../app/messages.ts'
import { Icon } from './icon.tsx'

/** Nothing as long as no row is chosen. */
export function SelectionBar({ count, onClear, children }: { count: number; onClear(): void; children: ReactNode }) {
  const t = useMessages('list')
  if (count === 0) return null
  return (
    <section className="bulk" aria-label={t('selection')}>
      <div className="grow">
        <b role="status">{t('selected', { count })}</b>
      </div>
      {children}
      <button type="button" className="b flat sq" aria-label={t('clear')} onClick={onClear}>
        <Icon name="close" />
      </button>
    </section>
  )
}
