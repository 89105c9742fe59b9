// A purchase list with its products: adding to the cart, quantities and notes, and rows of a table.

import { useState } from 'react'
import type { ListToCart } from '../../../contract/purchase-lists/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
import { setCartCount } from '../app/session.ts'
import account from '../customers/components/account.module.css'
import { FormError } from '../shared/form-error.tsx'
import { CartReport } from './cart-report.tsx'
import { CsvRows } from './csv-rows.tsx'
import { ListItem } from './list-item.tsx'
import { DeleteList, ListSettings } from './list-settings.tsx'
import styles from './lists.module.css'
import type { ListData } from './lists-loader.ts'

export function ListDetail({ data: { list, items, canRemind } }: { data: ListData }) {
  const t = useMessages('lists')
  const { href } = useLocale()
  const [report, setReport] = useState<ListToCart | null>(null)
  const action = useAction()
  const { listId } = list
  const reload = () => navigate(href(`/dashboard/purchase-lists/${listId}`), { replace: true, keepScroll: true })
  const toCart = async (productIds?: string[]) => {
    const { data } = await quietCall('POST /api/v1/purchase/addPurchaseListToCart', { body: { listId, productIds } })
    setCartCount(data.noOfItems)
    setReport(data)
  }
  return (
    <>
      <p className={styles.actions}>
        <a className={styles.link} href={href('/dashboard/purchase-lists')}>
          {t('toLists')}
        </a>
        <span className="quiet">{t('products', { count: items.length })}</span>
        {items.length > 0 && (
          <Button kind="go" busy={action.busy} onClick={() => void action.run(() => toCart())}>
            {t('addAll')}
          </Button>
        )}
      </p>
      <FormError text={action.error} />
      {items.length === 0 ? (
        <section className={`panel ${account.empty}`}>
          <h2>{t('empty')}</h2>
          <p className="quiet">{t('emptyText')}</p>
        </section>
      ) : (
        <ul className={styles.items}>
          {items.map(item => (
            <ListItem
              key={`${item.productId} ${item.quantity} ${item.note}`}
              listId={listId}
              item={item}
              onCart={productId => toCart([productId])}
              onRemoved={reload}
            />
          ))}
        </ul>
      )}
      <CsvRows name={list.name} onAdded={reload} />
      <ListSettings list={list} canRemind={canRemind} onSaved={reload} />
      <DeleteList list={list} />
      <CartReport report={report} onClose={() => setReport(null)} />
    </>
  )
}
