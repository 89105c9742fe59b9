// Shown instead of any page that could not be fetched: the stored products, cart and orders.

import { type ReactNode, useEffect, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../app/messages.ts'
import { pendingCount } from './components/pending-cart.ts'
import { type OfflineSnapshot, readSnapshot } from './components/snapshot.ts'
import styles from './offline-page.module.css'

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

function Stored({ products, cart, orders }: OfflineSnapshot) {
  const t = useMessages('offline')
  const { href } = useLocale()
  const { day } = useDates()
  return (
    <>
      {cart.length > 0 && (
        <List title={t('cart')}>
          {cart.map(({ name, quantity }) => (
            <li key={name}>{t('cartLine', { name, quantity })}</li>
          ))}
        </List>
      )}
      {orders.length > 0 && (
        <List title={t('orders')}>
          {orders.map(({ number, placedAt, name, items }) => (
            <li key={number}>
              <a href={href(`/dashboard/order/${number}`)}>
                {t('order', { number: String(number) })} · {day(placedAt)}
              </a>
              {t('orderLine', { name, count: items, more: items - 1 })}
            </li>
          ))}
        </List>
      )}
      {products.length > 0 && (
        <List title={t('products')}>
          {products.map(({ name, link }) => (
            <li key={link}>
              <a href={href(link)}>{name}</a>
            </li>
          ))}
        </List>
      )}
    </>
  )
}

const RETRY_MS = 5_000

/**
 * Calls once the store can be reached; returns a disposer. A browser in a network without internet reports that it is
 * online.
 */
function whenOnline(act: () => void): () => void {
  const attempt = () => {
    if (!document.hidden) fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(act, () => undefined)
  }
  const timer = setInterval(attempt, RETRY_MS)
  addEventListener('online', attempt)
  return () => {
    clearInterval(timer)
    removeEventListener('online', attempt)
  }
}

const isEmpty = ({ products, cart, orders }: OfflineSnapshot) => products.length + cart.length + orders.length === 0

export function Screen() {
  const t = useMessages('offline')
  const { moment } = useDates()
  const [snapshot, setSnapshot] = useState<OfflineSnapshot | null>(null)
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    setSnapshot(readSnapshot())
    setWaiting(pendingCount())
    return whenOnline(() => location.reload())
  }, [])
  const shown = snapshot && !isEmpty(snapshot) ? snapshot : null
  return (
    <div className={`page ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('text')}</p>
      <Button onClick={() => location.reload()}>{t('retry')}</Button>
      {waiting > 0 && <p className={styles.lead}>{t('waiting', { count: waiting })}</p>}
      {shown ? (
        <>
          <Stored {...shown} />
          <p className={`quiet ${styles.stored}`}>{t('stored', { time: moment(new Date(shown.at).toISOString()) })}</p>
        </>
      ) : (
        <p className={`quiet ${styles.lead}`}>{t('nothing')}</p>
      )}
    </div>
  )
}
