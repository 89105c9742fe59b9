// Offline cart changes that could not be applied, with the reason for each product.

import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Translate } from '../../app/messages.ts'

interface Props {
  lines: readonly { name: string; quantity: number; reason: string; held?: number }[]
  t: Translate<'offline'>
  onClose(): void
}

export function ConflictDialog({ lines, t, onClose }: Props) {
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    setTimeout(onClose)
  }
  return (
    <Dialog open={open} onClose={close} title={t('conflictTitle')} closeLabel={t('close')}>
      <p>{t('conflictText')}</p>
      <ul>
        {lines.map(({ name, quantity, reason, held }) => (
          <li key={name}>
            {held === undefined
              ? `${t('conflictLine', { name, quantity })} ${reason}`
              : t('conflictHeld', { name, quantity, held })}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
