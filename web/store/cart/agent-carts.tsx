// Carts that our team has prepared for the customer, and who prepared the current one.

import type { Cart } from '../../../contract/cart/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useMessages } from '../app/messages.ts'
import type { OfferedCart } from './cart-loader.ts'

export function OfferedCarts({ carts }: { carts: readonly OfferedCart[] }) {
  const t = useMessages('cart')
  const { href } = useLocale()
  const { day } = useDates()
  return carts.map(({ link, agentName, note, count, expiresAt }) => (
    <Notice
      key={link}
      icon="cart"
      actions={
        <ButtonLink kind="plain" size="small" href={href(link)}>
          {t('agentOpen')}
        </ButtonLink>
      }
    >
      <p>{t('agentOffered', { name: agentName, count, day: day(expiresAt) })}</p>
      {note && <p className="quiet">{note}</p>}
    </Notice>
  ))
}

/** Who prepared the cart. */
export function AgentLine({ cart: { agentId, agentName } }: { cart: Pick<Cart, 'agentId' | 'agentName'> }) {
  const t = useMessages('cart')
  return agentId === null ? null : <p className="quiet">{t('agentOf', { name: agentName })}</p>
}
