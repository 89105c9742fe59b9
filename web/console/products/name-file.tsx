// The result of importing translated names, and names that were not saved because somebody changed them meanwhile.

import type { LeftName, NamesRead, SkippedName, WrongName } from '../../../contract/products/names-api.ts'
import { useMessages } from '../app/messages.ts'
import { FileReport, LeftCell, TakeAnyway } from './file-report.tsx'
import type { NamesDraft } from './names-draft.ts'

interface ChangedProps {
  name: string
  text: Pick<SkippedName, 'id' | 'field' | 'english' | 'hindi' | 'version'>
  reason: string
  typed: string
  draft: NamesDraft
}

/** A text that has changed, next to the input for it. */
function Changed({ name, text, reason, typed, draft }: ChangedProps) {
  const t = useMessages('translations')
  const files = useMessages('files')
  const { id, field, english, hindi, version } = text
  const drafted = draft.find(id, field)
  const take = () => draft.change([{ id, field, version, was: hindi, now: typed }])
  return (
    <LeftCell
      name={
        <>
          <b>{name}</b> <span className="sub">{t(field)}</span>
        </>
      }
      reason={reason}
      action={
        version && (
          <TakeAnyway
            taken={drafted?.now === typed && drafted.version === version}
            name={`${name} ${t(field)}`}
            onTake={take}
          />
        )
      }
    >
      <p className="written">
        <span className="sub">{files('inStore')}:</span> <span lang="en">{english}</span> /{' '}
        <span lang="hi">{hindi || '–'}</span>
      </p>
      <p className="written" lang="hi">
        {typed}
      </p>
    </LeftCell>
  )
}

export function NamesReport({ file, draft, onClose }: { file: NamesRead; draft: NamesDraft; onClose(): void }) {
  const t = useMessages('translations')
  const files = useMessages('files')
  const { taken, skipped, wrong, same } = file
  const reasonOf = (line: SkippedName | WrongName) => t(`reason-${line.reason}`)
  const rows = () => {
    const lines = [...skipped, ...wrong].sort((a, b) => a.row - b.row)
    const cells = lines.map(line => [String(line.row), line.id, line.field, line.typed, reasonOf(line)])
    return [['Line', 'Id', 'Field', 'Hindi', 'Reason'], ...cells]
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
      counts={`${counts.join(' · ')} · ${t('reportNote')}`}
      skippedCell={line => (
        <Changed
          key={line.row}
          name={`${files('line', { row: line.row })}: ${line.id}`}
          text={line}
          typed={line.typed}
          reason={reasonOf(line)}
          draft={draft}
        />
      )}
      wrongCell={line => (
        <LeftCell
          key={line.row}
          wrong
          name={
            <>
              <b>{files('line', { row: line.row })}</b> <span className="sub">{`${line.id} ${line.field}`}</span>
            </>
          }
          reason={reasonOf(line)}
        >
          <p className="written">{line.typed}</p>
        </LeftCell>
      )}
      file={{ name: 'translations-not-taken.csv', rows }}
    />
  )
}

/** Texts that the store did not save: taken with their present version, they are saved with the next attempt. */
export function LeftNames({ draft }: { draft: NamesDraft }) {
  const t = useMessages('translations')
  const files = useMessages('files')
  if (draft.left.length === 0) return null
  const cell = (left: LeftName) => (
    <Changed
      key={`${left.id} ${left.field}`}
      name={left.english || left.id}
      text={left}
      typed={draft.find(left.id, left.field)?.now ?? ''}
      reason={t(`reason-${left.reason}`)}
      draft={draft}
    />
  )
  return (
    <section className="panel file-report" aria-label={t('notSaved')}>
      <header>
        <h2 className="grow">{t('notSaved')}</h2>
        <button type="button" className="b sm flat" onClick={draft.closeLeft}>
          {files('closeReport')}
        </button>
      </header>
      <div className="in-b form">
        <ul className="rows">{draft.left.slice(0, 200).map(cell)}</ul>
      </div>
    </section>
  )
}
