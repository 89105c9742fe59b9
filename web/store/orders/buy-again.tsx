// Adds the products of an order to the cart again, and shows the result for each line.

import { useState } from 'react'
import type { BoughtAgain } from '../../../contract/checkout/api.ts'
import type { Currency } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMessages } from '../app/messages.ts'
import { setCartCount } from '../app/session.ts'
import styles from '../customers/components/account.module.css'
import { FormError } from '../shared/form-error.tsx'

function AddedLine({ line, currency }: { line: BoughtAgain['added'][number]; currency: Currency }) {
  const t = useMessages('account')
  const { money, href } = useLocale()
  const { productName, productUrl, ordered, quantity, unitPrice, unitPriceThen } = line
  return (
    <li>
      <a href={href(productUrl)}>{productName}</a>
      <p className="quiet">{t('againQuantity', { count: quantity, price: money(unitPrice, currency) })}</p>
      {quantity < ordered && <p>{t('againLess', { count: ordered })}</p>}
      {unitPrice !== unitPriceThen && (
        <p className="quiet">{t('againPriceThen', { price: money(unitPriceThen, currency) })}</p>
      )}
    </li>
  )
}

function Result({ result, currency }: { result: BoughtAgain; currency: Currency }) {
  const t = useMessages('account')
  const { money, href } = useLocale()
  const { added, missing } = result
  return (
    <div className={styles.form}>
      {added.length > 0 && (
        <>
          <h3>{t('againAdded')}</h3>
          <ul>
            {added.map(line => (
              <AddedLine key={line.msn} line={line} currency={currency} />
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && (
        <>
          <h3>{t('againMissing')}</h3>
          <ul>
            {missing.map(({ msn, productName, alternatives }) => (
              <li key={msn}>
                {productName}
                {alternatives.length > 0 && (
                  <>
                    <p className="quiet">{t('againAlternatives')}</p>
                    <ul>
                      {alternatives.map(card => (
                        <li key={card.msn}>
                          <a href={href(card.productUrl)}>{card.productName}</a>, {money(card.salesPrice, currency)}
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink href={href('/quickorder')} kind="go">
        {t('againCart')}
      </ButtonLink>
    </div>
  )
}

export function BuyAgain({ orderNumber, currency }: { orderNumber: number; currency: Currency }) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const [result, setResult] = useState<BoughtAgain | null>(null)
  const action = useAction()
  const buy = () =>
    action.run(async () => {
      const { data } = await quietCall('POST /api/v1/checkout/duplicateOrder', { body: { orderNumber } })
      setCartCount(data.cart.noOfItems)
      setResult(data)
    })
  return (
    <div>
      <Button busy={action.busy} onClick={() => void buy()}>
        {t('buyAgain')}
      </Button>
      <FormError text={action.error} />
      <Dialog
        open={result !== null}
        onClose={() => setResult(null)}
        title={t('buyAgain')}
        closeLabel={tCommon('close')}
      >
        {result && <Result result={result} currency={currency} />}
      </Dialog>
    </div>
  )
}
