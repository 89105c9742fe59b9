// The products of an order that can be returned, each with a quantity once it is chosen.

import type { Order } from '../../../contract/orders/schemas.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import styles from './return.module.css'
import type { ReturnChoice } from './use-return.ts'

interface ReturnItemsProps {
  products: Order['lines']
  choice: ReturnChoice
  error: string
}

export function ReturnItems({ products, choice, error }: ReturnItemsProps) {
  const t = useMessages('returns')
  const { day } = useDates()
  const { lines, quantityOf, choose } = choice
  return (
    <fieldset className={styles.group}>
      <legend>{t('whichProducts')}</legend>
      <ul className={styles.items}>
        {lines.map(line => {
          const product = products.find(({ lineNo }) => lineNo === line.lineNo)
          if (!product) return null
          const { productName: name, image } = product
          const quantity = quantityOf(line)
          return (
            <li key={line.lineNo}>
              {image ? <img src={image} width={64} height={64} alt="" /> : <span className={styles.blank} />}
              <div>
                <Checkbox
                  label={name}
                  checked={quantity > 0}
                  aria-invalid={error ? true : undefined}
                  onChange={event => choose(line, event.target.checked ? line.quantity : 0)}
                />
                {line.until && <p className="quiet">{t('until', { day: day(line.until) })}</p>}
                {line.kinds.length === 0 && <p className="quiet">{t('onlyFaults')}</p>}
                {line.kinds.length === 1 && <p className="quiet">{t('onlyExchange')}</p>}
                {quantity > 0 && line.quantity > 1 && (
                  <Quantity
                    value={quantity}
                    minimum={1}
                    multiple={1}
                    maximum={line.quantity}
                    labels={{
                      quantity: t('quantity', { name }),
                      less: t('less', { name }),
                      more: t('more', { name }),
                    }}
                    onChange={value => choose(line, value)}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <FormError text={error} />
    </fieldset>
  )
}
