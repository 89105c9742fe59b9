// An exchange for another product: the product, its remaining credit and expiry, and possible actions.

import type { Return } from '../../../../contract/returns/schemas.ts'
import { useLocale } from '../../../framework/locale.ts'
import { navigate } from '../../../framework/navigation.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useAction } from '../../../framework/use-action.ts'
import { useDates } from '../../../framework/use-dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Figures } from '../../../ui/figures.tsx'
import { useMessages } from '../../app/messages.ts'
import { setCartCount } from '../../app/session.ts'
import styles from '../../customers/components/account.module.css'
import { FormError } from '../../shared/form-error.tsx'

interface ExchangeProps {
  one: Return
  onChange(changed: Return): void
}

/** Nothing of other returns. */
export function OtherProduct({ one, onChange }: ExchangeProps) {
  const t = useMessages('returns')
  const { href } = useLocale()
  const { replacement } = one
  if (!replacement) return null
  return (
    <>
      <p>
        {t('exchangeFor')}{' '}
        <a href={href(replacement.productUrl)}>
          {t('item', { name: replacement.productName, count: replacement.quantity })}
        </a>
      </p>
      <ExchangeCredit one={one} onChange={onChange} />
    </>
  )
}

function ExchangeCredit({ one, onChange }: ExchangeProps) {
  const t = useMessages('returns')
  const { money, href } = useLocale()
  const { day } = useDates()
  const buying = useAction()
  const refunding = useAction()
  const { returnNumber, credit, currency } = one
  if (!credit) return null
  const body = { returnNumber }
  const buy = () =>
    buying.run(async () => {
      const { data } = await quietCall('POST /api/v1/order/buyReplacement', { body })
      setCartCount(data.noOfItems)
      navigate(href('/quickorder'))
    })
  const refund = () =>
    refunding.run(async () => onChange((await quietCall('POST /api/v1/order/refundExchangeCredit', { body })).data))
  const rows = [
    { key: 'credit', label: t('credit'), value: money(credit.amount, currency) },
    ...(credit.used > 0 ? [{ key: 'used', label: t('creditUsed'), value: money(credit.used, currency) }] : []),
    ...(credit.refunded > 0
      ? [{ key: 'refunded', label: t('creditRefunded'), value: money(credit.refunded, currency) }]
      : []),
    { key: 'left', label: t('creditLeft'), value: money(credit.left, currency), tone: 'total' as const },
  ]
  return (
    <>
      <Figures rows={rows} />
      {credit.left > 0 && (
        <>
          <p>{t('creditText', { day: day(credit.validUntil) })}</p>
          <div className={styles.buttons}>
            <Button kind="go" busy={buying.busy} onClick={buy}>
              {t('buyReplacement')}
            </Button>
            <Button kind="quiet" busy={refunding.busy} onClick={refund}>
              {t('refundCredit')}
            </Button>
          </div>
        </>
      )}
      <FormError text={buying.error || refunding.error} />
    </>
  )
}
