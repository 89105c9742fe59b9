// Rules for cash on delivery besides the limits of the market: locations, and custom fields of customers and
// companies.

import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { SettingsHead } from '../components/settings-head.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { CodAccounts } from './cod-accounts.tsx'
import { CodPlaces } from './cod-places.tsx'

export function Screen() {
  const t = useMessages('cash-on-delivery')
  const { market } = useLocale()
  const may = useMay()
  const load = useLoad(market, async () => {
    const query = { market }
    const [places, accounts] = await Promise.all([
      call('GET /api/admin/payments/codRules', { query }),
      call('GET /api/admin/payments/codAccountRules', { query }),
    ])
    return { places: places.data, accounts: accounts.data }
  })
  const { data } = load
  return (
    <div className="stack editor">
      <SettingsHead current="cash-on-delivery" />
      <p className="soft">{t('intro')}</p>
      {may('settings.read') && (
        <p className="soft">
          <a href={to('/settings', { text: 'cod.' })}>{t('marketLimits')}</a>
        </p>
      )}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!data && !load.error && <Loading />}
      {data && (
        <>
          <CodPlaces rules={data.places} onSaved={load.again} />
          <CodAccounts {...data.accounts} onAgain={load.again} onSaved={accounts => load.show({ ...data, accounts })} />
        </>
      )}
    </div>
  )
}
