// Uploads a statement of the bank account: transfers with an order number are confirmed, others get suggestions.

import { useState } from 'react'
import type { StatementResult } from '../../../contract/payments/staff-api.ts'
import { STATEMENT_BANKS, type StatementBank } from '../../../contract/payments/statements.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Problem, Select } from '../components/field.tsx'
import { EmptyState } from '../components/states.tsx'
import { PreviewTable } from './preview-table.tsx'
import { bankOf } from './statement-bank.ts'
import { StatementOutcome } from './statement-outcome.tsx'
import { readTable } from './table-file.ts'

/** Maximum size of a call. */
const MAX_CHARACTERS = 900_000
/** Rows above the entries of a statement that are previewed too. */
const PREVIEWED = 12

/** The first lines: as a table where the bank exports one. */
function Preview({ bank, text }: { bank: StatementBank; text: string }) {
  if (bank === 'mt940' || bank === 'camt053') return <pre className="panel scroll">{text.slice(0, 600)}</pre>
  const rows = readTable(text.slice(0, 10_000)).slice(0, PREVIEWED)
  const width = Math.max(...rows.map(cells => cells.length), 0)
  const head = rows.findIndex(cells => cells.length === width)
  return <PreviewTable header={rows[head] ?? []} rows={rows.slice(head + 1)} />
}

function useStatement() {
  const { busy, problem, run, clear } = useAct()
  const [bank, setBank] = useState<StatementBank>('hdfc')
  const [text, setText] = useState('')
  const [recognised, setRecognised] = useState(false)
  const [result, setResult] = useState<StatementResult | null>(null)
  const choose = async (file: File | null) => {
    const read = file ? await file.text() : ''
    const found = bankOf(read)
    clear()
    setResult(null)
    setText(read)
    setRecognised(found !== null)
    if (found) setBank(found)
  }
  const submit = async () => {
    const reply = await run(() => call('POST /api/admin/payments/statement', { body: { bank, csv: text } }))
    if (reply) setResult(reply.data)
  }
  return { busy, problem, bank, setBank, text, recognised, result, choose, submit }
}

export function StatementForm() {
  const t = useMessages('incoming')
  const { market } = useLocale()
  const { busy, problem, bank, setBank, text, recognised, result, choose, submit } = useStatement()
  const tooLarge = text.length > MAX_CHARACTERS
  // bank transfer is a payment method in India only
  if (market !== 'IN') return <EmptyState icon="money" title={t('noTransfers')} />
  return (
    <>
      <section className="panel" aria-label={t('statement')}>
        <form
          className="form in-b"
          onSubmit={event => {
            event.preventDefault()
            void submit()
          }}
        >
          <label className="field">
            <span>{t('statementFile')}</span>
            <input
              type="file"
              className="ctl"
              accept=".csv,.tsv,.txt,.xls,.sta,.940,.mt940,.xml"
              disabled={busy}
              onChange={event => void choose(event.target.files?.[0] ?? null)}
            />
          </label>
          <Select<StatementBank>
            label={t('bank')}
            hint={text === '' ? undefined : t(recognised ? 'bankRecognised' : 'bankUnknown')}
            value={bank}
            options={STATEMENT_BANKS.map(value => ({ value, label: t(`bank-${value}`) }))}
            onChange={setBank}
          />
          {text !== '' && <Preview bank={bank} text={text} />}
          <Problem text={tooLarge ? t('tooLarge') : problem} />
          <div className="acts">
            <button type="submit" className="b go" disabled={busy || text === '' || tooLarge}>
              {t('send')}
            </button>
          </div>
          <small className="sub">{t('againText')}</small>
        </form>
      </section>
      {result && <StatementOutcome result={result} />}
    </>
  )
}
