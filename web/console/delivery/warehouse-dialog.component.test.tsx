// A form whose record was saved by somebody else meanwhile: both values, author and time, and a lossless resolution.

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type DeliveryNetwork, staffDeliveryEndpoints } from '../../../contract/delivery/staff-api.ts'
import { staffSessionEndpoints } from '../../../contract/staff/api.ts'
import { historyEndpoints } from '../../../contract/staff/history-api.ts'
import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { session } from '../app/session.ts'
import { WarehouseDialog } from './warehouse-dialog.tsx'

beforeEach(() => {
  localStorage.clear()
  session.set(staffSessionEndpoints.staffSession.example.data as StaffSession)
})
afterEach(() => vi.unstubAllGlobals())

const network = staffDeliveryEndpoints.deliveryNetwork.example.data as DeliveryNetwork
const [warehouse] = network.warehouses
const current = { ...warehouse, nameHi: 'पुणे पश्चिम', cutoffHour: 18, version: 2 }
const stale = () => Response.json({ code: 'settings.changed-meanwhile', data: { current } }, { status: 409 })
const [example] = historyEndpoints.recordHistory.example.data.versions
const earlier = { ...warehouse, cutoffHour: 12, version: 1 }
const versions = [
  { ...example, seq: 8, before: earlier, after: { ...warehouse, version: 2 } },
  { ...example, seq: 7, before: null, after: earlier },
]

async function show(saved: () => Response = stale) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes('/history/')) return Response.json({ data: { versions, more: false } })
    if (init?.method !== 'POST') return Response.json({ data: network })
    sent.push(JSON.parse(String(init.body)))
    return saved()
  })
  const close = vi.fn()
  const change = vi.fn()
  const messages = await loadAll('en')
  const view = render(
    <LocaleContext value={{ market: 'IN', language: 'en', messages }}>
      <WarehouseDialog network={network} code={warehouse?.code ?? ''} onChange={change} onClose={close} />
    </LocaleContext>,
  )
  return { sent, close, change, view, user: userEvent.setup() }
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name in English')
const hour = () => screen.getByLabelText<HTMLInputElement>(/^Hour until which/)

it('compares field by field, and takes untouched fields from the stored record', async () => {
  let answer = stale
  const { sent, close, user } = await show(() => answer())
  await user.clear(name())
  await user.type(name(), 'Pune West')
  await user.clear(hour())
  await user.type(hour(), '17')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'This was changed in the meantime' })).toBeTruthy()
  expect(await screen.findByText(/^Saved by Meera Iyer/)).toBeTruthy()
  expect(sent).toMatchObject([{ nameEn: 'Pune West', version: 1 }])
  // takes their hour, keeps the own name, and the Hindi name follows the stored record
  await user.click(screen.getByRole('radio', { name: 'In the store now 18' }))
  await user.click(screen.getByRole('button', { name: 'Use the chosen values' }))
  expect([name().value, hour().value]).toEqual(['Pune West', '18'])
  answer = () => Response.json({ data: network })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent[1]).toMatchObject({ nameEn: 'Pune West', nameHi: 'पुणे पश्चिम', cutoffHour: 18, version: 2 })
})

it('keeps the input over a reload, and the stored record if the member chooses so', async () => {
  const first = await show()
  await first.user.clear(name())
  await first.user.type(name(), 'Pune East')
  first.view.unmount()
  const { user, close, change } = await show()
  expect(name().value).toBe('Pune East')
  expect(screen.getByText('What you typed before is still here.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Leave it as it is now' }))
  await waitFor(() => expect(change).toHaveBeenCalledWith(network))
  expect(close).toHaveBeenCalled()
})

it('creates it again if it was removed meanwhile', async () => {
  const gone = () => Response.json({ code: 'settings.changed-meanwhile', data: { current: null } }, { status: 409 })
  const { sent, user } = await show(gone)
  await user.clear(name())
  await user.type(name(), 'Pune')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Keep mine and create it again' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 0 }))
})

it('lists the versions, compares one with now and restores it from the version that was read', async () => {
  const { sent, close, user } = await show(() => Response.json({ data: network }))
  await user.click(screen.getByText('History'))
  expect(await screen.findByText('Changed: Hour until which orders leave the same day (0 to 23)')).toBeTruthy()
  expect(screen.getByText('Created')).toBeTruthy()
  const [latest, first] = screen.getAllByRole('button', { name: /^Compare with now/ })
  if (!latest || !first) throw new Error('no versions')
  await user.click(latest)
  expect(screen.getByText('No differences from now.')).toBeTruthy()
  await user.click(first)
  const restore = { name: 'Restore this version' }
  await user.type(name(), '!')
  expect(screen.getByRole('button', restore).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Save or discard your changes first.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Discard the changes' }))
  await user.click(screen.getByRole('button', restore))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent).toMatchObject([{ cutoffHour: 12, version: 1 }])
})
