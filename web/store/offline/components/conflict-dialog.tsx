// What was added without a connection and could not be put into the cart, with the reason of each product.

import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Translate } from '../../app/messages.ts'

interface Props {
  lines: readonly { name: string; quantity: number; reason: string }[]
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
        {lines.map(({ name, quantity, reason }) => (
          <li key={name}>
            {t('conflictLine', { name, quantity })} {reason}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
