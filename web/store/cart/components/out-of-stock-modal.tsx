// The popup for an out-of-stock product: an email alert for when it is back, and similar products in stock.

import { useState } from 'react'
import { OUT_OF_STOCK_SIMILAR } from '../../../../contract/shared/paging.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useAction } from '../../../framework/use-action.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { WithMessages } from '../../../framework/with-messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { MODAL_HIDE_MS } from '../../../ui/motion-times.ts'
import { ProductCard } from '../../../ui/product-card.tsx'
import { useMessages } from '../../app/messages.ts'
import { isLoggedIn, useVisitor } from '../../app/session.ts'
import { openLogin } from '../../auth/components/open-login.ts'
import { FormError } from '../../shared/form-error.tsx'
import { cardTexts } from '../../shared/product-texts.ts'
import { setStockAlert } from '../../wishlists/components/wishes.ts'
import styles from './out-of-stock-modal.module.css'

function NotifyMe({ msn, onClose }: { msn: string; onClose(): void }) {
  const t = useMessages('product-more')
  const action = useAction()
  const visitor = useVisitor()
  const [asked, setAsked] = useState(false)
  const notify = () => {
    if (!isLoggedIn(visitor)) {
      onClose()
      openLogin({ title: t('wishNotifyLogIn') })
      return
    }
    void action.run(async () => {
      await setStockAlert(msn, true)
      setAsked(true)
    })
  }
  if (asked) return <p role="status">{t('wishNotifyOn')}</p>
  return (
    <>
      <FormError text={action.error} />
      <Button busy={action.busy} onClick={notify}>
        {t('wishNotifyMe')}
      </Button>
    </>
  )
}

function Similar({ msn }: { msn: string }) {
  const locale = useLocale()
  const t = useMessages('product-more')
  const tCommon = useMessages('common')
  const { data } = useFetch(msn, async () => {
    const query = { msn, pageSize: OUT_OF_STOCK_SIMILAR.top }
    return (await quietCall('GET /api/v1/search/similarproducts', { query })).data
  })
  if (!data || data.length === 0) return null
  return (
    <section>
      <h3>{t('oosSimilar')}</h3>
      <ul className={styles.similar}>
        {data.map(card => (
          <li key={card.msn}>
            <ProductCard texts={cardTexts(card, locale, tCommon)} module="pdp" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Content({ msn, onClose }: { msn: string; onClose(): void }) {
  const t = useMessages('product-more')
  const [open, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    setTimeout(onClose, MODAL_HIDE_MS)
  }
  return (
    <Dialog id="oosModal" open={open} onClose={close} title={t('oosTitle')} closeLabel={useMessages('common')('close')}>
      <div className={styles.content}>
        <p>{t('oosText')}</p>
        <NotifyMe msn={msn} onClose={close} />
        <Similar msn={msn} />
      </div>
    </Dialog>
  )
}

export function OutOfStockModal({ msn, onClose }: { msn: string; onClose(): void }) {
  return (
    <WithMessages namespace="product-more">
      <Content msn={msn} onClose={onClose} />
    </WithMessages>
  )
}
