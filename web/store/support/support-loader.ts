// Loads the pages of support: what a ticket can be about, customer care, and the tickets of the account.

import type { Care } from '../../../contract/support/api.ts'
import type { Ticket, TicketListed } from '../../../contract/support/schemas.ts'
import { statusOf } from '../../framework/loader-errors.ts'
import type { LoadContext, PageHead, PageLoader } from '../app/page-loader.ts'

/** Pages of support by what they are about. */
export type SupportPage = 'home' | 'orders' | 'rfq'

export interface SupportData {
  page: SupportPage
  /** What the ticket can be about; null for guests. */
  subjects: { value: string; product: string }[] | null
  /** What the address names of them; empty for nothing. */
  subject: string
  care: Care & { phone: string; email: string }
}

/** As many as both lists give in a page. */
const SUBJECTS = 40

/** The order that a guest has opened; null for none. */
async function readOpened({ call, query }: LoadContext): Promise<SupportData['subjects']> {
  const orderNumber = Number(query.get('order'))
  if (!Number.isSafeInteger(orderNumber) || orderNumber < 1) return null
  const opened = await call('GET /api/v1/order/guest', { query: { orderNumber } }).catch(() => null)
  const order = opened?.data.order
  return order ? [{ value: String(orderNumber), product: order.items[0]?.productName ?? '' }] : null
}

async function readSubjects(context: LoadContext, page: SupportPage): Promise<SupportData['subjects']> {
  const { call } = context
  const query = { pageIndex: 0, pageSize: SUBJECTS }
  try {
    if (page === 'rfq') {
      const { requests } = (await call('GET /api/v1/rfq/listRFQ', { query })).data
      return requests.map(({ rfqNumber, productName }) => ({ value: String(rfqNumber), product: productName }))
    }
    const { orders } = (await call('GET /api/v1/checkout/getUserOrders', { query })).data
    return orders.map(({ orderNumber, items }) => ({
      value: String(orderNumber),
      product: items[0]?.productName ?? '',
    }))
  } catch (error) {
    if (statusOf(error) === 401) return page === 'orders' ? readOpened(context) : null
    throw error
  }
}

const TITLES = { home: 'title', orders: 'ordersTitle', rfq: 'rfqTitle' } as const

export const loadSupport: PageLoader<SupportData> = async context => {
  const { call, params, path, query, messages } = context
  const t = messages('support')
  const page = params.page === 'orders' || params.page === 'rfq' ? params.page : 'home'
  const [subjects, { data: footer }, { data: care }] = await Promise.all([
    page === 'home' ? null : readSubjects(context, page),
    call('GET /api/v1/homepage/footercode'),
    call('GET /api/v1/support/care'),
  ])
  const { phone, email } = footer.contact
  return {
    data: {
      page,
      subjects,
      subject: subjects?.find(({ value }) => value === query.get('order'))?.value ?? '',
      care: { phone, email, ...care },
    },
    head: {
      title: `${t(TITLES[page])} | ${messages('common')('siteName')}`,
      description: t('metaDescription', { hours: care.replyHours }),
      canonical: path,
    },
    tags: [],
  }
}

const head = ({ messages }: LoadContext, title: string): PageHead => ({
  title: `${title} | ${messages('common')('siteName')}`,
  noindex: true,
})

export interface TicketsData {
  tickets: TicketListed[]
  /** Where the following page begins; null when there is none. */
  next: number | null
  first: boolean
}

export const loadTickets: PageLoader<TicketsData> = async context => {
  const { call, query, messages } = context
  const asked = Number(query.get('before'))
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
  const { tickets, more } = (await call('GET /api/v1/support/listTickets', { query: { before, limit: 20 } })).data
  const next = more ? (tickets.at(-1)?.ticketNumber ?? null) : null
  const data = { tickets, next, first: before === undefined }
  return { data, head: head(context, messages('support')('yourTickets')), tags: [] }
}

export const loadTicket: PageLoader<{ ticket: Ticket }> = async context => {
  const { call, params, messages } = context
  const ticketNumber = Number(params.number)
  const { data: ticket } = await call('POST /api/v1/support/readTicket', { body: { ticketNumber } })
  return {
    data: { ticket },
    head: head(context, messages('support')('ticket', { number: String(ticketNumber) })),
    tags: [],
  }
}

export const loadGuestTicket: PageLoader<null> = async context => ({
  data: null,
  head: head(context, context.messages('support')('guestTitle')),
  tags: [],
})
