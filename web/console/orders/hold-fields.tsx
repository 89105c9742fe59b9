// The reason for holding orders: one of a list, and a note for staff.

import { HOLD_REASONS, OTHER_HOLD_WORDS } from '../../../contract/orders/hold.rules.ts'
import type { HoldWords } from '../../../contract/orders/hold.ts'
import { useMessages } from '../app/messages.ts'
import { Select, TextArea } from '../components/field.tsx'

export const NO_HOLD_WORDS: HoldWords = { reason: 'payment-check', note: '' }

export function HoldFields({ words, onChange }: { words: HoldWords; onChange(words: HoldWords): void }) {
  const t = useMessages('order-hold')
  const needed = words.reason === 'other'
  return (
    <>
      <Select
        label={t('reason')}
        value={words.reason}
        options={HOLD_REASONS.map(value => ({ value, label: t(`reason-${value}`) }))}
        onChange={reason => onChange({ ...words, reason })}
      />
      <TextArea
        label={t('note')}
        hint={needed ? t('noteNeeded') : undefined}
        required={needed}
        minLength={needed ? OTHER_HOLD_WORDS : undefined}
        maxLength={300}
        value={words.note}
        onChange={event => onChange({ ...words, note: event.target.value })}
      />
    </>
  )
}
