// Deliveries of a webhook, newest first: filtered by state, in pages, and resent.

import { useCallback, useState } from 'react'
import { DELIVERY_STATES, type DeliveryState } from '../../../contract/webhooks/kinds.rules.ts'
import type { WebhookDelivery } from '../../../contract/webhooks/schemas.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { usePoll } from '../app/use-poll.ts'
import { Filter } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

interface Page {
  deliveries: readonly WebhookDelivery[]
  next: number | null
}

function usePage(webhookId: string): Load<Page> {
  const query = useQuery()
  const state: DeliveryState | undefined = DELIVERY_STATES.find(one => one === query.get('state'))
  const before = /^[1-9]\d{0,14}$/.test(query.get('before') ?? '') ? Number(query.get('before')) : undefined
  const sent = { params: { webhookId }, query: { state, before } }
  return useLoad(
    JSON.stringify(sent),
    async () => (await call('GET /api/admin/webhooks/{webhookId}/deliveries', sent)).data,
    true,
  )
}

interface Watching {
  page: Load<Page>
  /** Reloads the page, repeatedly while this delivery is pending. */
  watch(deliveryId: number): void
  again(): void
}

/** The page of deliveries in the URL; `onChanged` reloads dependent data. */
export function useDeliveries(webhookId: string, onChanged: () => void): Watching {
  const page = usePage(webhookId)
  const [watched, setWatched] = useState<ReadonlySet<number>>(new Set())
  const loadPage = page.again
  const again = useCallback(() => {
    loadPage()
    onChanged()
  }, [loadPage, onChanged])
  usePoll(page.data?.deliveries.some(one => one.underWay && watched.has(one.deliveryId)) ?? false, again)
  const watch = (deliveryId: number) => {
    setWatched(before => new Set([...before, deliveryId]))
    again()
  }
  return { page, watch, again }
}

interface RowsProps extends Watching {
  webhookId: string
}

function Rows({ webhookId, page, watch }: RowsProps) {
  const t = useMessages('webhooks')
  const pager = usePager(page.data?.next ? String(page.data.next) : null)
  if (page.error) return <Failed error={page.error} onRetry={page.again} />
  if (!page.data) return <Loading />
  const { deliveries } = page.data
  return (
    <>
      {deliveries.length === 0 ? (
        <EmptyState icon="inbox" title={t('noDelivery')} />
      ) : (
        <ul className="rows">
          {deliveries.map(delivery => (
            <DeliveryRow key={delivery.deliveryId} webhookId={webhookId} delivery={delivery} onRetried={watch} />
          ))}
        </ul>
      )}
      <PagerButtons pager={pager} />
    </>
  )
}

export function Deliveries(props: RowsProps) {
  const t = useMessages('webhooks')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { webhookId, page, again } = props
  return (
    <section className="panel" aria-label={t('deliveries')} aria-busy={page.busy && !page.data}>
      <header>
        <h2>{t('deliveries')}</h2>
      </header>
      <div className="in-b form">
        <div className="acts">
          <Filter
            name="state"
            label={t('state')}
            options={DELIVERY_STATES.map(value => ({ value, label: t(`delivery-${value}`) }))}
          />
          <button type="button" className="b" onClick={again}>
            {t('update')}
          </button>
          {may('webhooks.write') && (
            <button type="button" className="b" onClick={() => setOpen(true)}>
              {t('replay')}
            </button>
          )}
        </div>
        <Rows {...props} />
      </div>
      {open && <ReplayDialog webhookId={webhookId} onClose={() => setOpen(false)} onDone={again} />}
    </section>
  )
}
