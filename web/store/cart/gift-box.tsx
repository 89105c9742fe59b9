// Gift wrapping: a checkbox with the price, and the gift message.

import type { FormEvent } from 'react'
import type { Cart } from '../../../contract/cart/api.ts'
import { FIELD_LENGTHS } from '../../../contract/shared/limits.ts'
import { useLocale } from '../../framework/locale.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './cart-page.module.css'

interface GiftBoxProps {
  cart: Pick<Cart, 'gift' | 'giftMessage' | 'giftCharge'>
  /** As it is typed. */
  message: string
  onType(message: string): void
  /** Rejects with an ApiError. */
  onChange(gift: boolean, message: string): Promise<void>
}

export function GiftBox({ cart: { gift, giftMessage, giftCharge }, message, onType, onChange }: GiftBoxProps) {
  const t = useMessages('cart')
  const { money } = useLocale()
  const action = useAction()
  const change = (on: boolean, text: string) => void action.run(() => onChange(on, text))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change(true, message)
  }
  const isSaved = message.trim() === giftMessage
  return (
    <form className={styles.gift} method="post" onSubmit={submit} noValidate>
      <Checkbox
        label={t('gift', { charge: money(giftCharge) })}
        checked={gift}
        disabled={action.busy}
        onChange={event => change(event.target.checked, message)}
      />
      {gift && (
        <>
          <TextArea
            label={t('giftMessage')}
            hint={t('giftHint')}
            value={message}
            maxLength={FIELD_LENGTHS.giftMessageMax}
            rows={3}
            onChange={event => onType(event.target.value)}
          />
          <Button type="submit" size="small" busy={action.busy} disabled={isSaved}>
            {t(isSaved && giftMessage !== '' ? 'giftSaved' : 'giftSave')}
          </Button>
        </>
      )}
      {action.error && <Notice tone="bad">{action.error}</Notice>}
    </form>
  )
}
