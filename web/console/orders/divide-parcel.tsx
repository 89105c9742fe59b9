// Splits a parcel that waits to be packed: pieces of its lines are chosen for a new one, and both are shown with their amounts first.

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { choiceFault, type Pieces, piecesIn } from '../../../contract/orders/division.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useErrorText } from '../app/error-text.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import { DivisionPreview } from './division-preview.tsx'
import type { ParcelProps } from './use-move.ts'

type Order = ParcelProps['order']

/** The amounts of both parcels; `shown` is the preview that may be confirmed. */
function usePreview({ order, parcel }: ParcelProps, items: readonly Pieces[], possible: boolean) {
  const asked = possible ? JSON.stringify([order.payable, order.events.length, parcel.shipmentId, items]) : null
  const params = { shipmentId: parcel.shipmentId }
  const preview = useLoad(
    asked,
    async () => {
      const body = { items: [...items] }
      return { asked, ...(await call('POST /api/admin/shipments/{shipmentId}/split/preview', { params, body })).data }
    },
    true,
  )
  return { preview, shown: preview.data?.asked === asked ? preview.data : null }
}

/** Sends a split; resubmitting the same form is idempotent. Null if it was rejected. */
function useDivision({ parcel }: ParcelProps) {
  const act = useAct()
  const key = useRef({ of: '', id: '' })
  const divide = async (items: readonly Pieces[], digest: string): Promise<Order | null> => {
    const of = JSON.stringify([items, digest])
    if (key.current.of !== of) key.current = { of, id: newId() }
    const body = { splitId: key.current.id, items: [...items], digest }
    const params = { shipmentId: parcel.shipmentId }
    const reply = await act.run(() => call('POST /api/admin/shipments/{shipmentId}/split', { params, body }))
    return reply?.data ?? null
  }
  return { ...act, divide }
}

interface LineProps {
  name: string
  codes: string
  held: number
  chosen: number
  onChoose(pieces: number): void
}

function LineRow({ name, codes, held, chosen, onChoose }: LineProps) {
  const t = useMessages('dividing')
  const { number } = useLocale()
  const isAll = chosen >= held
  return (
    <li>
      <span className="what">
        {name}
        <small>{codes}</small>
      </span>
      <span className="count">
        <input
          className="ctl"
          type="number"
          inputMode="numeric"
          min={0}
          max={held}
          step={1}
          aria-label={t('inNew', { product: name })}
          value={chosen}
          onFocus={event => event.target.select()}
          onChange={event => onChoose(Math.max(0, Math.floor(event.target.valueAsNumber) || 0))}
        />
        <span>{t('ofPieces', { of: number(held) })}</span>
        <button
          type="button"
          className="b sm flat"
          aria-label={t(isAll ? 'noneOf' : 'allOf', { product: name })}
          onClick={() => onChoose(isAll ? 0 : held)}
        >
          {t(isAll ? 'none' : 'all')}
        </button>
      </span>
    </li>
  )
}

interface DialogProps extends ParcelProps {
  /** Chosen when it opens. */
  initial?: readonly Pieces[]
  /** An action on the first parcel to combine with the split: then it is split as `initial` says. */
  then?: { confirm: string; text: ReactNode; run(): Promise<void> }
  onClose(): void
}

export function DivideDialog({ initial = [], then, onClose, ...props }: DialogProps) {
  const t = useMessages('dividing')
  const textOf = useErrorText()
  const { order, parcel, load } = props
  const [chosen, setChosen] = useState(() => new Map(initial.map(({ lineNo, quantity }) => [lineNo, quantity])))
  const items = parcel.lines
    .map(({ lineNo }) => ({ lineNo, quantity: chosen.get(lineNo) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const fault = choiceFault(parcel.lines, items)
  const { preview, shown } = usePreview(props, items, fault === null)
  const { busy, problem, divide } = useDivision(props)
  const number = String(parcel.shipmentId)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!shown) return
    const divided = await divide(items, shown.digest)
    if (!divided) {
      load.again()
      preview.again()
      return
    }
    load.show(divided)
    showToast(t('done'))
    await then?.run()
    onClose()
  }
  return (
    <Dialog title={t('title', { number })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p className="note">{then?.text ?? t('text')}</p>
        {!then && (
          <ul className="packs">
            {parcel.lines.map(({ lineNo, quantity }) => {
              const line = order.lines.find(one => one.lineNo === lineNo)
              return (
                <LineRow
                  key={lineNo}
                  name={line?.productName ?? ''}
                  codes={[line?.partNumber, line?.msn].filter(Boolean).join(' · ')}
                  held={quantity}
                  chosen={chosen.get(lineNo) ?? 0}
                  onChoose={pieces => setChosen(new Map(chosen).set(lineNo, pieces))}
                />
              )
            })}
          </ul>
        )}
        {fault && <p className={fault === 'nothing' ? 'sub' : 'problem'}>{t(fault, { number })}</p>}
        {!fault && preview.data && <DivisionPreview order={order} parcel={parcel} division={preview.data} />}
        {!fault && !preview.data && !preview.error && <p role="status">{t('computing')}</p>}
        <Problem text={problem || (!fault && preview.error ? textOf(preview.error) : '')} />
        <button type="submit" className="b go" disabled={busy || !shown}>
          {then?.confirm ?? t('split')}
        </button>
      </form>
    </Dialog>
  )
}

/** The button that opens it, for a parcel of more than one piece. */
export function DivideParcel(props: ParcelProps) {
  const t = useMessages('dividing')
  const [open, setOpen] = useState(false)
  const { order, parcel } = props
  const held = order.hold !== null
  if (!open && (parcel.booking !== null || piecesIn(parcel.lines) < 2)) return null
  return (
    <>
      <button
        type="button"
        className="b"
        disabled={held}
        aria-describedby={held ? 'hold-text' : undefined}
        onClick={() => setOpen(true)}
      >
        {t('split')}
      </button>
      {open && <DivideDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
