// The addresses of the account: for delivery and for the invoice.

import { useState } from 'react'
import type { Address } from '../../../contract/addresses/api.ts'
import { AddressBook } from '../shared/address-book.tsx'
import { useText } from '../shared/store-context.ts'
import styles from './account.module.css'
import { AccountFrame } from './account-frame.tsx'
import type { AddressesData } from './account-loader.ts'

export function Screen({ data }: { data: AddressesData }) {
  const text = useText('account')
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
    <AccountFrame part="addresses" title={text('addressesTitle')}>
      <section className={styles.content}>
        <h2>{text('delivery')}</h2>
        {book('shipping')}
      </section>
      <section className={styles.content}>
        <h2>{text('billing')}</h2>
        {book('billing')}
      </section>
    </AccountFrame>
  )
}
