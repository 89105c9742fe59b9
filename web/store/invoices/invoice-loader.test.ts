// The page of an invoice links to its credit notes, and that of a credit note to its invoice.

import { describe, expect, it } from 'vitest'
import { invoiceEndpoints } from '../../../contract/invoices/api.ts'
import { formatMessage } from '../../framework/messages/format-message.ts'
import type { Messages } from '../../framework/messages/messages.ts'
import type { LoadContext } from '../app/page-loader.ts'
import { ROUTES } from '../app/routes.ts'
import { messages as account } from '../messages/account.en.ts'
import { messages as common } from '../messages/common.en.ts'
import { loadInvoice } from './invoice-loader.ts'

const { invoiceDetails, creditNoteDetails } = invoiceEndpoints
const invoice = invoiceDetails.example.data
const note = creditNoteDetails.example.data

// from their files: tests of the console that share the process read its messages
const english: Messages = { account, common }
const site = formatMessage(english.common?.siteName ?? '', {}, 'en-IN')

/** Calls the loader with the path of a page; every call returns the example of its endpoint. */
async function load(path: string, change: { hasFile?: boolean } = {}) {
  const params = ROUTES.invoice.pattern.exec(path)?.groups
  const calls: unknown[] = []
  const context = {
    params,
    language: 'en',
    messages: (namespace: string) => (key: string, values: Record<string, string>) =>
      formatMessage(english[namespace]?.[key] ?? '', values, 'en-IN'),
    call: async (name: string, { query }: { query: unknown }) => {
      calls.push(name, query)
      return { data: { ...(name.endsWith('creditNoteDetails') ? note : invoice), ...change } }
    },
  } as unknown as LoadContext
  return { ...(await loadInvoice(context)), calls }
}

describe('the page of an invoice', () => {
  it('has the document, its PDF and its credit notes', async () => {
    const { data, head, calls } = await load(`/dashboard/invoice/${invoice.invoiceId}`)
    expect(calls).toEqual(['GET /api/v1/order/invoiceDetails', { invoiceId: invoice.invoiceId }])
    expect(head).toEqual({ title: `Invoice TI/2627/000042 | ${site}`, noindex: true })
    expect(data).toMatchObject({
      orderNumber: 100_001,
      pdf: `/api/v1/order/invoice?orderNumber=100001&invoiceId=${invoice.invoiceId}`,
      document: { title: 'Tax invoice' },
      links: [{ path: `/dashboard/creditnote/${note.creditNoteId}`, title: 'Credit note CN/2627/000007' }],
    })
  })

  it('has no link to a PDF that is not ready yet', async () => {
    expect((await load(`/dashboard/invoice/${invoice.invoiceId}`, { hasFile: false })).data.pdf).toBeNull()
  })
})

describe('the page of a credit note', () => {
  it('has the document, its PDF and its invoice', async () => {
    const { data, head, calls } = await load(`/dashboard/creditnote/${note.creditNoteId}`)
    expect(calls).toEqual(['GET /api/v1/order/creditNoteDetails', { creditNoteId: note.creditNoteId }])
    expect(head.title).toBe(`Credit note CN/2627/000007 | ${site}`)
    expect(data).toMatchObject({
      orderNumber: 100_001,
      pdf: `/api/v1/order/creditNote?creditNoteId=${note.creditNoteId}`,
      document: { title: 'Credit note' },
      links: [{ path: `/dashboard/invoice/${invoice.invoiceId}`, title: 'Invoice TI/2627/000042' }],
    })
  })
})
