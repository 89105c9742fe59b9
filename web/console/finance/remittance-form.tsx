// Uploads a carrier's remittance of collected cash.

import { useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Select } from '../components/field.tsx'
import { REMITTANCE } from './money-columns.ts'
import { MoneyFile } from './money-file.tsx'

export function RemittanceForm() {
  const t = useMessages('incoming')
  const { market } = useLocale()
  const may = useMay()
  const [chosen, setChosen] = useState('')
  // members who may not see orders type the code
  const carriers = useLoad(
    may('orders.read') ? market : null,
    async () => (await call('GET /api/admin/carriers', { query: { market } })).data.carriers,
  )
  const known = carriers.data ?? []
  const carrier = chosen || (known[0]?.code ?? '')
  return (
    <MoneyFile
      title={t('remittance')}
      layout={REMITTANCE}
      ready={carrier.trim() !== ''}
      send={async (format, csv) => {
        const body = { carrier: carrier.trim(), format, csv }
        const { unmatched, ...of } = (await call('POST /api/admin/remittances', { body })).data
        const named = unmatched.map(({ row, trackingNumber, amount, expected, reason }) => ({
          ...{ row, name: trackingNumber, amount, expected, reason },
        }))
        return { ...of, unmatched: named }
      }}
    >
      {known.length > 0 ? (
        <Select
          label={t('carrier')}
          value={carrier}
          options={known.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={setChosen}
        />
      ) : (
        <Field
          label={t('carrierCode')}
          required
          maxLength={40}
          autoComplete="off"
          value={chosen}
          onChange={event => setChosen(event.target.value)}
        />
      )}
    </MoneyFile>
  )
}
