// The account's addresses, for delivery and for invoices.

import { useState } from 'react'
import type { Address } from '../../../contract/addresses/api.ts'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import type { AddressesData } from './addresses-loader.ts'
import { AddressBook } from './components/address-book.tsx'

export function Screen({ data }: { data: AddressesData }) {
  const t = useMessages('account')
  const [addresses, setAddresses] = useState(data.addresses)
  const book = (type: Address['type']) => (
    <AddressBook
      type={type}
      addresses={addresses.filter(address => address.type === type)}
      onChange={next => setAddresses([...addresses.filter(address => address.type !== type), ...next])}
      closed={type === 'billing'}
    />
  )
  return (
    <AccountFrame part="addresses" title={t('addressesTitle')}>
      <section className={styles.content}>
        <h2>{t('delivery')}</h2>
        {book('shipping')}
      </section>
      <section className={styles.content}>
        <h2>{t('billing')}</h2>
        {book('billing')}
      </section>
    </AccountFrame>
  )
}
