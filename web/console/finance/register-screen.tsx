// The register of invoices and notes: all tax documents of the market, with search, filters, sums of a month and their PDF.

import { REGISTER_KINDS, registerKinds, takesBack } from '../../../contract/invoices/register.rules.ts'
import type { RegisteredDocument } from '../../../contract/invoices/register-api.ts'
import { registerKindName } from '../../../contract/invoices/register-labels.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call, download } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { ChoiceFilter } from '../components/choice-filter.tsx'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { Filter, ListSearch } from '../components/list-head.tsx'
import { FinanceHead } from './finance-head.tsx'
import { MonthFilter } from './month-filter.tsx'
import { dayAndYear, monthOf } from './register-dates.ts'
import { RegisterSums } from './register-sums.tsx'

/** The order of a document; for commission, the documents of its month. */
const hrefOf = ({ orderNumber, issuedOn }: RegisteredDocument) =>
  orderNumber === null ? to('/finance/commission', { month: issuedOn.slice(0, 7) }) : to(`/orders/${orderNumber}`)

function PdfButton({ document: { source, documentId, orderNumber, number } }: { document: RegisteredDocument }) {
  const t = useMessages('document-register')
  const may = useMay()
  const { language } = useLocale()
  const { busy, problem, run } = useAct()
  const isCommission = source === 'commission'
  if (!isCommission && !may('orders.read')) return null
  const fetchFile = () =>
    run(() =>
      isCommission
        ? download(`/api/admin/commission/invoices/${documentId}/file`, { query: { language } })
        : download(`/api/admin/orders/${orderNumber}/documents/${documentId}`, { query: { kind: source } }),
    )
  return (
    <>
      {problem && (
        <span className="late" role="alert">
          {problem}
        </span>
      )}
      <button type="button" className="b sm" disabled={busy} aria-label={t('pdfOf', { number })} onClick={fetchFile}>
        {t('pdf')}
      </button>
    </>
  )
}

function Party({ party }: { party: RegisteredDocument['buyer'] }) {
  const t = useMessages('document-register')
  if (!party) return <span className="sub">{t('buyerHidden')}</span>
  return (
    <span className="cut customer party" title={party.name}>
      {party.name}
    </span>
  )
}

function useColumns(): Column<RegisteredDocument>[] {
  const t = useMessages('document-register')
  const { language, money } = useLocale()
  const amount = (row: RegisteredDocument, minor: number) => money(takesBack(row.kind) ? -minor : minor, row.currency)
  return [
    {
      key: 'number',
      title: t('number'),
      phone: 'id',
      cell: row => (
        <a className="id" href={hrefOf(row)}>
          {row.number}
        </a>
      ),
    },
    { key: 'date', title: t('date'), phone: 'due', cell: row => dayAndYear(row.issuedOn, language) },
    { key: 'kind', title: t('kind'), cell: row => registerKindName(row.kind, language) },
    {
      key: 'order',
      title: t('order'),
      cell: row => row.orderNumber && <a href={to(`/orders/${row.orderNumber}`)}>{row.orderNumber}</a>,
    },
    { key: 'issuer', title: t('issuer'), cell: row => <Party party={row.seller} /> },
    { key: 'issuerNumber', title: t('taxNumber'), cell: row => row.seller.taxNumber },
    { key: 'buyer', title: t('buyer'), phone: 'cu', cell: row => <Party party={row.buyer} /> },
    { key: 'buyerNumber', title: t('taxNumber'), cell: row => row.buyer?.taxNumber },
    { key: 'taxable', title: t('taxable'), right: true, cell: row => amount(row, row.taxable) },
    { key: 'tax', title: t('tax'), right: true, cell: row => amount(row, row.tax) },
    { key: 'total', title: t('total'), right: true, phone: 'tot', cell: row => amount(row, row.total) },
    {
      key: 'pdf',
      title: t('pdf'),
      phone: 'ex',
      cell: row => (
        <span className="pdf-cell">
          <span className="of-phone">{registerKindName(row.kind, language)}</span>
          <PdfButton document={row} />
        </span>
      ),
    },
  ]
}

/** Tax numbers of sellers by a part of the name; any other one, such as that of the operator, is typed in full. */
function IssuerFilter() {
  const t = useMessages('document-register')
  const { market } = useLocale()
  const may = useMay()
  const find = async (text: string) => {
    const typed = text.trim().toUpperCase()
    const query = { market, text: text.slice(0, 60), limit: 20 }
    const { sellers } = may('offers.read')
      ? (await call('GET /api/admin/catalog/sellers', { query })).data
      : { sellers: [] }
    const known = sellers.flatMap(({ legalName, registrations }) =>
      registrations.map(({ taxNumber }) => ({ value: taxNumber, label: `${legalName}, ${taxNumber}` })),
    )
    const isOther = /^[0-9A-Z]{15}$/.test(typed) && !known.some(({ value }) => value === typed)
    return isOther ? [...known, { value: typed, label: typed }] : known
  }
  return <ChoiceFilter name="taxNumber" label={t('issuer')} find={find} />
}

export function Screen() {
  const t = useMessages('document-register')
  const { market, language } = useLocale()
  const query = useQuery()
  const columns = useColumns()
  const before = query.get('before') ?? undefined
  const period = monthOf(query.get('month')) ?? undefined
  const narrowing = {
    market,
    kind: REGISTER_KINDS.find(kind => kind === query.get('kind')),
    taxNumber: query.get('taxNumber') ?? undefined,
  }
  const text = query.get('text')?.trim() || undefined
  const filter = { ...narrowing, period, text }
  const page = useLoad(
    JSON.stringify([filter, before]),
    async () => {
      const { documents, next } = (await call('GET /api/admin/invoices/register', { query: { ...filter, before } }))
        .data
      return { rows: documents, next }
    },
    true,
  )
  const kinds = registerKinds(market).map(value => ({ value, label: registerKindName(value, language) }))
  return (
    <div className="list-screen">
      <FinanceHead saved view="register">
        <ListExport columns="documents" path="/api/admin/invoices/register.csv" query={filter} />
      </FinanceHead>
      <div className="tools">
        <ListSearch label={t('search')} />
        <MonthFilter />
        <Filter name="kind" label={t('kind')} options={kinds} />
        <IssuerFilter key={market} />
      </div>
      {period && !text && <RegisterSums query={{ ...narrowing, period }} />}
      <List
        label={t('list')}
        columns={columns}
        page={page}
        idOf={row => row.documentId}
        nameOf={row => row.number}
        hrefOf={hrefOf}
        empty={t('nothing')}
      />
    </div>
  )
}
