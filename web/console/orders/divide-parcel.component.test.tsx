// Splitting a parcel: whole lines by button, both amounts beforehand, one id per split, and a parcel that has
// changed.

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { divisionEndpoints } from '../../../contract/orders/division-api.ts'
import { type StaffOrder, staffOrderExample } from '../../../contract/orders/staff-api.ts'
import { staffSessionEndpoints } from '../../../contract/staff/api.ts'
import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { session } from '../app/session.ts'
import { DivideParcel } from './divide-parcel.tsx'
import { MergeParcel } from './merge-parcel.tsx'

beforeEach(() => session.set(staffSessionEndpoints.staffSession.example.data as StaffSession))
afterEach(() => vi.unstubAllGlobals())

const { data: division } = divisionEndpoints.previewDivision.example
const [line] = staffOrderExample.lines
const [shipment] = staffOrderExample.shipments
if (!line || !shipment) throw new Error('no example')
const parcel = {
  ...shipment,
  lines: [
    { lineNo: 1, quantity: 4 },
    { lineNo: 2, quantity: 2 },
  ],
}
const lines = [
  { ...line, quantity: 4 },
  { ...line, lineNo: 2, productName: 'Saw', quantity: 2 },
]
const order: StaffOrder = { ...staffOrderExample, lines, shipments: [parcel] }

interface Sent {
  path: string
  body: Record<string, unknown>
}

async function show(answers: (() => Response)[] = [], shown: StaffOrder = order) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = address.split('?')[0]?.split('/').at(-1) ?? ''
    // a token against forged requests is fetched before the first of them
    if (init?.method !== 'POST') return Response.json({ data: {} })
    if (path === 'preview') return Response.json({ data: division })
    sent.push({ path, body: JSON.parse(String(init.body)) })
    return answers.shift()?.() ?? Response.json({ data: shown })
  })
  const load = { data: shown, error: null, busy: false, again: vi.fn(), show: vi.fn() }
  const messages = await loadAll('en')
  render(
    <LocaleContext value={{ market: 'IN', language: 'en', messages }}>
      {shown.shipments.map(one => (
        <section key={one.shipmentId} aria-label={String(one.shipmentId)}>
          <DivideParcel order={shown} parcel={one} load={load} />
          <MergeParcel order={shown} parcel={one} load={load} />
        </section>
      ))}
    </LocaleContext>,
  )
  return { sent, load, user: userEvent.setup() }
}

const confirm = () => screen.getByRole('dialog').querySelector<HTMLButtonElement>('button[type=submit]')
const changed = () => Response.json({ code: 'order.split-changed' }, { status: 409 })

it('sends whole lines with the digest shown, and the same split with the same id', async () => {
  const { sent, load, user } = await show([changed])
  await user.click(screen.getByRole('button', { name: 'Split parcel' }))
  expect(confirm()?.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'All pieces of Saw' }))
  await waitFor(() => expect(confirm()?.disabled).toBe(false))
  expect(screen.getByRole('region', { name: 'Amounts of both parcels' }).textContent).toContain('₹6,479')
  await user.click(confirm() ?? document.body)
  expect(await screen.findByText(/have changed meanwhile/)).toBeTruthy()
  expect(load.again).toHaveBeenCalled()
  await waitFor(() => expect(confirm()?.disabled).toBe(false))
  await user.click(confirm() ?? document.body)
  await waitFor(() => expect(load.show).toHaveBeenCalledWith(order))
  expect(sent[0]?.body).toMatchObject({ items: [{ lineNo: 2, quantity: 2 }], digest: division?.digest })
  expect(sent[1]).toEqual(sent[0])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('validates the choice before anything is sent', async () => {
  const { sent, user } = await show()
  await user.click(screen.getByRole('button', { name: 'Split parcel' }))
  const field = screen.getByLabelText('Pieces for the new parcel: Impact drill')
  await user.clear(field)
  await user.type(field, '5')
  expect(screen.getByText('The parcel does not have that many pieces.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'No pieces of Impact drill' }))
  expect(screen.getByText('Choose how many pieces go into the new parcel.')).toBeTruthy()
  for (const name of ['Impact drill', 'Saw'])
    await user.click(screen.getByRole('button', { name: `All pieces of ${name}` }))
  expect(screen.getByText('At least one piece has to stay in parcel 500001.')).toBeTruthy()
  expect(confirm()?.disabled).toBe(true)
  expect(sent).toEqual([])
})

it('can merge only the last split, and cannot split a parcel of one unit or while the order is on hold', async () => {
  const part = (shipmentId: number) => ({
    ...{ ...parcel, shipmentId, dividedFrom: 500001 },
    lines: [{ lineNo: 1, quantity: 1 }],
  })
  const hold = { holdId: '3f0c6ac8-6cf2-4e5b-8d26-12ad0b6cf1c4', reason: 'other' as const, note: '', by: '', since: '' }
  const { sent, user } = await show([], { ...order, shipments: [parcel, part(500002), part(500003)] })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Split parcel',
    'Merge with parcel 500001',
  ])
  await user.click(screen.getByRole('button', { name: 'Merge with parcel 500001' }))
  await waitFor(() => expect(sent).toEqual([{ path: 'merge', body: { into: 500001 } }]))
  document.body.innerHTML = ''
  await show([], { ...order, hold })
  expect(screen.getByRole('button', { name: 'Split parcel' }).hasAttribute('disabled')).toBe(true)
})
