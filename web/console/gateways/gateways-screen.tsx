// Payment gateways of the market: which are in use, with their keys, and setting them up.

import type { Gateway } from '../../../contract/gateways/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { SettingsHead } from '../components/settings-head.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { GatewayPanel } from './gateway-panel.tsx'
import { TransferPanel } from './transfer-panel.tsx'

export function Screen() {
  const t = useMessages('gateways')
  const { market } = useLocale()
  const load = useLoad(market, async () => (await call('GET /api/admin/gateways', { query: { market } })).data)
  const { data } = load
  const changed = (next: Gateway) =>
    data && load.show({ ...data, gateways: data.gateways.map(one => (one.gateway === next.gateway ? next : one)) })
  return (
    <div className="stack editor">
      <SettingsHead current="gateways" />
      <p className="soft">{t('intro')}</p>
      {data?.routed && <p className="note">{t('routed')}</p>}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!data && !load.error && <Loading />}
      {data?.gateways.map(gateway => (
        <GatewayPanel key={gateway.gateway} gateway={gateway} onChanged={changed} onReload={load.again} />
      ))}
      {data && market === 'IN' && <TransferPanel />}
    </div>
  )
}
