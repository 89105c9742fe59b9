// Carts that staff put together for customers, and how long items stay in carts.

import { type FormEvent, useState } from 'react'
import type { AgentCart } from '../../../contract/cart/agent-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Problem } from '../components/field.tsx'
import { ListHead } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { CartDialog } from './cart-dialog.tsx'

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

/** How many days after its last change an item leaves a cart. */
function ItemDays() {
  const t = useMessages('carts')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const load = useLoad('cartRules', async () => (await call('GET /api/admin/cartRules')).data)
  const [typed, setTyped] = useState<string | null>(null)
  const present = load.data?.find(rule => rule.market === market)?.itemDays
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const body = { market, itemDays: Number(typed) }
    if ((await run(() => call('POST /api/admin/cartRules', { body }))) === undefined) return
    showToast(t('saved'))
    setTyped(null)
    load.again()
  }
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (present === undefined) return <Loading />
  return (
    <section className="panel" aria-labelledby="item-days">
      <header>
        <h2 id="item-days">{t('itemDays')}</h2>
      </header>
      <form className="form in-b" onSubmit={save}>
        <Field
          label={t('itemDaysLabel')}
          hint={t('itemDaysHint')}
          type="number"
          required
          min={0}
          max={3650}
          value={typed ?? String(present)}
          onChange={event => setTyped(event.target.value)}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b" disabled={busy || typed === null || typed === String(present)}>
            {t('save')}
          </button>
        </div>
      </form>
    </section>
  )
}

export function Screen() {
  const t = useMessages('carts')
  const { market } = useLocale()
  const load = useLoad(market, async () => (await call('GET /api/admin/carts', { query: { market } })).data, true)
  const [open, setOpen] = useState(false)
  const made = (cart: AgentCart) => {
    setOpen(false)
    load.again()
    void navigator.clipboard.writeText(cart.url).then(
      () => showToast(t('madeCopied')),
      () => showToast(t('made')),
    )
  }
  return (
    <div className="stack">
      <ListHead title={t('title')}>
        <button type="button" className="b go" onClick={() => setOpen(true)}>
          {t('new')}
        </button>
      </ListHead>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && <EmptyState icon="cart" title={t('nothing')} />}
      {load.data && load.data.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {load.data.map(cart => (
              <CartRow key={cart.agentCartId} cart={cart} onDone={load.again} />
            ))}
          </ul>
        </section>
      )}
      <ItemDays />
      {open && <CartDialog onClose={() => setOpen(false)} onMade={made} />}
    </div>
  )
}
