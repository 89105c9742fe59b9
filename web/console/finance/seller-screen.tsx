// One seller: registrations, details, bank accounts, and notes.

import { useState } from 'react'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Annotations } from '../components/annotations.tsx'
import { Icon } from '../components/icon.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { SellerDialog } from './seller-dialog.tsx'
import { SellerRow, useAccounts } from './seller-row.tsx'

export function Screen({ parts: [sellerCode = ''] }: { parts: readonly string[] }) {
  const t = useMessages('finance')
  const [open, setOpen] = useState(false)
  const load = useLoad(
    sellerCode,
    async () => (await call('GET /api/admin/catalog/sellers/{sellerCode}', { params: { sellerCode } })).data,
  )
  const seller = load.data
  const { accounts, setAccount } = useAccounts(seller?.market ?? null)
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!seller) return <Loading />
  return (
    <div className="stack">
      <nav className="crumb" aria-label={t('path')}>
        <a href={to('/finance')}>{t('title')}</a>
        <Icon name="right" />
        <a href={to('/finance/sellers')}>{t('view-sellers')}</a>
      </nav>
      <div className="head">
        <h1 className="grow">{seller.legalName}</h1>
      </div>
      {accounts.error && <Failed error={accounts.error} onRetry={accounts.again} />}
      <section className="panel" aria-label={seller.legalName}>
        <ul className="rows in-b">
          <SellerRow
            isOwnPage
            seller={seller}
            accounts={accounts.data}
            onOpen={() => setOpen(true)}
            onAccount={setAccount}
          />
        </ul>
      </section>
      <Annotations recordKind="seller" recordId={seller.sellerCode} />
      {open && (
        <SellerDialog
          seller={seller}
          onClose={() => setOpen(false)}
          onTaken={load.show}
          onSaved={next => {
            load.show(next)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
