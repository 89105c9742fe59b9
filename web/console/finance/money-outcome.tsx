// The result of importing a file of a gateway or carrier: what was posted, and the other rows, also as a file.

import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import { useLocale } from '../../framework/locale.ts'
import { saveFile } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import type { MoneyResult } from './use-money-file.ts'

/** Maximum rows shown; the file has all of them. */
const SHOWN = 100

interface MoneyOutcomeProps {
  result: MoneyResult
  table: { header: readonly string[]; rows: readonly (readonly string[])[] }
}

interface Missed {
  row: number
  name: string
  amounts: string
  words: string
}

/** The rows that were not posted, in the order of the file. */
function useMissed({ unmatched, rejected }: MoneyResult): Missed[] {
  const t = useMessages('incoming')
  const { money } = useLocale()
  const words = (key: string) => t(key as Parameters<typeof t>[0])
  const missed = [
    ...unmatched.map(({ row, name, amount, expected, reason }) => ({
      ...{ row, name, words: words(`unmatched-${reason}`) },
      amounts: [money(amount), expected !== null && t('expected', { amount: money(expected) })]
        .filter(Boolean)
        .join(', '),
    })),
    ...rejected.map(({ row, reason }) => ({ row, name: '', amounts: '', words: words(`rejected-${reason}`) })),
  ]
  return missed.sort((one, other) => one.row - other.row)
}

export function MoneyOutcome({ result, table }: MoneyOutcomeProps) {
  const t = useMessages('incoming')
  const { number } = useLocale()
  const missed = useMissed(result)
  const save = () => {
    const rows = missed.map(({ row, words }) => [...(table.rows[row - 2] ?? []), words])
    const text = CSV_MARK + csvText([[...table.header, t('reason')], ...rows])
    saveFile('rows-not-posted.csv', new Blob([text], { type: 'text/csv' }))
  }
  const counts = { posted: number(result.posted), repeated: number(result.repeated), missed: number(missed.length) }
  return (
    <section className="panel" aria-label={t('outcome')}>
      <header>
        <h2>{t('outcome')}</h2>
      </header>
      <div className="form in-b">
        <p role="status">{t('counts', counts)}</p>
        {missed.length > 0 && (
          <>
            <p className="late">{t('missedText')}</p>
            <ul className="rows">
              {missed.slice(0, SHOWN).map(({ row, name, amounts, words }) => (
                <li key={row}>
                  <div className="grow">
                    <b>{t('row', { number: number(row) })}</b>{' '}
                    <span className="sub">{[name, amounts].filter(Boolean).join(' · ')}</span>
                    <small className="late">{words}</small>
                  </div>
                </li>
              ))}
            </ul>
            {missed.length > SHOWN && <p className="soft">{t('onlyFirst', { count: number(SHOWN) })}</p>}
            <button type="button" className="b sm" onClick={save}>
              {t('downloadMissed')}
            </button>
          </>
        )}
      </div>
    </section>
  )
}
