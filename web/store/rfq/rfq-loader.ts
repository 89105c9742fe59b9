// Loads the quotation requests of the account, and one of them with its quotation.

import type { Rfq } from '../../../contract/rfq/schemas.ts'
import type { LoadContext, PageHead, PageLoader } from '../app/page-loader.ts'

const PER_PAGE = 10

export interface RfqsData {
  requests: Rfq[]
  /** From 1. */
  page: number
  pages: number
}

const head = ({ messages }: LoadContext, title: string): PageHead => ({
  title: `${title} | ${messages('common')('siteName')}`,
  noindex: true,
})

export const loadRfqs: PageLoader<RfqsData> = async context => {
  const { call, query, messages } = context
  const requested = Number(query.get('page'))
  const page = Number.isInteger(requested) && requested > 0 && requested <= 10_000 ? requested : 1
  const { data } = await call('GET /api/v1/rfq/listRFQ', { query: { pageIndex: page - 1, pageSize: PER_PAGE } })
  const { requests, totalCount } = data
  return {
    data: { requests, page, pages: Math.ceil(totalCount / PER_PAGE) },
    head: head(context, messages('quotes')('title')),
    tags: [],
  }
}

export const loadRfq: PageLoader<{ rfq: Rfq }> = async context => {
  const { call, params, messages } = context
  const { data: rfq } = await call('GET /api/v1/rfq/getRFQ', { query: { rfqNumber: Number(params.number) } })
  const title = messages('quotes')('request', { number: String(rfq.rfqNumber) })
  return { data: { rfq }, head: head(context, title), tags: [] }
}
