// Which products of a purchase list were added to the cart, and which were not and why.

import type { ListToCart } from '../../../contract/purchase-lists/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMessages } from '../app/messages.ts'
import styles from './lists.module.css'

const WHY = { ended: 'whyEnded', 'out-of-stock': 'whyOutOfStock', 'on-request': 'whyOnRequest' } as const

function AddedLine({ line }: { line: ListToCart['added'][number] }) {
  const t = useMessages('lists')
  const { money, href, marketInfo } = useLocale()
  const amount = (minor: number) => money(minor, marketInfo.currency)
  const { productName, productUrl, wanted, quantity, priceThen, unitPrice, deliverable } = line
  return (
    <li>
      <a href={href(productUrl)}>{productName}</a>
      <p className="quiet">{t('reportLine', { count: quantity, price: amount(unitPrice) })}</p>
      {quantity !== wanted && <p>{t(quantity > wanted ? 'more' : 'less', { count: wanted })}</p>}
      {unitPrice !== priceThen && <p className="quiet">{t('wasPrice', { price: amount(priceThen) })}</p>}
      {!deliverable && <p>{t('undeliverable')}</p>}
    </li>
  )
}

export function CartReport({ report, onClose }: { report: ListToCart | null; onClose(): void }) {
  const t = useMessages('lists')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const { added = [], missing = [] } = report ?? {}
  return (
    <Dialog
      open={report !== null}
      onClose={onClose}
      title={t(added.length > 0 ? 'reportTitle' : 'reportNothing')}
      closeLabel={tCommon('close')}
    >
      <div className={styles.form}>
        {added.length > 0 && (
          <ul>
            {added.map(line => (
              <AddedLine key={line.productId} line={line} />
            ))}
          </ul>
        )}
        {missing.length > 0 && (
          <>
            <h3>{t('reportMissing')}</h3>
            <ul>
              {missing.map(({ productId, productName: name, reason }) => (
                <li key={productId}>{t(WHY[reason], { name })}</li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink kind="go" href={href('/quickorder')}>
          {t('toCart')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
