// A product of the wishlist: price and stock now and since it was added, alerts, into the cart, and removal with undo.

import { useState } from 'react'
import type { WishlistItem } from '../../../contract/wishlists/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { pictureAt } from '../../framework/picture.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Price } from '../../ui/price.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { PushPrompt } from '../notifications/components/push-prompt.tsx'
import { FormError } from '../shared/form-error.tsx'
import { priceTexts } from '../shared/product-texts.ts'
import { setWished } from './components/wishes.ts'
import styles from './wishlist.module.css'

interface WishItemProps {
  item: WishlistItem
  canAlert: boolean
  onMove(productId: string): Promise<void>
}

/** What has become of the price since the product was added. */
function Change({ item: { priceThen, addedAt, card } }: Pick<WishItemProps, 'item'>) {
  const t = useMessages('account')
  const { money, marketInfo } = useLocale()
  const { day } = useDates()
  const change = card ? card.salesPrice - priceThen : 0
  const amount = money(Math.abs(change), marketInfo.currency)
  return (
    <p className="quiet">
      {t('wishAddedOn', { day: day(addedAt), price: money(priceThen, marketInfo.currency) })}
      {card && (
        <>
          {' · '}
          <span className={change < 0 ? styles.good : undefined}>
            {change === 0 ? t('wishSamePrice') : t(change < 0 ? 'wishCheaper' : 'wishDearer', { amount })}
          </span>
        </>
      )}
    </p>
  )
}

function AlertBoxes({ item, canAlert }: Omit<WishItemProps, 'onMove'>) {
  const t = useMessages('account')
  const action = useAction()
  const [asked, setAsked] = useState(false)
  const [alerts, setAlerts] = useState({ price: item.priceAlert, stock: item.stockAlert })
  const { productId, productName: name, card } = item
  if (!card) return null
  const set = (kind: 'price' | 'stock', on: boolean) =>
    action.run(async () => {
      const body = { productId, kind, on }
      const { data } = await quietCall('POST /api/v1/user/setProductAlert', { body })
      setAlerts({ price: data.priceAlert, stock: data.stockAlert })
      if (on) setAsked(true)
    })
  return (
    <div className={styles.wide}>
      <Checkbox
        label={t('wishPriceAlert')}
        aria-label={t('wishPriceAlertName', { name })}
        checked={alerts.price}
        disabled={!canAlert}
        onChange={({ target }) => void set('price', target.checked)}
      />
      {(card.availability === 'out-of-stock' || alerts.stock) && (
        <Checkbox
          label={t('wishStockAlert')}
          aria-label={t('wishStockAlertName', { name })}
          checked={alerts.stock}
          disabled={!canAlert}
          onChange={({ target }) => void set('stock', target.checked)}
        />
      )}
      <FormError text={action.error} />
      {asked && <PushPrompt about="alert" />}
    </div>
  )
}

function Shown({ item, canAlert, onMove, onRemove }: WishItemProps & { onRemove(): Promise<void> }) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const locale = useLocale()
  const action = useAction()
  const { productId, productName: name, card } = item
  const stock = { 'in-stock': 'inStock', 'out-of-stock': 'outOfStock', 'on-request': 'onRequest' } as const
  return (
    <li className={`panel ${styles.item}`}>
      {card?.mainImageLink ? (
        <img src={pictureAt(card.mainImageLink, 'small')} width={88} height={88} alt="" loading="lazy" />
      ) : (
        <span className={styles.blank} />
      )}
      <div>
        <h2>{card ? <a href={locale.href(card.productUrl)}>{name}</a> : name}</h2>
        {card && <Price texts={priceTexts(card, locale, tCommon)} />}
        <p className={card?.availability === 'in-stock' ? styles.good : 'quiet'}>
          {card ? (card.notSold ?? tCommon(stock[card.availability])) : t('wishEnded')}
        </p>
        <Change item={item} />
      </div>
      <AlertBoxes item={item} canAlert={canAlert} />
      <div className={`${styles.actions} ${styles.wide}`}>
        {card?.availability === 'in-stock' && (
          <Button
            busy={action.busy}
            aria-label={t('wishMoveOneName', { name })}
            onClick={() => void action.run(() => onMove(productId))}
          >
            {t('wishMoveOne')}
          </Button>
        )}
        <Button
          kind="quiet"
          busy={action.busy}
          aria-label={t('wishRemoveName', { name })}
          onClick={() => void action.run(onRemove)}
        >
          {t('wishRemove')}
        </Button>
        <FormError text={action.error} />
      </div>
    </li>
  )
}

export function WishItem(props: WishItemProps) {
  const t = useMessages('account')
  const tMore = useMessages('product-more')
  const [isRemoved, setRemoved] = useState(false)
  const action = useAction()
  const { productId, productName: name } = props.item
  const set = async (isWished: boolean) => {
    await setWished(productId, isWished)
    setRemoved(!isWished)
    showToast(tMore(isWished ? 'wishAdded' : 'wishRemoved'))
  }
  if (!isRemoved) return <Shown {...props} onRemove={() => set(false)} />
  return (
    <li className={`panel ${styles.gone}`}>
      <span className="quiet">{t('wishRemovedName', { name })}</span>
      <Button
        kind="quiet"
        autoFocus
        busy={action.busy}
        aria-label={t('wishUndoName', { name })}
        onClick={() => void action.run(() => set(true))}
      >
        {t('wishUndo')}
      </Button>
      <FormError text={action.error} />
    </li>
  )
}
