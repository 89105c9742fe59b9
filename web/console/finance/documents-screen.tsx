// Electronic documents of a seller for the portals of India or a provider of the UAE: how many, what they lack, and the file.

import { useLocale } from '../../framework/locale.ts'
import { saveFile } from '../app/api.ts'
import { lastMonth } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { DocumentsForm } from './documents-form.tsx'
import { FinanceHead } from './finance-head.tsx'
import { problemWords } from './problem-words.ts'
import { SignedUpload } from './signed-upload.tsx'
import {
  type DocumentQuestion,
  fetchDocuments,
  fileOf,
  KINDS_OF,
  type TaxDocument,
  type TaxDocuments,
} from './tax-documents.ts'

/** Maximum documents with problems shown; the file has all of them. */
const SHOWN = 200

/** The last day of a month: `2026-11-30`. */
function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** The query of the URL; the previous month if it has no days. */
function useQuestion(): DocumentQuestion {
  const { market } = useLocale()
  const query = useQuery()
  const text = (name: string) => query.get(name) ?? ''
  const month = lastMonth(market)
  const kinds = KINDS_OF[market]
  return {
    kind: kinds.find(one => one === query.get('kind')) ?? kinds[0] ?? 'pint',
    ...{ taxNumber: text('taxNumber'), from: text('from') || `${month}-01`, to: text('to') || lastDay(month) },
    ...{ orderNumber: text('orderNumber'), transporterId: text('transporterId') },
    ...{ vehicleNo: text('vehicleNo'), distance: text('distance') },
  }
}

function Problems({ documents }: { documents: readonly TaxDocument[] }) {
  const t = useMessages('tax-documents')
  const { number: count } = useLocale()
  return (
    <>
      <h3>{t('lacking')}</h3>
      <ul className="rows">
        {documents.slice(0, SHOWN).map(({ number, problems }) => (
          <li key={number}>
            <div className="grow">
              <b>{number}</b>
              {[...new Set(problems)].map(problem => (
                <small key={problem} className="late">
                  {problemWords(problem, t)}
                </small>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {documents.length > SHOWN && <p className="soft">{t('onlyFirst', { count: count(SHOWN) })}</p>}
    </>
  )
}

function Found({ question, found }: { question: DocumentQuestion; found: TaxDocuments }) {
  const t = useMessages('tax-documents')
  const { number } = useLocale()
  const { documents, version, cut } = found
  const good = documents.filter(({ problems }) => problems.length === 0)
  const bad = documents.filter(({ problems }) => problems.length > 0)
  const save = (chosen: readonly TaxDocument[]) => {
    const { name, content } = fileOf(question, { documents: chosen, version })
    saveFile(name, content)
  }
  return (
    <section className="panel" aria-label={t(question.kind)}>
      <header>
        <h2>{t(question.kind)}</h2>
      </header>
      <div className="form in-b">
        <p role="status">
          {t('found', { count: documents.length, shown: number(documents.length) })}{' '}
          {bad.length > 0 && <span className="late">{t('withProblems', { count: bad.length })}</span>}
        </p>
        {cut && <p className="late">{t('cut', { count: number(documents.length) })}</p>}
        <div className="acts">
          {good.length > 0 && (
            <button type="button" className="b go" onClick={() => save(good)}>
              {t(bad.length > 0 ? 'downloadGood' : 'download', { count: number(good.length) })}
            </button>
          )}
          {bad.length > 0 && (
            <button type="button" className="b" onClick={() => save(documents)}>
              {t('downloadAll', { count: number(documents.length) })}
            </button>
          )}
        </div>
        <small className="sub">{t(`file-${question.kind}`)}</small>
        {bad.length > 0 && <Problems documents={bad} />}
      </div>
    </section>
  )
}

function Result({ question }: { question: DocumentQuestion }) {
  const t = useMessages('tax-documents')
  const load = useLoad(JSON.stringify(question), () => fetchDocuments(question))
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  if (load.data.documents.length === 0)
    return <EmptyState icon="file" title={t('none')} text={t(`none-${question.kind}`)} />
  return <Found question={question} found={load.data} />
}

export function Screen() {
  const t = useMessages('tax-documents')
  const { market } = useLocale()
  const may = useMay()
  const question = useQuestion()
  return (
    <div className="stack">
      <FinanceHead view="documents" />
      <p className="soft">{t(market === 'IN' ? 'introIndia' : 'introUae')}</p>
      <div className="tiles">
        <DocumentsForm key={`${market} ${question.kind}`} question={question} />
        {market === 'IN' && may('invoices.write') && <SignedUpload />}
      </div>
      {question.taxNumber !== '' && <Result question={question} />}
    </div>
  )
}
