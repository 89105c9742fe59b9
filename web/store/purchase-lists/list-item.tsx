// A product of a purchase list: current price and stock, quantity and note, adding to the cart, and removal.

import { type FormEvent, useRef, useState } from 'react'
import type { PurchaseListItem } from '../../../contract/purchase-lists/api.ts'
import { MAX_LIST_NOTE } from '../../../contract/purchase-lists/limits.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { pictureAt } from '../../framework/picture.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Price } from '../../ui/price.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import { priceTexts } from '../shared/product-texts.ts'
import styles from './lists.module.css'

interface ListItemProps {
  listId: string
  item: PurchaseListItem
  onCart(productId: string): Promise<void>
  onRemoved(): void
}

const STOCK = { 'in-stock': 'inStock', 'out-of-stock': 'outOfStock', 'on-request': 'onRequest' } as const
const MAX_UNITS = 1_000_000

/** Quantity and note, saved together. */
function ItemForm({
  listId,
  item: { productId, productName: name, ...saved },
}: Pick<ListItemProps, 'listId' | 'item'>) {
  const t = useMessages('lists')
  const [quantity, setQuantity] = useState(String(saved.quantity))
  const [note, setNote] = useState(saved.note)
  const [wrong, setWrong] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const units = /^\d{1,7}$/.test(quantity.trim()) ? Number(quantity) : 0
    const fits = units >= 1 && units <= MAX_UNITS
    setWrong(!fits)
    if (!fits) return focusFirstError(form.current)
    void action.run(async () => {
      const body = { listId, productId, quantity: units, note: note.trim() }
      await quietCall('POST /api/v1/purchase/setPurchaseListItem', { body })
      showToast(t('saved'))
    })
  }
  return (
    <form ref={form} className={styles.edit} method="post" onSubmit={submit} noValidate>
      <TextField
        label={t('quantity')}
        aria-label={t('quantityName', { name })}
        inputMode="numeric"
        value={quantity}
        maxLength={7}
        error={wrong ? t('quantityWrong') : ''}
        onChange={event => setQuantity(event.target.value)}
      />
      <TextField
        label={t('note')}
        aria-label={t('noteName', { name })}
        value={note}
        maxLength={MAX_LIST_NOTE}
        onChange={event => setNote(event.target.value)}
      />
      <Button type="submit" busy={action.busy} aria-label={t('saveName', { name })}>
        {t('save')}
      </Button>
      <FormError text={action.error} />
    </form>
  )
}

export function ListItem({ listId, item, onCart, onRemoved }: ListItemProps) {
  const t = useMessages('lists')
  const tCommon = useMessages('common')
  const locale = useLocale()
  const action = useAction()
  const { productId, productName: name, partNumber, priceThen, card } = item
  const price = locale.money(priceThen, locale.marketInfo.currency)
  const remove = () =>
    action.run(async () => {
      const body = { listId, productIds: [productId] }
      await quietCall('POST /api/v1/purchase/removePurchaseList', { body })
      showToast(t('removed'))
      onRemoved()
    })
  return (
    <li className={`panel ${styles.item}`}>
      {card?.mainImageLink ? (
        <img src={pictureAt(card.mainImageLink, 'small')} width={72} height={72} alt="" loading="lazy" />
      ) : (
        <span className={styles.blank} />
      )}
      <div>
        <h2>{card ? <a href={locale.href(card.productUrl)}>{name}</a> : name}</h2>
        <p className="quiet">{t('partNumber', { number: partNumber })}</p>
        {card && <Price texts={priceTexts(card, locale, tCommon)} />}
        <p className={card?.availability === 'in-stock' ? styles.good : 'quiet'}>
          {card ? (card.notSold ?? tCommon(STOCK[card.availability])) : t('ended')}
        </p>
        {card?.salesPrice !== priceThen && <p className="quiet">{t('priceThen', { price })}</p>}
      </div>
      <ItemForm listId={listId} item={item} />
      <div className={`${styles.actions} ${styles.wide}`}>
        {card?.availability === 'in-stock' && (
          <Button
            busy={action.busy}
            aria-label={t('addOneName', { name })}
            onClick={() => void action.run(() => onCart(productId))}
          >
            {t('addOne')}
          </Button>
        )}
        <Button kind="quiet" busy={action.busy} aria-label={t('removeName', { name })} onClick={() => void remove()}>
          {t('remove')}
        </Button>
        <FormError text={action.error} />
      </div>
    </li>
  )
}
