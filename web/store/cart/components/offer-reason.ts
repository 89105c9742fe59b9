// The sentence that says why an offer cannot be bought.

import type { OfferReason } from '../../../../contract/catalog/schemas.ts'
import { useLocale } from '../../../framework/locale.ts'
import { useMessages } from '../../app/messages.ts'

const KEYS = {
  'product-ended': 'productEnded',
  'offer-ended': 'offerEnded',
  'on-request': 'onRequest',
  'out-of-stock': 'outOfStock',
  'warehouse-closed': 'warehouseClosed',
  'registration-missing': 'registration',
  'registration-not-yet-valid': 'registration',
  'registration-ended': 'registration',
  'declarations-missing': 'undeclared',
} as const satisfies Record<OfferReason, string>

/** Uses the `sellers` messages. */
export function useOfferReason() {
  const t = useMessages('sellers')
  const { marketInfo } = useLocale()
  return (reason: OfferReason, seller: string): string => t(KEYS[reason], { seller, tax: marketInfo.taxName })
}
