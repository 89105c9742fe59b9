// The account overview: figures, last orders, products to buy again, delivery address, business details, profile.

import type { ReactNode } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { AddressView } from '../addresses/components/address-view.tsx'
import { useMessages } from '../app/messages.ts'
import { NoOrders, OrderCard } from '../orders/components/order-card.tsx'
import styles from './components/account.module.css'
import { AccountFrame } from './components/account-frame.tsx'
import type { OverviewData } from './customers-loader.ts'
import { BuyAgainProducts, OverviewFigures } from './overview-figures.tsx'

interface CardProps {
  title: string
  href: string
  children: ReactNode
}

function Card({ title, href, children }: CardProps) {
  const t = useMessages('account')
  return (
    <section className={`panel ${styles.panel}`}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <a href={href} aria-label={`${t('manage')}: ${title}`}>
          {t('manage')}
        </a>
      </header>
      {children}
    </section>
  )
}

export function Screen({ data }: { data: OverviewData }) {
  const t = useMessages('account')
  const tBusiness = useMessages('business')
  const { href, marketInfo, market } = useLocale()
  const { moment } = useDates()
  const { overview, customer, orders, address, business } = data
  const phone = customer.phone && `+${marketInfo.phoneCode} ${customer.phone}`
  return (
    <AccountFrame part="overview" title={t('hello', { name: customer.firstName })}>
      {overview.ordersInAll > 0 || overview.quotes.answered > 0 ? (
        <OverviewFigures overview={overview} />
      ) : (
        <p className="quiet">{t('newCustomer')}</p>
      )}
      <header className={styles.header}>
        <h2>{t('recentOrders')}</h2>
        {orders.length > 0 && <a href={href('/dashboard/order')}>{t('allOrders')}</a>}
      </header>
      {orders.length === 0 ? (
        <NoOrders title={t('noOrders')} />
      ) : (
        orders.map(order => <OrderCard key={order.orderNumber} order={order} />)
      )}
      <BuyAgainProducts products={overview.buyAgain} />
      <div className={styles.cards}>
        <Card title={t('defaultAddress')} href={href('/dashboard/addresses')}>
          {address ? <AddressView address={address} /> : <p className="quiet">{t('noAddress')}</p>}
        </Card>
        <Card title={t('business')} href={href('/dashboard/business')}>
          {business.gstin ? (
            <p>
              <b>{business.companyName}</b>
              <br />
              {tBusiness(market === 'AE' ? 'trn' : 'gstin')} {business.gstin}
              <br />
              <span className="quiet">{t(business.isGstInvoice ? 'taxInvoice' : 'retail')}</span>
            </p>
          ) : (
            <p className="quiet">{t('noBusiness', { number: tBusiness(market === 'AE' ? 'trn' : 'gstin') })}</p>
          )}
        </Card>
        <Card title={t('profile')} href={href('/dashboard/profile')}>
          <p>
            <b>{`${customer.firstName} ${customer.lastName}`.trim()}</b>
            <br />
            {[phone, customer.email].filter(Boolean).join(' · ')}
            <br />
            <span className="quiet">{t('memberSince', { day: moment(customer.createdAt).split(',')[0] ?? '' })}</span>
          </p>
        </Card>
      </div>
    </AccountFrame>
  )
}
