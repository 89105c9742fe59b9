// Notices about a cart item, each with the actions that resolve it.

import type { CartItem, CartNotice } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import { useVisitor } from '../app/session.ts'
import { openDeliveryLocationDialog } from '../delivery/components/open-delivery-location.ts'
import { useOfferReason } from './components/offer-reason.ts'
import { promoEndedText } from './components/promo-box.tsx'
import { SwitchSeller } from './seller-switch.tsx'
import type { CartWork } from './use-cart.ts'

/** Notices that block checkout. */
const BLOCKING: ReadonlySet<CartNotice['code']> = new Set([
  'out-of-stock',
  'less-stock',
  'unavailable',
  'undeliverable',
  'place-unknown',
])

export function blockingNotices(notices: readonly CartNotice[]): CartNotice[] {
  return notices.filter(({ code }) => BLOCKING.has(code))
}

const TONES = {
  'price-up': 'warn',
  'price-down': 'good',
  'out-of-stock': 'bad',
  'less-stock': 'bad',
  unavailable: 'bad',
  undeliverable: 'bad',
  'quantity-adjusted': 'info',
  'promo-ended': 'warn',
  'place-unknown': 'bad',
} as const

/** The message of a notice. */
export function useNoticeText() {
  const locale = useLocale()
  const { money, number, marketInfo } = locale
  const t = useMessages('cart')
  const { deliveryLocation } = useVisitor()
  return (notice: CartNotice): string => {
    const { code, productName, before, now } = notice
    const amounts = { before: money(before ?? 0), now: money(now ?? 0) }
    const counts = { before: number(before ?? 0), now: number(now ?? 0) }
    const name = marketInfo.placeKind === 'pincode' ? deliveryLocation?.code : deliveryLocation?.name
    switch (code) {
      case 'price-up':
        return t('priceUp', amounts)
      case 'price-down':
        return t('priceDown', amounts)
      case 'out-of-stock':
        return t('outOfStock')
      case 'less-stock':
        return t('lessStock', counts)
      case 'unavailable':
        return t('unavailable')
      case 'undeliverable':
        return t('undeliverable', { place: name ?? '' })
      case 'quantity-adjusted':
        return t('quantityAdjusted', counts)
      case 'place-unknown':
        return t(marketInfo.placeKind === 'pincode' ? 'pincodeUnknown' : 'emirateUnknown', { place: productName })
      case 'promo-ended':
        return promoEndedText(notice, t, locale)
    }
  }
}

interface ActionsProps {
  notice: CartNotice
  item: CartItem
  work: CartWork
}

/** A search for the first words of the name: the kind of product, without sizes. */
const similarTo = ({ productName }: CartItem) => `/search?str=${encodeURIComponent(productName.split(/[,(]/)[0] ?? '')}`

function Actions({ notice, item, work }: ActionsProps) {
  const t = useMessages('cart')
  const { href, marketInfo, number } = useLocale()
  const small = { kind: 'plain', size: 'small' } as const
  const removeButton = (
    <Button {...small} onClick={() => work.remove(item)}>
      {t('remove')}
    </Button>
  )
  switch (notice.code) {
    case 'less-stock': {
      const most = Math.floor((notice.now ?? 0) / item.quantityMultiple) * item.quantityMultiple
      return (
        <>
          {most >= item.minQuantity && (
            <Button {...small} onClick={() => work.setQuantity(item, most)}>
              {t('take', { count: number(most) })}
            </Button>
          )}
          <SwitchSeller item={item} work={work} />
          {removeButton}
        </>
      )
    }
    case 'out-of-stock':
    case 'unavailable':
      return (
        <>
          <SwitchSeller item={item} work={work} />
          {removeButton}
          <ButtonLink {...small} href={href(similarTo(item))}>
            {t('similar')}
          </ButtonLink>
        </>
      )
    case 'undeliverable':
      return (
        <>
          <SwitchSeller item={item} work={work} />
          <Button {...small} onClick={openDeliveryLocationDialog}>
            {t(marketInfo.placeKind === 'pincode' ? 'changePincode' : 'changeEmirate')}
          </Button>
          {removeButton}
        </>
      )
    default:
      return (
        <Button {...small} onClick={() => work.dismiss([notice.key])}>
          {t('ok')}
        </Button>
      )
  }
}

/** Problems with the whole cart: its delivery location. */
export function PlaceNotice({ work }: { work: CartWork }) {
  const t = useMessages('cart')
  const { marketInfo } = useLocale()
  const textOf = useNoticeText()
  const notice = work.cart.notices.find(({ code }) => code === 'place-unknown')
  if (!notice) return null
  const action = (
    <Button kind="plain" size="small" onClick={openDeliveryLocationDialog}>
      {t(marketInfo.placeKind === 'pincode' ? 'changePincode' : 'changeEmirate')}
    </Button>
  )
  return (
    <Notice tone={TONES[notice.code]} live actions={action}>
      {textOf(notice)}
    </Notice>
  )
}

export function ItemNotices({ item, work }: { item: CartItem; work: CartWork }) {
  const t = useMessages('sellers')
  const textOf = useNoticeText()
  const reasonOf = useOfferReason()
  const mine = work.cart.notices.filter(
    ({ offerId, code, seen }) => offerId === item.offerId && (!seen || BLOCKING.has(code)),
  )
  // Blocking notices come first.
  const sorted = [...blockingNotices(mine), ...mine.filter(({ code }) => !BLOCKING.has(code))]
  return sorted.map(notice => (
    <Notice
      key={notice.key}
      tone={TONES[notice.code]}
      live
      actions={<Actions notice={notice} item={item} work={work} />}
    >
      {item.reason && BLOCKING.has(notice.code)
        ? `${reasonOf(item.reason, item.sellerName)} ${t('notIncluded')}`
        : textOf(notice)}
    </Notice>
  ))
}
