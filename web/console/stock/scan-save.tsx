// Saves the scanned lines, with a reason and a document number: all of them, or none if the stock has changed
// meanwhile.

import type { FormEvent } from 'react'
import { changeBy, offerOf, type ScanLine } from '../../../contract/inventory/scan.rules.ts'
import type { ScannedMove } from '../../../contract/inventory/scan-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Field, Problem } from '../components/field.tsx'
import { newId } from '../components/new-id.ts'
import type { ScanPlace, ScanSheetDraft } from './use-scan-draft.ts'

interface Words {
  reason: string
  document: string
  /** The key of the last request: the same content, even after a reload, uses the same key. */
  sent: { text: string; id: string } | null
}
const NO_WORDS: Words = { reason: '', document: '', sent: null }

interface SaveProps {
  place: ScanPlace
  /** For a transfer. */
  to: string | undefined
  sheet: ScanSheetDraft
}

function Sum({ lines, place }: { lines: readonly ScanLine[]; place: ScanPlace }) {
  const t = useMessages('stock-scan')
  const { number } = useLocale()
  const changes = lines.map(line => changeBy('count', line)).filter(Boolean)
  const total = (some: readonly number[]) => number(Math.abs(some.reduce((sum, one) => sum + one, 0)))
  return (
    <p role="status">
      <b>{t('sum', { products: lines.length, pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0) })}</b>
      {place.step === 'count' && (
        <>
          {' · '}
          {t('differences', {
            count: changes.length,
            more: total(changes.filter(change => change > 0)),
            less: total(changes.filter(change => change < 0)),
          })}
        </>
      )}
    </p>
  )
}

/** The input of the call. Only a count includes the units shown: a receipt is the same whatever they are. */
function moveOf({ place, to, sheet }: SaveProps, words: Words): Omit<ScannedMove, 'operationId'> {
  const lines = sheet.draft.lines.map(line => ({
    ...{ msn: line.product.msn, offerId: line.offerId, pieces: line.pieces },
    expected: place.step === 'count' ? (offerOf(line)?.onHand ?? 0) : 0,
  }))
  const { reason, document } = words
  return { ...place, ...(to !== undefined && { to }), reason: reason.trim(), document: document.trim(), lines }
}

export function ScanSave(props: SaveProps) {
  const { place, sheet } = props
  const t = useMessages('stock-scan')
  const stock = useMessages('stock')
  const act = useAct()
  const words = useDraft<Words>(`scan-words-${place.step}-${place.market}-${place.warehouse}`, NO_WORDS)
  const { lines } = sheet.draft
  const change = (part: Partial<Words>) => words.set({ ...words.value, ...part })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const move = moveOf(props, words.value)
    const text = JSON.stringify(move)
    const { sent } = words.value
    const id = sent?.text === text ? sent.id : newId()
    change({ sent: { text, id } })
    const saved = await act.run(() => call('POST /api/admin/stock/scanned', { body: { ...move, operationId: id } }))
    // the figures may have changed: the new ones are shown, and the scanned lines kept
    if (!saved) return sheet.refresh()
    words.drop()
    sheet.clear(false)
    showToast(t('saved'))
  }
  return (
    <section className="panel" aria-label={t(`save-${place.step}`)}>
      <form className="form in-b scan-save" onSubmit={event => void submit(event)}>
        <Sum {...{ lines, place }} />
        <Field
          label={stock('reason')}
          required
          minLength={3}
          maxLength={300}
          value={words.value.reason}
          onChange={event => change({ reason: event.target.value })}
        />
        <Field
          label={stock('document')}
          hint={stock('documentHint')}
          maxLength={60}
          value={words.value.document}
          onChange={event => change({ document: event.target.value })}
        />
        <Problem text={act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy || lines.length === 0}>
            {t(`save-${place.step}`)}
          </button>
          <button type="button" className="b flat" onClick={() => sheet.clear(true)}>
            {t('clear')}
          </button>
        </div>
      </form>
    </section>
  )
}
