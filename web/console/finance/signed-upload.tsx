// Uploads the response of the invoice portal: shows the outcome of each entry, and offers failed ones as a file.

import { useLocale } from '../../framework/locale.ts'
import { saveFile } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { Problem } from '../components/field.tsx'
import { useSigned } from './use-signed.ts'

/** Maximum failed entries shown; the file has all of them. */
const SHOWN = 100

type Signed = ReturnType<typeof useSigned>

function Outcomes({ rows, outcomes, rejected, open, busy }: Signed) {
  const t = useMessages('tax-documents')
  const { number: count } = useLocale()
  const of = (outcome: 'stored' | 'known') => outcomes.filter(one => one.outcome === outcome).length
  const counts = { stored: count(of('stored')), known: count(of('known')), rejected: count(rejected.length) }
  const save = () => {
    const json = JSON.stringify(
      rejected.map(({ index }) => rows[index]),
      null,
      2,
    )
    saveFile('signed-not-taken.json', new Blob([json], { type: 'application/json' }))
  }
  return (
    <>
      <p role="status">{t('signedCounts', counts)}</p>
      {busy && (
        <progress
          className="bar-progress"
          value={outcomes.length}
          max={outcomes.length + open.length}
          aria-label={t('sending')}
        />
      )}
      {rejected.length > 0 && (
        <>
          <ul className="rows">
            {rejected.slice(0, SHOWN).map(({ index, number, reason, detail }) => (
              <li key={index}>
                <div className="grow">
                  <b className="clip">{number || t('entry', { number: count(index + 1) })}</b>
                  <small>{t('entry', { number: count(index + 1) })}</small>
                  <small className="late">{[reason && t(`fault-${reason}`), detail].filter(Boolean).join(' ')}</small>
                </div>
              </li>
            ))}
          </ul>
          {rejected.length > SHOWN && <p className="soft">{t('onlyFirst', { count: count(SHOWN) })}</p>}
          <button type="button" className="b sm" onClick={save}>
            {t('downloadRejected')}
          </button>
        </>
      )}
    </>
  )
}

export function SignedUpload() {
  const t = useMessages('tax-documents')
  const { number } = useLocale()
  const signed = useSigned()
  const { busy, problem, rows, open, outcomes, unreadable, choose, send } = signed
  const begun = outcomes.length > 0
  return (
    <section className="panel" aria-label={t('signed')}>
      <header>
        <h2>{t('signed')}</h2>
      </header>
      <form
        className="form in-b"
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <p className="soft">{t('signedText')}</p>
        <label className="field">
          <span>{t('signedFile')}</span>
          <input
            type="file"
            className="ctl"
            accept=".json,application/json"
            disabled={busy}
            onChange={event => void choose(event.target.files?.[0] ?? null)}
          />
        </label>
        {rows.length > 0 && !begun && <p>{t('signedRows', { count: rows.length, shown: number(rows.length) })}</p>}
        {begun && <Outcomes {...signed} />}
        <Problem text={unreadable ? t('unreadable') : problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || open.length === 0}>
            {t(begun ? 'sendRest' : 'send')}
          </button>
        </div>
      </form>
    </section>
  )
}
