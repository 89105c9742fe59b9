// Texts to translate leave as a file and come back: what it changes becomes the draft, the rest is reported and kept.

import { useState } from 'react'
import { CELL_PROBLEMS, type CellProblem } from '../../../contract/products/fields.rules.ts'
import {
  type SkippedLine,
  TRANSLATED,
  type TranslatedField,
  type TranslatedFile,
  type WrongLine,
} from '../../../contract/products/translations-api.ts'
import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import { useLocale } from '../../framework/locale.ts'
import { call, saveFile } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import { type CellDraft, keyOf } from './cell-draft.ts'
import { useProblemText } from './cell-words.ts'
import { setCell } from './translation-card.tsx'

/** In base64 it is a third longer, and a call takes eleven megabytes. */
const MAX_BYTES = 7_000_000

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(binary)
}

export function ReadDialog({ onClose, onRead }: { onClose(): void; onRead(file: TranslatedFile): void }) {
  const t = useMessages('translations')
  const { market } = useLocale()
  const act = useAct()
  const [file, setFile] = useState<File | null>(null)
  const tooLarge = file !== null && file.size > MAX_BYTES
  const read = (chosen: File) =>
    act.run(async () => {
      const body = { market, name: chosen.name, data: await base64Of(chosen) }
      onRead((await call('POST /api/admin/translations/read', { body })).data)
    })
  return (
    <Dialog title={t('readBack')} onClose={onClose}>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          if (file && !tooLarge) void read(file)
        }}
      >
        <label className="field">
          <span>{t('chooseFile')}</span>
          <input
            type="file"
            className="ctl"
            accept=".csv,.tsv,.xlsx"
            onChange={event => setFile(event.target.files?.[0] ?? null)}
          />
          <small className="sub">{t('readHint')}</small>
        </label>
        <Problem text={tooLarge ? t('tooLarge') : act.problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={act.busy || !file || tooLarge}>
            {t('read')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const isCellProblem = (reason: string): reason is CellProblem => (CELL_PROBLEMS as readonly string[]).includes(reason)

function useReason(): (reason: SkippedLine['reason'] | WrongLine['reason']) => string {
  const t = useMessages('translations')
  const problemText = useProblemText()
  return reason => (isCellProblem(reason) ? problemText(reason) : t(`reason-${reason}`))
}

function Skipped({ line, draft }: { line: SkippedLine; draft: CellDraft }) {
  const t = useMessages('translations')
  const reasonOf = useReason()
  const { msn, partNumber, seller, field, english, hindi, typed, reason, row } = line
  const key = keyOf(msn, seller)
  const isTaken = draft.cells[key]?.[field]?.now === typed
  return (
    <li>
      <div className="grow">
        <b>{partNumber}</b> <span className="sub">{t(TRANSLATED[field])}</span>{' '}
        <span className="tag warn">{reasonOf(reason)}</span> <small>{t('line', { row })}</small>
        <p className="written">
          <span className="sub">{t('inStore')}:</span> <span lang="en">{english}</span> /{' '}
          <span lang="hi">{hindi || '–'}</span>
        </p>
        <p className="written">
          <span className="sub">{t('inFile')}:</span> <span lang="hi">{typed}</span>
        </p>
      </div>
      {isTaken ? (
        <span className="tag good">{t('taken')}</span>
      ) : (
        <button
          type="button"
          className="b sm"
          aria-label={`${t('takeAnyway')}: ${partNumber}`}
          onClick={() => setCell(draft, key, field, { was: hindi, now: typed })}
        >
          {t('takeAnyway')}
        </button>
      )}
    </li>
  )
}

function Wrong({ line: { row, msn, field, reason, typed } }: { line: WrongLine }) {
  const t = useMessages('translations')
  const reasonOf = useReason()
  const name = Object.hasOwn(TRANSLATED, field) ? t(TRANSLATED[field as TranslatedField]) : field
  return (
    <li>
      <div className="grow">
        <b>{t('line', { row })}</b> <span className="sub">{`${msn} ${name}`}</span>{' '}
        <span className="tag bad">{reasonOf(reason)}</span>
        <p className="written">{typed}</p>
      </div>
    </li>
  )
}

/** Lines of the report that are shown; all of them are in the file. */
const SHOWN = 200

interface ReportProps {
  file: TranslatedFile
  draft: CellDraft
  onClose(): void
}

/** What a file brought; lines that were not taken can be saved as a file, so that no translation is lost. */
export function FileReport({ file: { taken, skipped, wrong, same }, draft, onClose }: ReportProps) {
  const t = useMessages('translations')
  const reasonOf = useReason()
  const save = () => {
    const lines = [...skipped, ...wrong].sort((a, b) => a.row - b.row)
    const rows = lines.map(({ row, msn, field, reason, typed }) => [String(row), msn, field, typed, reasonOf(reason)])
    const head = ['Line', 'MSN', 'Field', 'Hindi', 'Reason']
    saveFile('translations-not-taken.csv', new Blob([CSV_MARK + csvText([head, ...rows])], { type: 'text/csv' }))
  }
  return (
    <section className="panel" aria-label={t('report')}>
      <header>
        <h2 className="grow">{t('report')}</h2>
        <button type="button" className="b sm flat" onClick={onClose}>
          {t('closeReport')}
        </button>
      </header>
      <div className="in-b form">
        <p role="status">
          {t('reportTaken', { count: taken.length })} · {t('reportSame', { count: same })} ·{' '}
          {t('reportSkipped', { count: skipped.length })} · {t('reportWrong', { count: wrong.length })}
        </p>
        <ul className="rows">
          {skipped.slice(0, SHOWN).map(line => (
            <Skipped key={line.row} line={line} draft={draft} />
          ))}
          {wrong.slice(0, SHOWN).map(line => (
            <Wrong key={line.row} line={line} />
          ))}
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
