// A quotation: a price for each product, how long it is valid, and when it can be delivered.

import { type FormEvent, useState } from 'react'
import type { StaffRfq } from '../../../contract/rfq/staff-api.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { randomId } from '../../framework/api/browser-storage.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import type { Load } from '../app/use-load.ts'
import { Field, Problem, TextArea } from '../components/field.tsx'
import { Icon } from '../components/icon.tsx'
import { minorOf, typedOf } from '../components/minor.ts'

interface Line {
  /** Key of a form line. */
  id: string
  msn: string
  quantity: string
  unitPrice: string
}
interface Entered {
  idempotencyKey: string
  lines: Line[]
  validDays: string
  deliveryDays: string
  note: string
}

const emptyLine = (): Line => ({ id: randomId(), msn: '', quantity: '', unitPrice: '' })

/** The newest quotation to be changed, or the product that the request names. */
function begin(row: StaffRfq): Entered {
  const quoted = row.quote?.lines.map(({ msn, quantity, unitPrice }) => ({
    ...{ id: randomId(), msn, quantity: String(quantity), unitPrice: typedOf(unitPrice) },
  }))
  const first = { ...emptyLine(), msn: row.msn ?? '', quantity: String(row.quantity) }
  return {
    idempotencyKey: randomId(),
    lines: quoted ?? [first],
    validDays: '14',
    deliveryDays: String(row.quote?.deliveryDays ?? 7),
    note: row.quote?.note ?? '',
  }
}

interface LineFieldsProps {
  line: Line
  currency: string
  onChange(line: Line): void
  onRemove?: () => void
}

function LineFields({ line, currency, onChange, onRemove }: LineFieldsProps) {
  const t = useMessages('quotes')
  const wrong = line.unitPrice !== '' && !minorOf(line.unitPrice)
  return (
    <div className="ship-form">
      <Field
        label={t('msn')}
        required
        maxLength={11}
        autoComplete="off"
        value={line.msn}
        onChange={event => onChange({ ...line, msn: event.target.value })}
      />
      <Field
        label={t('quantity')}
        type="number"
        required
        min={1}
        max={1_000_000}
        value={line.quantity}
        onChange={event => onChange({ ...line, quantity: event.target.value })}
      />
      <Field
        label={t('unitPrice', { currency })}
        error={wrong ? t('priceInvalid') : ''}
        inputMode="decimal"
        required
        autoComplete="off"
        value={line.unitPrice}
        onChange={event => onChange({ ...line, unitPrice: event.target.value })}
      />
      {onRemove && (
        <button type="button" className="b sq" aria-label={t('removeLine')} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

function useQuote(row: StaffRfq, load: Load<StaffRfq>) {
  const t = useMessages('quotes')
  const act = useAct()
  const [initial] = useState(() => begin(row))
  const draft = useDraft<Entered>(`quote-${row.rfqNumber}`, initial)
  const { lines, validDays, deliveryDays, note, idempotencyKey } = draft.value
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const priced = lines.flatMap(({ msn, quantity, unitPrice }) => {
      const minor = minorOf(unitPrice)
      return minor ? [{ msn, quantity: Number(quantity), unitPrice: minor }] : []
    })
    if (priced.length < lines.length) return
    const body = {
      idempotencyKey,
      lines: priced,
      validDays: Number(validDays),
      deliveryDays: Number(deliveryDays),
      note,
    }
    const params = { rfqNumber: row.rfqNumber }
    const reply = await act.run(() => call('POST /api/admin/rfq/{rfqNumber}/quote', { params, body }))
    if (!reply) return
    draft.drop()
    load.show(reply.data)
    showToast(t('sent'))
  }
  /** After a rejection the form may be changed and sent again: under another key. */
  const change = (changes: Partial<Entered>) => draft.set({ ...draft.value, ...changes, idempotencyKey: randomId() })
  return { ...act, entered: draft.value, change, send }
}

function Terms({ entered, onChange }: { entered: Entered; onChange(changes: Partial<Entered>): void }) {
  const t = useMessages('quotes')
  const { validDays, deliveryDays } = entered
  return (
    <div className="ship-form">
      <Field
        label={t('validDays')}
        type="number"
        required
        min={1}
        max={90}
        value={validDays}
        onChange={event => onChange({ validDays: event.target.value })}
      />
      <Field
        label={t('deliveryDays')}
        type="number"
        required
        min={0}
        max={365}
        value={deliveryDays}
        onChange={event => onChange({ deliveryDays: event.target.value })}
      />
    </div>
  )
}

export function QuoteForm({ row, load }: { row: StaffRfq; load: Load<StaffRfq> }) {
  const t = useMessages('quotes')
  const { busy, problem, entered, change, send } = useQuote(row, load)
  const { lines, note } = entered
  const { currency } = MARKET_INFO[row.market]
  return (
    <section className="panel" aria-labelledby="quote">
      <header>
        <h2 id="quote">{t('quoteTitle')}</h2>
      </header>
      <form className="in-b form" onSubmit={send}>
        <p className="soft">{t('quoteText')}</p>
        {lines.map(line => (
          <LineFields
            key={line.id}
            line={line}
            currency={currency}
            onChange={changed => change({ lines: lines.map(one => (one.id === line.id ? changed : one)) })}
            {...(lines.length > 1 && {
              onRemove: () => change({ lines: lines.filter(one => one.id !== line.id) }),
            })}
          />
        ))}
        <div className="acts">
          <button type="button" className="b" onClick={() => change({ lines: [...lines, emptyLine()] })}>
            {t('addLine')}
          </button>
        </div>
        <Terms entered={entered} onChange={change} />
        <TextArea
          label={t('note')}
          maxLength={1000}
          value={note}
          onChange={event => change({ note: event.target.value })}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('send')}
          </button>
        </div>
      </form>
    </section>
  )
}
