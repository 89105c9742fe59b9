// The form for a file of a gateway or carrier: the file, its columns, a preview, and the result.

import type { ReactNode } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { Problem } from '../components/field.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { MoneyOutcome } from './money-outcome.tsx'
import { PreviewTable } from './preview-table.tsx'
import { type MoneyFileOptions, useMoneyFile } from './use-money-file.ts'

interface MoneyFileProps<Format extends string> extends MoneyFileOptions<Format> {
  title: string
  /** Whether the fields above the file are filled in. */
  ready: boolean
  /** Fields above the file. */
  children: ReactNode
}

export function MoneyFile<Format extends string>({ title, layout, ready, send, children }: MoneyFileProps<Format>) {
  const t = useMessages('incoming')
  const { number } = useLocale()
  const file = useMoneyFile({ layout, send })
  const { busy, problem, table, empty, known, sent, missing, result, choose, submit } = file
  return (
    <>
      <section className="panel" aria-label={title}>
        <form
          className="form in-b"
          onSubmit={event => {
            event.preventDefault()
            void submit()
          }}
        >
          {children}
          <label className="field">
            <span>{t('csvFile')}</span>
            <input
              type="file"
              className="ctl"
              accept=".csv,.tsv,.txt"
              disabled={busy}
              onChange={event => void choose(event.target.files?.[0] ?? null)}
            />
          </label>
          {table && <p>{t('rowsInFile', { count: table.rows.length, shown: number(table.rows.length) })}</p>}
          {known !== null && table && <p className="soft">{t('columnsKnown')}</p>}
          {table && known === null && <ColumnChoice layout={layout} file={file} header={table.header} />}
          {sent && missing.length === 0 && <PreviewTable header={sent.header} rows={sent.rows} />}
          <Problem text={empty ? t('noRows') : problem} />
          <div className="acts">
            <button type="submit" className="b go" disabled={busy || !ready || !sent || missing.length > 0}>
              {t('send')}
            </button>
          </div>
          <small className="sub">{t('againText')}</small>
        </form>
      </section>
      {result && table && <MoneyOutcome result={result} table={table} />}
    </>
  )
}
