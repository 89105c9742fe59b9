// The electronic documents of a period, loaded page by page, and the file for a portal or provider.

import type { Market } from '../../../contract/shared/market.ts'
import { call } from '../app/api.ts'
import { zipOf } from './zip.ts'

export const KINDS_OF: Readonly<Record<Market, readonly DocumentKind[]>> = {
  IN: ['e-invoices', 'e-way-bills'],
  AE: ['pint'],
}
export type DocumentKind = 'e-invoices' | 'e-way-bills' | 'pint'

export interface DocumentQuestion {
  kind: DocumentKind
  taxNumber: string
  /** ISO dates, both included. */
  from: string
  to: string
  /** Only for e-way bills; empty for all orders. */
  orderNumber: string
  /** Transport details applied to all e-way bills; empty if unknown. */
  transporterId: string
  vehicleNo: string
  distance: string
}

export interface TaxDocument {
  number: string
  /** Validation problems, as given by the format. */
  problems: readonly string[]
  /** In the portal's format; the XML of PINT-AE. */
  content: Record<string, unknown> | string
}

export interface TaxDocuments {
  documents: readonly TaxDocument[]
  /** Of the file for the bulk upload of e-way bills. */
  version: string
  /** Whether there are more than the maximum. */
  cut: boolean
}

const PAGE_SIZE = 200
const MAX_PAGES = 25

interface Page {
  documents: TaxDocument[]
  version?: string
  more: boolean
}

async function pageOf(question: DocumentQuestion, pageIndex: number): Promise<Page> {
  const { kind, taxNumber, from, to, orderNumber, transporterId, vehicleNo, distance } = question
  const query = { taxNumber, from, to, pageIndex, pageSize: PAGE_SIZE }
  if (kind === 'pint') {
    const { documents, more } = (await call('GET /api/admin/invoices/pintDocuments', { query })).data
    return { documents: documents.map(({ xml, ...of }) => ({ ...of, content: xml })), more }
  }
  if (kind === 'e-invoices') {
    const { invoices, more } = (await call('GET /api/admin/invoices/eInvoices', { query })).data
    return {
      documents: invoices.map(({ number, problems, document }) => ({ number, problems, content: document })),
      more,
    }
  }
  const asked = {
    ...query,
    ...(orderNumber && { orderNumber: Number(orderNumber) }),
    ...(transporterId && { transporterId }),
    ...(vehicleNo && { vehicleNo }),
    ...(distance && { distance: Number(distance) }),
  }
  const { bills, upload, more } = (await call('GET /api/admin/invoices/eWayBills', { query: asked })).data
  return {
    documents: bills.map(({ number, problems, document }) => ({ number, problems, content: document })),
    version: upload.version,
    more,
  }
}

/** All documents of a period, at most five thousand. @throws ApiError */
export async function fetchDocuments(question: DocumentQuestion): Promise<TaxDocuments> {
  const documents: TaxDocument[] = []
  let version = ''
  for (let pageIndex = 0; pageIndex < MAX_PAGES; pageIndex++) {
    const page = await pageOf(question, pageIndex)
    documents.push(...page.documents)
    version = page.version ?? version
    if (!page.more) return { documents, version, cut: false }
  }
  return { documents, version, cut: true }
}

/** The file for the portal: a list of INV-01, the bulk upload of e-way bills, or a ZIP of XML files. */
export function fileOf(
  { kind, taxNumber, from, to }: Pick<DocumentQuestion, 'kind' | 'taxNumber' | 'from' | 'to'>,
  { documents, version }: Pick<TaxDocuments, 'documents' | 'version'>,
): { name: string; content: Blob } {
  const name = `${kind}-${taxNumber}-${from}-${to}`
  if (kind === 'pint') {
    const files = documents.map(({ number, content }) => ({
      name: `${number.replaceAll('/', '-')}.xml`,
      text: String(content),
    }))
    return { name: `${name}.zip`, content: zipOf(files) }
  }
  const contents = documents.map(({ content }) => content)
  const json = JSON.stringify(kind === 'e-invoices' ? contents : { version, billLists: contents }, null, 2)
  return { name: `${name}.json`, content: new Blob([json], { type: 'application/json' }) }
}
