// Merges another account of the same person into this one: found, compared, and merged with a reason.

import { type FormEvent, useState } from 'react'
import type { CustomerDetail, CustomerListed } from '../../../contract/customer-desk/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { MergeForm } from './merge-form.tsx'

const FOUND = 8
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The customers that a text names as in the list, or the one whose id it is. */
async function find(market: CustomerListed['market'], text: string): Promise<CustomerListed[]> {
  if (!UUID.test(text))
    return (await call('GET /api/admin/customers', { query: { market, text, limit: FOUND } })).data.customers
  const { data } = await call('GET /api/admin/customers/{customerId}', { params: { customerId: text.toLowerCase() } })
  return [data]
}

function Search({ row, onChoose }: { row: CustomerDetail; onChoose(customerId: string): void }) {
  const t = useMessages('customers')
  const { market } = useLocale()
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const found = useLoad(wanted, () => find(market, wanted ?? ''))
  const others = found.data?.filter(({ customerId }) => customerId !== row.customerId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWanted(text.trim() || null)
  }
  return (
    <form className="form" onSubmit={submit}>
      <p>{t('mergeText', { number: String(row.number) })}</p>
      <Field
        label={t('mergeSearch')}
        hint={t(market === 'AE' ? 'searchLabelUae' : 'searchLabel')}
        maxLength={100}
        required
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className="acts">
        <button type="submit" className="b">
          {t('mergeFind')}
        </button>
      </div>
      {found.error && <Failed error={found.error} onRetry={found.again} />}
      {wanted && !found.data && !found.error && <Loading />}
      {others?.length === 0 && <p className="soft">{t('mergeNothing')}</p>}
      {others && others.length > 0 && (
        <ul className="list">
          {others.map(one => (
            <li key={one.customerId}>
              <button type="button" className="b" onClick={() => onChoose(one.customerId)}>
                {[one.number, one.company || one.name, one.phone || one.email].filter(Boolean).join(' · ')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function MergeDialog({ row, onClose, onDone }: { row: CustomerDetail; onClose(): void; onDone(): void }) {
  const t = useMessages('customers')
  const [mergedId, setMergedId] = useState('')
  return (
    <Dialog title={t('merge')} onClose={onClose}>
      {mergedId === '' ? (
        <Search row={row} onChoose={setMergedId} />
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
