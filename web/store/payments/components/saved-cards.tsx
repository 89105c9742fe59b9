// The customer's saved cards in the account, with delete buttons.

import { useState } from 'react'
import type { SavedCard } from '../../../../contract/payments/cards-api.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useAction } from '../../../framework/use-action.ts'
import { useDates } from '../../../framework/use-dates.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useMessages } from '../../app/messages.ts'
import styles from '../../customers/components/account.module.css'
import { FormError } from '../../shared/form-error.tsx'

function CardItem({ card, onDeleted }: { card: SavedCard; onDeleted(): void }) {
  const t = useMessages('account')
  const { day } = useDates()
  const action = useAction()
  const name = t('cardName', { brand: card.brand, digits: card.lastFour })
  const remove = () =>
    action.run(async () => {
      await quietCall('POST /api/v1/payment/postdeleteSavedCards', { body: { cardId: card.cardId } })
      onDeleted()
    })
  return (
    <li className={styles.header}>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="quiet">{t('cardSaved', { day: day(card.savedAt) })}</p>
        <FormError text={action.error} />
      </div>
      <Button aria-label={t('cardDeleteNamed', { name })} busy={action.busy} onClick={() => void remove()}>
        {t('cardDelete')}
      </Button>
    </li>
  )
}

/** Nothing for customers without a saved card: one is saved while paying. */
export function SavedCards({ initial }: { initial: readonly SavedCard[] }) {
  const t = useMessages('account')
  const [cards, setCards] = useState(initial)
  if (initial.length === 0) return null
  return (
    <div className={styles.row}>
      <h2>{t('cards')}</h2>
      <p className="quiet">{t(cards.length > 0 ? 'cardsText' : 'noCards')}</p>
      <ul className={styles.sessions}>
        {cards.map(card => (
          <CardItem
            key={card.cardId}
            card={card}
            onDeleted={() => {
              setCards(before => before.filter(({ cardId }) => cardId !== card.cardId))
              showToast(t('cardDeleted'))
            }}
          />
        ))}
      </ul>
    </div>
  )
}
