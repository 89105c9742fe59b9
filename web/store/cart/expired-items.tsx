// Items that were removed from the cart because it had not been changed for a long time, with a way to put them back.

import type { Cart } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import type { CartWork } from './use-cart.ts'

type Expired = Cart['expiredItems'][number]

/** Lines per call; the API accepts a hundred. */
const MAX_LINES = 100

const lineOf = ({ productId, offerId, productQuantity }: Expired) => ({ productId, offerId, productQuantity })

export function ExpiredItems({ work }: { work: CartWork }) {
  const t = useMessages('cart')
  const { href, number } = useLocale()
  const { expiredItems } = work.cart
  if (expiredItems.length === 0) return null
  const back = expiredItems.filter(({ buyable }) => buyable)
  const putBack = (items: readonly Expired[]) => {
    work.add(items.slice(0, MAX_LINES).map(lineOf)).catch(work.tellFailure)
  }
  const small = { kind: 'plain', size: 'small', busy: work.busy } as const
  return (
    <Notice
      live
      actions={
        <>
          {back.length > 1 && (
            <Button {...small} onClick={() => putBack(back)}>
              {t('putAllBack')}
            </Button>
          )}
          <Button {...small} onClick={() => work.dismiss(expiredItems.map(({ key }) => key))}>
            {t('ok')}
          </Button>
        </>
      }
    >
      <p>{t('expired', { count: expiredItems.length })}</p>
      <ul>
        {expiredItems.map(item => (
          <li key={item.key}>
            {number(item.productQuantity)} × <a href={href(item.productUrl)}>{item.productName}</a>{' '}
            {item.buyable ? (
              <Button
                kind="quiet"
                size="small"
                busy={work.busy}
                aria-label={t('putBackName', { name: item.productName })}
                onClick={() => putBack([item])}
              >
                {t('putBack')}
              </Button>
            ) : (
              <span className="quiet">{t('outOfStock')}</span>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
