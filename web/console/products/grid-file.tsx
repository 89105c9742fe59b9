// Export and import of the grid: the file of a view, and the result of importing it.

import { useState } from 'react'
import { CELL_PROBLEMS, type CellProblem } from '../../../contract/products/fields.rules.ts'
import type { GridFile, SkippedCell, WrongCell } from '../../../contract/products/grid-file-api.ts'
import type { SentFile } from '../../../contract/products/sent-file.ts'
import { call, downloadWith } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useFieldName, useProblemText } from '../components/cell-words.ts'
import { type CellDraft, keyOf } from './cell-draft.ts'
import type { ProductColumns } from './columns.ts'
import { FileReport, LeftCell, TakeAnyway } from './file-report.tsx'
import { ReadDialog } from './read-dialog.tsx'
import { useProductFilter } from './use-products.ts'

interface GridFileButtonsProps {
  columns: ProductColumns
  /** A pasted list shown instead of the filtered products. */
  numbers: readonly string[] | null
  onFile(file: GridFile): void
}

export function GridFileButtons({ columns, numbers, onFile }: GridFileButtonsProps) {
  const t = useMessages('products')
  const files = useMessages('files')
  const list = useMessages('list')
  const { market, seller, ...filter } = useProductFilter()
  const act = useAct()
  const [reading, setReading] = useState(false)
  const save = () => {
    const shown = columns.shown.map(({ name, title }) => ({ name, heading: title }))
    const body = { market, seller, columns: shown, ...(numbers ? { list: numbers } : filter) }
    return act.run(() => downloadWith('/api/admin/products/file', body))
  }
  const read = async (body: SentFile) => {
    onFile((await call('POST /api/admin/products/file/read', { body })).data)
    setReading(false)
  }
  return (
    <>
      <button type="button" className="b" disabled={act.busy} title={t('exportHint')} onClick={() => void save()}>
        {list('export')}
      </button>
      <button type="button" className="b" onClick={() => setReading(true)}>
        {files('readBack')}
      </button>
      {act.problem && <span className="late">{act.problem}</span>}
      {reading && <ReadDialog label={files('file')} onClose={() => setReading(false)} onSend={read} />}
    </>
  )
}

const isCellProblem = (reason: string): reason is CellProblem => (CELL_PROBLEMS as readonly string[]).includes(reason)

function useReason(): (reason: WrongCell['reason'] | 'changed') => string {
  const files = useMessages('files')
  const problemText = useProblemText()
  return reason => (isCellProblem(reason) ? problemText(reason) : files(`reason-${reason}`))
}

function Skipped({ cell, draft }: { cell: SkippedCell; draft: CellDraft }) {
  const files = useMessages('files')
  const fieldName = useFieldName()
  const reasonOf = useReason()
  const { row, msn, partNumber, seller, field, old, typed } = cell
  const isTaken = draft.cells[keyOf(msn, seller)]?.[field]?.now === typed
  return (
    <LeftCell
      name={
        <>
          <b>{partNumber}</b> <span className="sub">{fieldName(field)}</span> <small>{files('line', { row })}</small>
        </>
      }
      reason={reasonOf('changed')}
      action={
        <TakeAnyway
          taken={isTaken}
          name={`${partNumber} ${fieldName(field)}`}
          onTake={() => draft.change([{ msn, seller, field, was: old, now: typed }])}
        />
      }
    >
      <p className="written">
        <span className="sub">{files('inStore')}:</span> {old || '–'}
      </p>
      <p className="written">
        <span className="sub">{files('inFile')}:</span> {typed || '–'}
      </p>
    </LeftCell>
  )
}

function Wrong({ cell: { row, msn, field, reason, typed } }: { cell: WrongCell }) {
  const files = useMessages('files')
  const fieldName = useFieldName()
  const reasonOf = useReason()
  return (
    <LeftCell
      wrong
      name={
        <>
          <b>{files('line', { row })}</b> <span className="sub">{`${msn} ${field && fieldName(field)}`}</span>
        </>
      }
      reason={reasonOf(reason)}
    >
      <p className="written">{typed}</p>
    </LeftCell>
  )
}

interface ReportProps {
  file: GridFile
  draft: CellDraft
  onClose(): void
}

export function GridFileReport({ file, draft, onClose }: ReportProps) {
  const files = useMessages('files')
  const reasonOf = useReason()
  const { taken, skipped, wrong, same, unread } = file
  const rows = () => {
    const left = [...skipped.map(cell => ({ ...cell, reason: 'changed' as const })), ...wrong]
    const cells = left
      .sort((a, b) => a.row - b.row)
      .map(({ row, msn, field, typed, reason }) => [String(row), msn, field, typed, reasonOf(reason)])
    return [['Line', 'MSN', 'Field', 'Value', 'Reason'], ...cells]
  }
  const counts = [
    files('cellsTaken', { count: taken.length }),
    files('cellsSame', { count: same }),
    files('cellsSkipped', { count: skipped.length }),
    files('cellsWrong', { count: wrong.length }),
  ]
  return (
    <FileReport
      {...{ skipped, wrong, onClose }}
      counts={counts.join(' · ')}
      {...(unread.length > 0 && { note: files('unread', { headings: unread.join(', ') }) })}
      skippedCell={cell => <Skipped key={`${cell.row} ${cell.field}`} cell={cell} draft={draft} />}
      wrongCell={cell => <Wrong key={`${cell.row} ${cell.field}`} cell={cell} />}
      file={{ name: 'products-not-taken.csv', rows }}
    />
  )
}
