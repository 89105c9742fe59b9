// The result of importing translations: texts that somebody changed meanwhile, and invalid lines.

import { CELL_PROBLEMS, type CellProblem } from '../../../contract/products/fields.rules.ts'
import type { TranslatedField } from '../../../contract/products/translations.rules.ts'
import { TRANSLATED } from '../../../contract/products/translations.rules.ts'
import type { SkippedLine, TranslatedFile, WrongLine } from '../../../contract/products/translations-api.ts'
import { useMessages } from '../app/messages.ts'
import { useProblemText } from '../components/cell-words.ts'
import { type CellDraft, keyOf } from './cell-draft.ts'
import { FileReport, LeftCell, TakeAnyway } from './file-report.tsx'
import { setCell } from './translation-card.tsx'

const isCellProblem = (reason: string): reason is CellProblem => (CELL_PROBLEMS as readonly string[]).includes(reason)

function useReason(): (reason: SkippedLine['reason'] | WrongLine['reason']) => string {
  const t = useMessages('translations')
  const problemText = useProblemText()
  return reason => (isCellProblem(reason) ? problemText(reason) : t(`reason-${reason}`))
}

function Skipped({ line, draft }: { line: SkippedLine; draft: CellDraft }) {
  const t = useMessages('translations')
  const files = useMessages('files')
  const reasonOf = useReason()
  const { msn, partNumber, seller, field, english, hindi, typed, reason, row } = line
  const key = keyOf(msn, seller)
  return (
    <LeftCell
      name={
        <>
          <b>{partNumber}</b> <span className="sub">{t(TRANSLATED[field])}</span>{' '}
          <small>{files('line', { row })}</small>
        </>
      }
      reason={reasonOf(reason)}
      action={
        <TakeAnyway
          taken={draft.cells[key]?.[field]?.now === typed}
          name={partNumber}
          onTake={() => setCell(draft, key, field, { was: hindi, now: typed })}
        />
      }
    >
      <p className="written">
        <span className="sub">{files('inStore')}:</span> <span lang="en">{english}</span> /{' '}
        <span lang="hi">{hindi || '–'}</span>
      </p>
      <p className="written">
        <span className="sub">{files('inFile')}:</span> <span lang="hi">{typed}</span>
      </p>
    </LeftCell>
  )
}

function Wrong({ line: { row, msn, field, reason, typed } }: { line: WrongLine }) {
  const t = useMessages('translations')
  const files = useMessages('files')
  const reasonOf = useReason()
  const name = Object.hasOwn(TRANSLATED, field) ? t(TRANSLATED[field as TranslatedField]) : field
  return (
    <LeftCell
      wrong
      name={
        <>
          <b>{files('line', { row })}</b> <span className="sub">{`${msn} ${name}`}</span>
        </>
      }
      reason={reasonOf(reason)}
    >
      <p className="written">{typed}</p>
    </LeftCell>
  )
}

interface ReportProps {
  file: TranslatedFile
  draft: CellDraft
  onClose(): void
}

export function TranslationReport({ file: { taken, skipped, wrong, same }, draft, onClose }: ReportProps) {
  const t = useMessages('translations')
  const reasonOf = useReason()
  const rows = () => {
    const lines = [...skipped, ...wrong].sort((a, b) => a.row - b.row)
    const cells = lines.map(({ row, msn, field, reason, typed }) => [String(row), msn, field, typed, reasonOf(reason)])
    return [['Line', 'MSN', 'Field', 'Hindi', 'Reason'], ...cells]
  }
  const counts = [
    t('reportTaken', { count: taken.length }),
    t('reportSame', { count: same }),
    t('reportSkipped', { count: skipped.length }),
    t('reportWrong', { count: wrong.length }),
  ]
  return (
    <FileReport
      {...{ skipped, wrong, onClose }}
      counts={counts.join(' · ')}
      skippedCell={line => <Skipped key={line.row} line={line} draft={draft} />}
      wrongCell={line => <Wrong key={line.row} line={line} />}
      file={{ name: 'translations-not-taken.csv', rows }}
    />
  )
}
