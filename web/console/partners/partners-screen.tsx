// Partners whose links open products, fill carts or log customers in, with their signing keys.

import { useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { ListHead } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { PartnerDialog } from './partner-dialog.tsx'
import { PartnerRow } from './partner-row.tsx'

export function Screen() {
  const t = useMessages('partners')
  const { market } = useLocale()
  const may = useMay()
  const load = useLoad('partners', async () => (await call('GET /api/admin/partners')).data.partners, true)
  const [open, setOpen] = useState(false)
  const shown = load.data?.filter(partner => partner.market === market)
  const done = () => {
    setOpen(false)
    load.again()
  }
  return (
    <div className="stack">
      <ListHead title={t('title')}>
        {may('partners.write') && (
          <button type="button" className="b go" onClick={() => setOpen(true)}>
            {t('new')}
          </button>
        )}
      </ListHead>
      <p className="soft">{t('intro')}</p>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {shown?.length === 0 && <EmptyState icon="link" title={t('nothing')} />}
      {shown && shown.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {shown.map(partner => (
              <PartnerRow key={partner.partnerId} partner={partner} onDone={load.again} />
            ))}
          </ul>
        </section>
      )}
      {open && <PartnerDialog onClose={() => setOpen(false)} onDone={done} />}
    </div>
  )
}
