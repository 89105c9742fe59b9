// Filters the audit log by record; kind and number are in the URL.

import { type FormEvent, useEffect, useState } from 'react'
import { navigate } from '../../framework/navigation.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { Filter } from '../components/list-head.tsx'

const KINDS = [
  'order',
  'return',
  'refund',
  'shipment',
  'rfq',
  'ticket',
  'customer',
  'changeSet',
  'imports',
  'payout',
  'staff',
  'key',
] as const

export function RecordFilter() {
  const t = useMessages('audit')
  const current = useQuery().get('recordId') ?? ''
  const addressWith = useQueryAddress()
  const [id, setId] = useState(current)
  useEffect(() => setId(current), [current])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    navigate(addressWith({ recordId: id.trim() || null, before: null }))
  }
  return (
    <>
      <Filter
        name="recordKind"
        label={t('record')}
        options={KINDS.map(value => ({ value, label: t(`kind-${value}`) }))}
      />
      <search>
        <form className="in find-in" onSubmit={submit}>
          <input
            type="search"
            data-find
            aria-label={t('recordId')}
            placeholder={t('recordId')}
            maxLength={200}
            value={id}
            onChange={event => setId(event.target.value)}
          />
          <button type="submit" className="sr">
            {t('search')}
          </button>
        </form>
      </search>
    </>
  )
}
