// The lines of an order that is edited: quantities and prices, removing and undoing, and a product found by its number.

import { type KeyboardEvent, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem } from '../components/field.tsx'
import { LinePrice, PriceField } from './edit-price.tsx'
import { type EditDraft, type EditProduct, openOf } from './edit-request.ts'

/** Maximum accepted by the call. */
const MAX_QUANTITY = 9999

interface StepperProps {
  name: string
  value: number
  least: number
  onChange(value: number): void
}

function Stepper({ name, value, least, onChange }: StepperProps) {
  const t = useMessages('orders')
  const set = (next: number) => {
    if (Number.isInteger(next) && next >= least && next <= MAX_QUANTITY) onChange(next)
  }
  return (
    <div className="stepper">
      <button
        type="button"
        className="b sq"
        aria-label={t('oneLess', { product: name })}
        disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <input
        className="ctl"
        type="number"
        inputMode="numeric"
        aria-label={t('quantityOf', { product: name })}
        min={least}
        max={MAX_QUANTITY}
        value={value}
        onChange={event => set(Number(event.target.value))}
      />
      <button
        type="button"
        className="b sq"
        aria-label={t('oneMore', { product: name })}
        disabled={value >= MAX_QUANTITY}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </div>
  )
}

interface DraftProps {
  order: StaffOrder
  draft: EditDraft
  onChange(draft: EditDraft): void
}

function LineRow({
  line,
  currency,
  draft,
  onChange,
}: Pick<DraftProps, 'draft' | 'onChange'> & { line: StaffOrder['lines'][number]; currency: StaffOrder['currency'] }) {
  const t = useMessages('orders')
  const may = useMay()
  const { money } = useLocale()
  const before = openOf(line)
  const now = draft.quantities[line.lineNo] ?? before
  const { productName, partNumber, lineNo, unitPrice, orderedUnitPrice } = line
  const wanted = draft.prices[lineNo]
  const setPrice = (next: number | null) => {
    const { [lineNo]: _before, ...others } = draft.prices
    onChange({ ...draft, prices: next === unitPrice ? others : { ...others, [lineNo]: next } })
  }
  const was = wanted === undefined ? orderedUnitPrice : unitPrice
  const set = (quantity: number) => onChange({ ...draft, quantities: { ...draft.quantities, [lineNo]: quantity } })
  const undo = () => {
    const { [lineNo]: _price, ...prices } = draft.prices
    onChange({ ...draft, prices, quantities: { ...draft.quantities, [lineNo]: before } })
  }
  return (
    <li>
      <div className="grow">
        <p className="cut">{productName}</p>
        <small className="sub">
          {[partNumber, now !== before && t('wasPieces', { count: before })].filter(Boolean).join(' · ')}
          {was !== null && ` · ${t('wasPrice', { amount: money(was, currency) })}`}
        </small>
      </div>
      {may('orders.price') && now > 0 && (
        <LinePrice line={line} currency={currency} wanted={wanted} onChange={setPrice} />
      )}
      <Stepper name={productName} value={now} least={0} onChange={set} />
      {now === before && wanted === undefined ? (
        <button
          type="button"
          className="b"
          aria-label={`${t('remove')} ${productName}`}
          disabled={before === 0}
          onClick={() => set(0)}
        >
          {t('remove')}
        </button>
      ) : (
        <button type="button" className="b" aria-label={`${t('undo')} ${productName}`} onClick={undo}>
          {t('undo')}
        </button>
      )}
    </li>
  )
}

/** The existing and added lines of the order, each with its quantity. */
export function EditQuantities({ order, draft, onChange }: DraftProps) {
  const t = useMessages('orders')
  const may = useMay()
  return (
    <ul className="edit-lines">
      {order.lines.map(line => (
        <LineRow key={line.lineNo} line={line} currency={order.currency} draft={draft} onChange={onChange} />
      ))}
      {draft.added.map(one => {
        const { product, quantity } = one
        const others = draft.added.filter(other => other !== one)
        const put = (change: Partial<typeof one>) =>
          onChange({ ...draft, added: draft.added.map(other => (other === one ? { ...one, ...change } : other)) })
        return (
          <li key={product.productId}>
            <div className="grow">
              <p className="cut">{product.productName}</p>
              <small className="sub">
                {product.partNumber} · {t('addedLine')}
              </small>
            </div>
            {may('orders.price') && (
              <PriceField
                name={product.productName}
                currency={order.currency}
                value={one.unitPrice ?? product.price}
                onChange={unitPrice => put({ unitPrice })}
              />
            )}
            <Stepper name={product.productName} value={quantity} least={1} onChange={next => put({ quantity: next })} />
            <button
              type="button"
              className="b"
              aria-label={`${t('undo')} ${product.productName}`}
              onClick={() => onChange({ ...draft, added: others })}
            >
              {t('undo')}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function FoundProducts({ products, onAdd }: { products: readonly EditProduct[]; onAdd(product: EditProduct): void }) {
  const t = useMessages('orders')
  const { money } = useLocale()
  if (products.length === 0) return <p role="status">{t('noSuchProduct')}</p>
  return (
    <ul className="edit-lines">
      {products.map(product => (
        <li key={product.productId}>
          <div className="grow">
            <p className="cut">{product.productName}</p>
            <small className="sub">
              {[product.brand, product.partNumber, product.seller].filter(Boolean).join(' · ')} ·{' '}
              {money(product.price, product.currency)} · {t('availablePieces', { count: product.available })}
            </small>
          </div>
          <button
            type="button"
            className="b"
            aria-label={`${t('add')} ${product.productName}`}
            disabled={product.available === 0}
            onClick={() => onAdd(product)}
          >
            {t('add')}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Finds a product by MSN or part number and adds it. */
export function ProductPicker({ order, draft, onChange }: DraftProps) {
  const t = useMessages('orders')
  const { busy, problem, run } = useAct()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly EditProduct[] | null>(null)
  const find = async () => {
    if (text.trim() === '') return
    const params = { orderNumber: order.orderNumber }
    const reply = await run(() =>
      call('GET /api/admin/orders/{orderNumber}/edit/products', { params, query: { text: text.trim() } }),
    )
    if (reply) setFound(reply.data.products)
  }
  const add = (product: EditProduct) => {
    const added = draft.added.filter(({ product: other }) => other.productId !== product.productId)
    onChange({ ...draft, added: [...added, { product, quantity: product.smallest }] })
    setFound(null)
    setText('')
  }
  // the surrounding form is submitted by its own button
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void find()
  }
  return (
    <fieldset className="edit-add">
      <legend>{t('addProduct')}</legend>
      <div className="with-button">
        <Field
          label={t('msnOrPart')}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="b" disabled={busy || text.trim() === ''} onClick={find}>
          {t('find')}
        </button>
      </div>
      <Problem text={problem} />
      {found && <FoundProducts products={found} onAdd={add} />}
    </fieldset>
  )
}
