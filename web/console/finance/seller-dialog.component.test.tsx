// Editing the details of a seller: what is sent in each country, what is not accepted, and a change by somebody else.

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SellerDetails, sellerEndpoints } from '../../../contract/catalog/sellers-api.ts'
import { staffSessionEndpoints } from '../../../contract/staff/api.ts'
import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { session } from '../app/session.ts'
import { SellerDialog } from './seller-dialog.tsx'

beforeEach(() => {
  localStorage.clear()
  session.set(staffSessionEndpoints.staffSession.example.data as StaffSession)
})
afterEach(() => vi.unstubAllGlobals())

const indian = sellerEndpoints.setSellerDetails.example.data as SellerDetails
const dubai: SellerDetails = {
  ...indian,
  ...{ sellerCode: 'MARINA', market: 'AE', turnover: null, upiId: null, contact: null },
}

async function show(seller: SellerDetails, answer: () => Response, now: SellerDetails = seller) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ data: { sellers: [now] } })
    sent.push(JSON.parse(String(init.body)))
    return answer()
  })
  const handlers = { onClose: vi.fn(), onSaved: vi.fn(), onTaken: vi.fn() }
  const messages = await loadAll('en')
  render(
    <LocaleContext value={{ market: seller.market, language: 'en', messages }}>
      <SellerDialog seller={seller} {...handlers} />
    </LocaleContext>,
  )
  const user = userEvent.setup()
  const type = async (label: RegExp, text: string) => {
    await user.clear(screen.getByLabelText(label))
    if (text) await user.type(screen.getByLabelText(label), text)
  }
  return { sent, ...handlers, user, type, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}

it('sends the details of a seller in India, with the version that was read', async () => {
  const { sent, onSaved, type, save } = await show(indian, () => Response.json({ data: indian }))
  expect(screen.queryByLabelText(/trade licence/)).toBeNull()
  await type(/^Turnover in rupees/, '4,50,00,000.50')
  await type(/^Email address/, '')
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(indian))
  expect(sent).toEqual([
    {
      version: indian.version,
      turnover: { year: '2025-26', amount: 4_50_00_000_50 },
      ...{ upiId: indian.upiId, contact: null },
    },
  ])
  expect(localStorage.length).toBe(0)
})

it('shows validation errors of the page or the server next to the field', async () => {
  const body = {
    code: 'request.invalid',
    problems: [{ path: 'body.tradeLicence.number', message: 'Too long' }],
  }
  const { sent, type, save } = await show(dubai, () => Response.json(body, { status: 400 }))
  expect(screen.queryByLabelText(/UPI/)).toBeNull()
  await type(/^Number of the trade licence/, 'CN-1234567')
  await type(/^Email address/, 'no address')
  await save()
  expect(screen.getByText('A number needs its issuing authority.')).toBeTruthy()
  expect(screen.getByLabelText(/^Email address/).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
  await type(/^Issuing authority/, 'Dubai Economy and Tourism')
  await type(/^Email address/, 'accounts@marina.example')
  await save()
  await waitFor(() =>
    expect(screen.getByLabelText(/^Number of the trade licence/).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(sent).toEqual([
    {
      version: dubai.version,
      tradeLicence: { number: 'CN-1234567', authority: 'Dubai Economy and Tourism' },
      contact: { email: 'accounts@marina.example', language: 'en' },
    },
  ])
})

it('lets the member resolve a conflict', async () => {
  const theirs = { ...indian, version: indian.version + 1, upiId: 'theirs@bank' }
  const rejected = () => Response.json({ code: 'catalog.changed-meanwhile' }, { status: 409 })
  const { sent, type, save, user } = await show(indian, rejected, theirs)
  await type(/^UPI ID/, 'mine@bank')
  await save()
  await user.click(await screen.findByRole('button', { name: /mine/i }))
  await save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ version: theirs.version, upiId: 'mine@bank' })
})
