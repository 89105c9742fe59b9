// Finds another account of a market: by number, name, company, contact or tax number, with masked contacts.

import { type FormEvent, useState } from 'react'
import type { CustomerListed } from '../../../contract/customer-desk/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Field } from './field.tsx'
import { Failed, Loading } from './states.tsx'

const FOUND = 8

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The customers that match a text as in the list, or the one with this id. */
async function find(market: Market, text: string): Promise<CustomerListed[]> {
  if (!UUID.test(text))
    return (await call('GET /api/admin/customers', { query: { market, text, limit: FOUND } })).data.customers
  const { data } = await call('GET /api/admin/customers/{customerId}', { params: { customerId: text.toLowerCase() } })
  return [data]
}

interface FindCustomerProps {
  market: Market
  /** The account that is not offered. */
  exceptId: string
  /** Texts: purpose, field, button, and no result. */
  words: { text: string; search: string; find: string; nothing: string }
  onChoose(customerId: string): void
}

export function FindCustomer({ market, exceptId, words, onChoose }: FindCustomerProps) {
  const t = useMessages('customers')
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const found = useLoad(wanted, () => find(market, wanted ?? ''))
  const others = found.data?.filter(({ customerId }) => customerId !== exceptId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWanted(text.trim() || null)
  }
  return (
    <form className="form" onSubmit={submit}>
      <p>{words.text}</p>
      <Field
        label={words.search}
        hint={t(market === 'AE' ? 'searchLabelUae' : 'searchLabel')}
        maxLength={100}
        required
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className="acts">
        <button type="submit" className="b">
          {words.find}
        </button>
      </div>
      {found.error && <Failed error={found.error} onRetry={found.again} />}
      {wanted && !found.data && !found.error && <Loading />}
      <div role="status">{others?.length === 0 && <p className="soft">{words.nothing}</p>}</div>
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
