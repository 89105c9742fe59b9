// Packs a parcel by scanning: each product is counted, and codes that do not belong to the parcel are rejected.

import { useRef, useState } from 'react'
import { type Pieces, piecesIn } from '../../../contract/orders/division.rules.ts'
import {
  isPacked,
  type PackedPieces,
  type PackLine,
  packKey,
  piecesOf,
} from '../../../contract/orders/packing.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import type { Draft } from '../app/use-draft.ts'
import { CameraScan } from '../components/camera-scan.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import { ScanField } from '../components/scan-field.tsx'
import { DivideDialog } from './divide-parcel.tsx'
import { PackRow } from './pack-row.tsx'
import { ScanResult } from './scan-result.tsx'
import { type ParcelProps, useMove } from './use-move.ts'
import { parcelToPack, useCounts, usePacking } from './use-packing.ts'

const total = (lines: readonly PackLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
const done = (lines: readonly PackLine[], packed: PackedPieces) =>
  lines.reduce((sum, line) => sum + piecesOf(packed, line), 0)

interface DialogProps extends ParcelProps {
  counts: Draft<PackedPieces>
  onSplit(): void
  onClose(): void
}

interface Part {
  counted: Pieces[]
  rest: Pieces[]
}

/** Counted and missing units of a parcel; null if all or none are counted, or some have to be removed. */
function partOf(lines: readonly PackLine[], packed: PackedPieces): Part | null {
  const some = ({ quantity }: Pieces) => quantity > 0
  const counted = lines.map(line => ({ lineNo: line.lineNo, quantity: piecesOf(packed, line) })).filter(some)
  const left = lines.map(line => ({ lineNo: line.lineNo, quantity: line.quantity - piecesOf(packed, line) }))
  const isOver = left.some(({ quantity }) => quantity < 0)
  const rest = left.filter(some)
  return isOver || counted.length === 0 || rest.length === 0 ? null : { counted, rest }
}

/** How much is counted, and the button that packs once it is all. */
function Sum({
  lines,
  packed,
  busy,
  onPack,
}: {
  lines: readonly PackLine[]
  packed: PackedPieces
  busy: boolean
  onPack(): void
}) {
  const t = useMessages('packing')
  const { number } = useLocale()
  const complete = isPacked(lines, packed)
  return (
    <div className="scan-sum">
      <p>
        <b>{t('soFar', { packed: number(done(lines, packed)), of: number(total(lines)) })}</b>
        {complete && <span className="st full">{t('complete')}</span>}
      </p>
      {complete && (
        <button type="button" className="b go" disabled={busy} onClick={onPack}>
          {t('pack')}
        </button>
      )}
    </div>
  )
}

/** Actions for an incomplete count: split the parcel, or start over. */
function CountedSteps({ part, onSplit, onAgain }: { part: Part | null; onSplit(): void; onAgain(): void }) {
  const t = useMessages('packing')
  const dividing = useMessages('dividing')
  const { number } = useLocale()
  return (
    <div className="acts">
      {part && (
        <button type="button" className="b" onClick={onSplit}>
          {dividing('splitRest', { count: number(piecesIn(part.rest)) })}
        </button>
      )}
      <button type="button" className="b flat" onClick={onAgain}>
        {t('again')}
      </button>
    </div>
  )
}

function PackDialog({ order, parcel, load, counts, onSplit, onClose }: DialogProps) {
  const t = useMessages('packing')
  const gift = useMessages('orders')('gift')
  const top = useRef<HTMLDivElement>(null)
  const toPack = parcelToPack(order, parcel)
  const { lines } = toPack
  const { packed, told, scan, setPieces, clear } = usePacking(toPack, counts)
  const { busy, problem, move } = useMove(load, parcel.shipmentId)
  const toScanField = () => top.current?.querySelector('input')?.focus()
  const pack = async () => {
    const counted = lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }))
    if (!(await move({ to: 'packed', counted }))) return load.again()
    counts.drop()
    showToast(t('packed', { number: String(parcel.shipmentId) }))
    onClose()
  }
  const type = (line: PackLine, text: string) => {
    setPieces(line, text)
    toScanField()
  }
  const beginAgain = () => {
    clear()
    toScanField()
  }
  return (
    <Dialog title={t('title', { number: String(parcel.shipmentId) })} onClose={onClose}>
      <div className="scan" ref={top}>
        <ScanField hint={t('codeHint')} button={t('count')} onScan={scan} />
        <CameraScan onCode={scan} />
        <ScanResult told={told} />
        <Sum lines={lines} packed={packed} busy={busy} onPack={() => void pack()} />
        <Problem text={problem} />
      </div>
      {order.giftMessage !== null && <p className="note">{`${gift} ${order.giftMessage}`}</p>}
      <ul className="packs">
        {lines.map(line => (
          <PackRow
            key={packKey(line)}
            line={line}
            packed={piecesOf(packed, line)}
            onPieces={text => type(line, text)}
          />
        ))}
      </ul>
      {done(lines, packed) > 0 && (
        <CountedSteps
          part={parcel.booking === null ? partOf(lines, packed) : null}
          onSplit={onSplit}
          onAgain={beginAgain}
        />
      )}
    </Dialog>
  )
}

/** Splits a parcel: the counted units stay in it and are packed, the rest becomes a parcel of its own. */
function SplitRest({ counts, onClose, ...props }: Omit<DialogProps, 'onSplit'>) {
  const t = useMessages('packing')
  const dividing = useMessages('dividing')
  const { number } = useLocale()
  const { parcel, load } = props
  const { move } = useMove(load, parcel.shipmentId)
  const [part] = useState(() => partOf(parcelToPack(props.order, parcel).lines, counts.value))
  if (!part) return null
  const { counted, rest } = part
  const pack = async () => {
    if (!(await move({ to: 'packed', counted }))) return load.again()
    counts.drop()
    showToast(t('packed', { number: String(parcel.shipmentId) }))
  }
  const text = dividing('splitRestText', { packed: number(piecesIn(counted)), number: String(parcel.shipmentId) })
  const then = { confirm: dividing('splitAndPack'), text, run: pack }
  return <DivideDialog {...props} initial={rest} then={then} onClose={onClose} />
}

/** The button that opens it, with the current count. */
export function PackByScan(props: ParcelProps) {
  const t = useMessages('packing')
  const { number } = useLocale()
  const [open, setOpen] = useState<'pack' | 'split' | null>(null)
  const close = () => setOpen(null)
  const counts = useCounts(props.parcel)
  const { lines } = parcelToPack(props.order, props.parcel)
  const counted = done(lines, counts.value)
  const held = props.order.hold !== null
  return (
    <>
      <button
        type="button"
        className="b go"
        disabled={held || lines.length === 0}
        aria-describedby={held ? 'hold-text' : undefined}
        onClick={() => setOpen('pack')}
      >
        {counted > 0 ? t('byScanSoFar', { packed: number(counted), of: number(total(lines)) }) : t('byScan')}
      </button>
      {open === 'pack' && <PackDialog {...props} counts={counts} onSplit={() => setOpen('split')} onClose={close} />}
      {open === 'split' && <SplitRest {...props} counts={counts} onClose={close} />}
    </>
  )
}
