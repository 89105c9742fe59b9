// The result of importing cells: counts, rejected cells with possible actions, and these as a file.

import type { ReactNode } from 'react'
import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import { saveFile } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'

interface LeftProps {
  /** Location of a cell: line and column. */
  name: ReactNode
  reason: string
  /** How the cell is in the store and in the file. */
  children?: ReactNode
  action?: ReactNode
}

/** A cell or a line that was not taken. */
export function LeftCell({ name, reason, wrong, children, action }: LeftProps & { wrong?: boolean }) {
  return (
    <li>
      <div className="grow">
        {name} <span className={wrong ? 'tag bad' : 'tag warn'}>{reason}</span>
        {children}
      </div>
      {action}
    </li>
  )
}

interface TakeProps {
  taken: boolean
  /** Names the cell for screen readers. */
  name: string
  onTake(): void
}

export function TakeAnyway({ taken, name, onTake }: TakeProps) {
  const t = useMessages('files')
  if (taken) return <span className="tag good">{t('taken')}</span>
  return (
    <button type="button" className="b sm" aria-label={`${t('takeAnyway')}: ${name}`} onClick={onTake}>
      {t('takeAnyway')}
    </button>
  )
}

/** Maximum cells shown; the file has all of them. */
const SHOWN = 200

interface FileReportProps<Skipped, Wrong> {
  /** Numbers of accepted, unchanged, skipped and invalid cells. */
  counts: string
  /** Something that is to be known of the file as a whole. */
  note?: string
  skipped: readonly Skipped[]
  wrong: readonly Wrong[]
  skippedCell(cell: Skipped): ReactNode
  wrongCell(cell: Wrong): ReactNode
  /** The same cells as a file: name, headings and rows. */
  file: { name: string; rows(): readonly (readonly string[])[] }
  onClose(): void
}

/** Cells that were not taken can be saved as a file, so that no work is lost. */
export function FileReport<Skipped, Wrong>(props: FileReportProps<Skipped, Wrong>) {
  const { counts, note, skipped, wrong, skippedCell, wrongCell, file, onClose } = props
  const t = useMessages('files')
  const save = () => saveFile(file.name, new Blob([CSV_MARK + csvText(file.rows())], { type: 'text/csv' }))
  return (
    <section className="panel file-report" aria-label={t('report')}>
      <header>
        <h2 className="grow">{t('report')}</h2>
        <button type="button" className="b sm flat" onClick={onClose}>
          {t('closeReport')}
        </button>
      </header>
      <div className="in-b form">
        <p role="status">{counts}</p>
        {note && <p className="late">{note}</p>}
        <ul className="rows">
          {skipped.slice(0, SHOWN).map(skippedCell)}
          {wrong.slice(0, SHOWN).map(wrongCell)}
        </ul>
        {skipped.length + wrong.length > 0 && (
          <div className="acts">
            <button type="button" className="b" onClick={save}>
              {t('downloadLeft')}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}
