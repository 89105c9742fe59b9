// Packing with a scanner: codes and Enter, rejected codes, a reload, and a parcel that has changed.

import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type StaffOrder, staffOrderExample } from '../../../contract/orders/staff-api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { staffSessionEndpoints } from '../../../contract/staff/api.ts'
import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { session } from '../app/session.ts'
import { PackByScan } from './pack-by-scan.tsx'

beforeEach(() => {
  localStorage.clear()
  session.set(staffSessionEndpoints.staffSession.example.data as StaffSession)
})
afterEach(() => vi.unstubAllGlobals())

const [line] = staffOrderExample.lines
const [shipment] = staffOrderExample.shipments
if (!line || !shipment) throw new Error('no example')
const lines = [
  { ...line, quantity: 2 },
  { ...line, lineNo: 2, msn: 'MSN0000A1B3', partNumber: 'SCR-4', ean: '', productName: 'Screw', quantity: 100 },
  { ...line, lineNo: 3, msn: 'MSN0000A1B4', partNumber: 'SAW-1', ean: '', productName: 'Saw' },
]
const parcel = {
  ...shipment,
  lines: [
    { lineNo: 1, quantity: 2 },
    { lineNo: 2, quantity: 100 },
  ],
}
const order: StaffOrder = {
  ...staffOrderExample,
  lines,
  shipments: [parcel, { ...shipment, shipmentId: 500002, lines: [{ lineNo: 3, quantity: 1 }] }],
}

async function show({ answer, language = 'en' }: { answer?: () => Response; language?: Language } = {}) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)))
    return answer?.() ?? Response.json({ data: order })
  })
  const load = { data: order, error: null, busy: false, again: vi.fn(), show: vi.fn() }
  const messages = await loadAll(language)
  render(
    <LocaleContext value={{ market: 'IN', language, messages }}>
      <PackByScan order={order} parcel={parcel} load={load} />
    </LocaleContext>,
  )
  return { sent, load, user: userEvent.setup() }
}

const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.tab()
  await user.keyboard('{Enter}')
  return screen.getByLabelText('Scan or type a code')
}
const packButton = () => within(screen.getByRole('dialog')).queryByRole('button', { name: 'Pack' })

it('counts scanned units, offers to pack when complete, and packs the counted units', async () => {
  const { sent, load, user } = await show()
  const field = await open(user)
  expect(document.activeElement).toBe(field)
  await user.keyboard('8901234567894{Enter}')
  expect(screen.getByRole('status').textContent).toBe('Impact drill: 1 of 2')
  expect(document.activeElement).toBe(field)
  await user.keyboard('tid-13{Enter}99*SCR-4{Enter}')
  expect(screen.getByText('101 of 102 pieces')).toBeTruthy()
  expect(packButton()).toBeNull()
  await user.keyboard('MSN0000A1B3{Enter}')
  expect(screen.getByText('Everything is in the parcel.')).toBeTruthy()
  await user.click(packButton() as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ to: 'packed', counted: parcel.lines }])
  expect(load.show).toHaveBeenCalledWith(order)
  // the next time nothing is counted
  expect(screen.getByRole('button', { name: 'Pack by scanning' })).toBeTruthy()
})

it('rejects codes that do not belong to the parcel with the reason, and does not count them', async () => {
  const { user } = await show()
  const field = await open(user)
  const refused = [
    ['ABC-1', 'ABC-1 is not a product of this order. Put it aside.'],
    ['SAW-1', 'Saw belongs to parcel 500002, not to this one.'],
    ['101*SCR-4', 'Screw: 101 is too many, only 100 are missing. Nothing was counted.'],
    ['two*SCR-4', '“two” is not a quantity. Nothing was counted.'],
  ]
  for (const [code, words] of refused) {
    await user.keyboard(`${code}{Enter}`)
    expect(within(screen.getByRole('dialog')).getAllByRole('alert')[0]?.textContent).toBe(words)
    expect(document.activeElement).toBe(field)
  }
  expect(screen.getByText('0 of 102 pieces')).toBeTruthy()
  await user.keyboard('2*TID-13{Enter}TID-13{Enter}')
  expect(screen.getByText('Impact drill: all 2 pieces are already packed. Remove this one.')).toBeTruthy()
  expect(screen.getByText('2 of 102 pieces')).toBeTruthy()
})

it('accepts a typed quantity, and rejects a code scanned into its field', async () => {
  const { user } = await show()
  const field = await open(user)
  const pieces = screen.getByLabelText<HTMLInputElement>('Pieces packed: Screw')
  await user.click(pieces)
  await user.keyboard('60{Enter}')
  expect(screen.getByText('60 of 102 pieces')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await user.click(pieces)
  await user.keyboard('MSN0000A1B3{Enter}')
  expect(screen.getByText('“MSN0000A1B3” is not a quantity. Nothing was counted.')).toBeTruthy()
  expect(pieces.value).toBe('60')
  await user.click(pieces)
  await user.keyboard('101')
  await user.tab()
  expect(screen.getByText(/101 is too many/)).toBeTruthy()
  expect(pieces.value).toBe('60')
})

it('continues after a reload, and can start over', async () => {
  const first = await show()
  await open(first.user)
  await first.user.keyboard('TID-13{Enter}')
  cleanup()
  const { user } = await show()
  expect(screen.getByRole('button', { name: 'Pack by scanning (1 of 102)' })).toBeTruthy()
  const field = await open(user)
  expect(screen.getByText('1 of 102 pieces')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Count again' }))
  expect(screen.getByText('0 of 102 pieces')).toBeTruthy()
  expect(document.activeElement).toBe(field)
})

it('reloads the order when the parcel has changed, and keeps the counts', async () => {
  const { load, user } = await show({
    answer: () => Response.json({ code: 'order.parcel-changed', message: '', status: false }, { status: 409 }),
  })
  await open(user)
  await user.keyboard('2*TID-13{Enter}100*SCR-4{Enter}')
  await user.click(packButton() as HTMLElement)
  expect(await screen.findByText(/The parcel holds something else now/)).toBeTruthy()
  expect(load.again).toHaveBeenCalled()
  expect(screen.getByText('102 of 102 pieces')).toBeTruthy()
})

it('scans with the camera where the browser supports it, and has no button elsewhere', async () => {
  const { user } = await show()
  await open(user)
  expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull()
  cleanup()
  const stop = vi.fn()
  const getUserMedia = vi.fn(async () => ({ getTracks: () => [{ stop }] }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['ean_13']
      detect = async () => [{ rawValue: '8901234567894' }]
    },
  )
  const camera = await show()
  const field = await open(camera.user)
  await camera.user.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
  expect(await screen.findByText('Impact drill: 1 of 2')).toBeTruthy()
  await camera.user.click(screen.getByRole('button', { name: 'Camera off' }))
  expect(stop).toHaveBeenCalled()
  expect(field.isConnected).toBe(true)
  getUserMedia.mockRejectedValue(new Error('NotAllowedError'))
  await camera.user.click(screen.getByRole('button', { name: 'Scan with the camera' }))
  expect(await screen.findByText(/The camera is not available/)).toBeTruthy()
})

it('is worded in Hindi', async () => {
  const { user } = await show({ language: 'hi' })
  await user.tab()
  await user.keyboard('{Enter}2*TID-13{Enter}TID-13{Enter}')
  expect(screen.getByText('Impact drill: सभी 2 नग पहले ही पैक हैं। यह नग निकाल लें।')).toBeTruthy()
})
