// Uploads a settlement file of a gateway.

import { useState } from 'react'
import type { SETTLEMENT_GATEWAYS } from '../../../contract/ledger/settlements-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { Select } from '../components/field.tsx'
import { SETTLEMENT } from './money-columns.ts'
import { MoneyFile } from './money-file.tsx'

type Gateway = (typeof SETTLEMENT_GATEWAYS)[number]
const GATEWAYS: Readonly<Record<Market, readonly Gateway[]>> = {
  IN: ['razorpay', 'payu', 'test'],
  AE: ['stripe', 'test'],
}

export function SettlementForm() {
  const t = useMessages('incoming')
  const { market } = useLocale()
  const [gateway, setGateway] = useState<Gateway>(GATEWAYS[market][0] ?? 'test')
  return (
    <MoneyFile
      title={t('settlement')}
      layout={SETTLEMENT}
      ready
      send={async (format, csv) => {
        const { unmatched, ...of } = (await call('POST /api/admin/settlements', { body: { gateway, format, csv } }))
          .data
        const named = unmatched.map(({ row, kind, reference, amount, reason }) => ({
          ...{ row, name: `${kind} ${reference}`, amount, expected: null, reason },
        }))
        return { ...of, unmatched: named }
      }}
    >
      <Select<Gateway>
        label={t('gateway')}
        value={gateway}
        options={GATEWAYS[market].map(value => ({ value, label: t(`gateway-${value}`) }))}
        onChange={setGateway}
      />
    </MoneyFile>
  )
}
