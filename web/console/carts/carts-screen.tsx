// Carts that staff put together for customers, and how long items stay in carts.

import { useState } from 'react'
import { AGENT_CART_STATES } from '../../../contract/cart/agent.rules.ts'
import type { AgentCart } from '../../../contract/cart/agent-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { ListExport } from '../components/list-export.tsx'
import { DaysFilter, Filter, ListHead, Views } from '../components/list-head.tsx'
import { RowList } from '../components/row-list.tsx'
import { CartDialog } from './cart-dialog.tsx'
import { useCartParts } from './cart-parts.ts'
import { ItemDays } from './item-days.tsx'

function CartRow({ cart, onDone }: { cart: AgentCart; onDone(): void }) {
  const t = useMessages('carts')
  const { moment } = useDates()
  const { busy, problem, run } = useAct()
  const { agentCartId, state, agentName, customerName, note, createdAt, expiresAt, takenAt, items } = cart
  const copy = () =>
    navigator.clipboard.writeText(cart.url).then(
      () => showToast(t('copied')),
      () => showToast(t('notCopied')),
    )
  const withdraw = async () => {
    const params = { agentCartId }
    const write = () => call('POST /api/admin/carts/{agentCartId}/withdraw', { params, body: {} })
    if ((await run(write)) === undefined) return
    showToast(t('withdrawnNow'))
    onDone()
  }
  const times = {
    open: t('until', { time: moment(expiresAt) }),
    taken: takenAt ? t('takenAt', { time: moment(takenAt) }) : '',
    expired: t('expiredAt', { time: moment(expiresAt) }),
    withdrawn: '',
  }
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{customerName ?? t('anyone')}</b> <span className="tag">{t(state)}</span>
        </span>
        <small>{items.map(item => `${item.productQuantity} × ${item.productName}`).join(' · ')}</small>
        <small>
          {[t('by', { name: agentName, time: moment(createdAt) }), times[state]].filter(Boolean).join(' · ')}
        </small>
        {note && <p className="note">{note}</p>}
        <Problem text={problem} />
      </div>
      {state === 'open' && (
        <div className="acts">
          <button type="button" className="b sm" onClick={copy}>
            {t('copy')}
          </button>
          <button type="button" className="b sm" disabled={busy} onClick={withdraw}>
            {t('withdraw')}
          </button>
        </div>
      )}
    </li>
  )
}

const OWNERS = ['account', 'anyone'] as const

/** The query of the URL as input of the call. */
function useFilter() {
  const { market } = useLocale()
  const query = useQuery()
  return {
    market,
    state: AGENT_CART_STATES.find(one => one === query.get('state')),
    madeFor: OWNERS.find(one => one === query.get('for')),
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? undefined,
  }
}

function useViews(state: AgentCart['state'] | undefined) {
  const t = useMessages('carts')
  const all = { label: t('all'), href: to('/carts'), current: state === undefined }
  return [
    all,
    ...AGENT_CART_STATES.map(one => ({ label: t(one), href: to('/carts', { state: one }), current: one === state })),
  ]
}

export function Screen() {
  const t = useMessages('carts')
  const filter = useFilter()
  const parts = useCartParts('made')
  const views = useViews(filter.state)
  const before = useQuery().get('before') ?? undefined
  const page = useLoad(
    JSON.stringify([filter, before]),
    async () => {
      const { carts, next } = (await call('GET /api/admin/carts', { query: { ...filter, before } })).data
      return { rows: carts, next }
    },
    true,
  )
  const [open, setOpen] = useState(false)
  const made = (cart: AgentCart) => {
    setOpen(false)
    page.again()
    void navigator.clipboard.writeText(cart.url).then(
      () => showToast(t('madeCopied')),
      () => showToast(t('made')),
    )
  }
  return (
    <div className="stack">
      <ListHead saved title={t('title')}>
        <ListExport path="/api/admin/carts.csv" query={filter} />
        <button type="button" className="b go" onClick={() => setOpen(true)}>
          {t('new')}
        </button>
      </ListHead>
      <Views views={parts} label={t('lists')} />
      <Views views={views} label={t('state')} />
      <div className="tools">
        <Filter name="for" label={t('for')} options={OWNERS.map(value => ({ value, label: t(`for-${value}`) }))} />
        <DaysFilter />
      </div>
      <RowList
        label={t('title')}
        page={page}
        empty={{ icon: 'cart', title: t('nothing') }}
        row={cart => <CartRow key={cart.agentCartId} cart={cart} onDone={page.again} />}
      />
      <ItemDays />
      {open && <CartDialog onClose={() => setOpen(false)} onMade={made} />}
    </div>
  )
}
