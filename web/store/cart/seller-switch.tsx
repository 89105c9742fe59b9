// Switches a cart line to another seller: the button, the dialog with the sellers, and the message with undo.

import { useState } from 'react'
import type { CartItem } from '../../../contract/cart/api.ts'
import { unitPriceAt } from '../../../contract/cart/totals.rules.ts'
import type { ProductOffer } from '../../../contract/storefront/product-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { useFetch } from '../../framework/use-fetch.ts'
import { whenRendered } from '../../framework/when-rendered.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages } from '../app/messages.ts'
import { useVisitor } from '../app/session.ts'
import { FormError } from '../shared/form-error.tsx'
import { inBuyingOrder, OfferRow, OfferRows } from './components/offer-rows.tsx'
import styles from './seller-switch.module.css'
import type { CartWork, SellerSwitch } from './use-cart.ts'

interface LineProps {
  item: CartItem
  work: CartWork
}

/** The price of the line's quantity from another seller, and whether that seller has it in stock. */
function QuantityNote({ item, offer }: { item: CartItem; offer: ProductOffer }) {
  const t = useMessages('sellers')
  const { money, number } = useLocale()
  const { productQuantity: wanted } = item
  if (wanted === 1 || offer.reason !== null) return null
  const quantity = Math.min(wanted, offer.available)
  const breaks = offer.breaks.map(({ minQuantity, price }) => ({ minQuantity, priceMinor: price }))
  const { unitPriceMinor } = unitPriceAt({ unitPriceMinor: offer.price, breaks }, quantity)
  return (
    <p className="quiet">
      {offer.available < wanted
        ? t('hasOnly', { available: number(offer.available), count: number(wanted) })
        : unitPriceMinor !== offer.price &&
          t('each', { price: money(unitPriceMinor, offer.currency), count: number(quantity) })}
    </p>
  )
}

/** Focus moves to the new line, because the button was removed with the old one. */
function focusLine(offerId: number): void {
  const button = () => document.querySelector<HTMLElement>(`[data-item="${offerId}"] [data-change-seller]`)
  whenRendered(
    () => (document.querySelector('dialog[open]') ? null : button()),
    found => {
      if (document.activeElement === document.body) found.focus()
    },
  )
}

function useSellers(msn: string) {
  const pincode = useVisitor().deliveryLocation?.code
  return useFetch(`${msn} ${pincode}`, async () => {
    const answer = await quietCall('GET /api/v1/product/offers', { query: { msn, pincode } })
    return inBuyingOrder(answer.data)
  })
}

function SellerList({ item, work, onDone }: LineProps & { onDone(): void }) {
  const t = useMessages('sellers')
  const tCommon = useMessages('common')
  const { productId: msn, productName: name, productQuantity, offerId: mine } = item
  const [chosen, setChosen] = useState<number | null>(null)
  const action = useAction()
  const { state, data, again } = useSellers(msn)
  if (state === 'failed') {
    return (
      <Notice tone="bad" live actions={<Button onClick={again}>{tCommon('retry')}</Button>}>
        {t('failed')}
      </Notice>
    )
  }
  if (!data) return <Skeleton height="280px" />
  const choose = ({ offerId, sellerName }: ProductOffer) => {
    setChosen(offerId)
    void action.run(async () => {
      await work.switchOffer(item, { offerId, sellerName })
      onDone()
      focusLine(offerId)
    })
  }
  const buttonOf = (offer: ProductOffer) => {
    if (offer.offerId === mine) return <Badge tone="good">{t('current')}</Badge>
    if (offer.reason !== null) return null
    return (
      <Button busy={action.busy && chosen === offer.offerId} disabled={action.busy} onClick={() => choose(offer)}>
        {t('buyFrom', { seller: offer.sellerName })}
      </Button>
    )
  }
  return (
    <>
      <p className={`quiet ${styles.lead}`}>{t('chooseText', { count: productQuantity, name })}</p>
      <FormError text={action.error} />
      {!data.some(({ reason, offerId }) => reason === null && offerId !== mine) && (
        <p className={styles.lead}>{t('none')}</p>
      )}
      <OfferRows>
        {data.map(offer => (
          <OfferRow
            key={offer.offerId}
            msn={msn}
            offer={offer}
            note={<QuantityNote item={item} offer={offer} />}
            action={buttonOf(offer)}
          />
        ))}
      </OfferRows>
    </>
  )
}

/** Renders nothing if the product has no other offer. */
export function SwitchSeller({ item, work }: LineProps) {
  const t = useMessages('sellers')
  const tCommon = useMessages('common')
  const [open, setOpen] = useState(false)
  if (item.otherOffers === 0) return null
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        data-change-seller=""
        aria-haspopup="dialog"
        aria-label={t('changeOf', { name: item.productName })}
        onClick={() => setOpen(true)}
      >
        {t('change')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('choose')}
        closeLabel={tCommon('close')}
        shape="sheet"
      >
        {open && <SellerList item={item} work={work} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function SwitchedSeller({ done, work }: { done: SellerSwitch; work: CartWork }) {
  const t = useMessages('sellers')
  const tCart = useMessages('cart')
  const { number } = useLocale()
  const { from, to, moved } = done
  const names = { name: from.productName, seller: to.sellerName }
  return (
    <Notice
      tone="good"
      live
      actions={
        <Button kind="quiet" size="small" onClick={() => work.undoSwitch(done)}>
          {tCart('undo')}
        </Button>
      }
    >
      {moved < from.productQuantity
        ? t('switchedLess', { ...names, before: number(from.productQuantity), count: number(moved) })
        : t('switched', names)}
    </Notice>
  )
}

/** Lists the switched lines, each with an undo button. */
export function SwitchedSellers({ work }: { work: CartWork }) {
  return work.switched.map(done => <SwitchedSeller key={done.to.offerId} done={done} work={work} />)
}
