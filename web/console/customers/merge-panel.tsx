// Merges another account of the same person into this one: found, compared, and merged with a reason.

import { useState } from 'react'
import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { Dialog } from '../components/dialog.tsx'
import { FindCustomer } from '../components/find-customer.tsx'
import { MergeForm } from './merge-form.tsx'

function MergeDialog({ row, onClose, onDone }: { row: CustomerDetail; onClose(): void; onDone(): void }) {
  const t = useMessages('customers')
  const { market } = useLocale()
  const [mergedId, setMergedId] = useState('')
  const words = {
    ...{ text: t('mergeText', { number: String(row.number) }), search: t('mergeSearch') },
    ...{ find: t('mergeFind'), nothing: t('mergeNothing') },
  }
  return (
    <Dialog title={t('merge')} onClose={onClose}>
      {mergedId === '' ? (
        <FindCustomer {...{ market, words }} exceptId={row.customerId} onChoose={setMergedId} />
      ) : (
        <MergeForm
          key={mergedId}
          keptId={row.customerId}
          mergedId={mergedId}
          onBack={() => setMergedId('')}
          onDone={() => {
            onClose()
            onDone()
          }}
        />
      )}
    </Dialog>
  )
}

export function MergePanel({ row, onDone }: { row: CustomerDetail; onDone(): void }) {
  const t = useMessages('customers')
  const [open, setOpen] = useState(false)
  return (
    <section className="panel" aria-labelledby="merging">
      <header>
        <h2 id="merging">{t('mergedFrom')}</h2>
      </header>
      <div className="in-b form">
        {row.mergedFrom.map(one => (
          <a key={one.customerId} href={to(`/customers/${one.customerId}`)}>
            {t('customerNumber', { number: String(one.number) })}
          </a>
        ))}
        <div className="acts">
          <button type="button" className="b" onClick={() => setOpen(true)}>
            {t('merge')}
          </button>
        </div>
      </div>
      {open && <MergeDialog row={row} onClose={() => setOpen(false)} onDone={onDone} />}
    </section>
  )
}
