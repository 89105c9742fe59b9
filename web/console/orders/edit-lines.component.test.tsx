// Editing the lines of an order: what each change comes to, what is in the way, and a rejected edit.

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { orderEditEndpoints } from '../../../contract/order-edits/api.ts'
import { staffOrderExample } from '../../../contract/orders/staff-api.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { EditDialog } from './edit-lines.tsx'
import type { EditPreview } from './edit-request.ts'

afterEach(() => vi.unstubAllGlobals())

const preview = orderEditEndpoints.previewOrderEdit.example.data as EditPreview
const order = { ...staffOrderExample, lines: staffOrderExample.lines.map(line => ({ ...line, quantity: 2 })) }
const product = orderEditEndpoints.productsToAdd.example.data.products[0]

interface Sent {
  path: string
  body: Record<string, unknown>
}

async function show(answers: Record<string, () => Response>, shown = order) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = address.split('?')[0] ?? ''
    if (path.includes('/edit') && init?.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body)) })
    const name = path.split('/edit')[1]
    return (name !== undefined && answers[name]?.()) || Response.json({ data: preview })
  })
  const load = { data: shown, error: null, busy: false, again: vi.fn(), show: vi.fn() }
  const onClose = vi.fn()
  const messages = await loadAll('en')
  render(
    <LocaleContext value={{ market: 'IN', language: 'en', messages }}>
      <EditDialog order={shown} load={load} onClose={onClose} />
    </LocaleContext>,
  )
  return { sent, load, onClose, user: userEvent.setup() }
}

const CONFIRM = { name: 'Change the order' }

it('shows the effect of a change, and makes it with the digest shown', async () => {
  const { sent, load, onClose, user } = await show({ '': () => Response.json({ data: order }) })
  expect(screen.getByRole('button', CONFIRM).hasAttribute('disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Decrease Impact drill' }))
  expect(await screen.findByText(/^₹3,190\S* is collected on delivery instead of ₹6,380/)).toBeTruthy()
  expect(sent).toMatchObject([{ body: { quantities: [{ lineNo: 1, quantity: 1 }], added: [] } }])
  await user.type(screen.getByLabelText('Reason'), 'The customer called')
  await user.click(screen.getByRole('button', CONFIRM))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.at(-1)?.body).toMatchObject({ digest: preview.digest, reason: 'The customer called' })
  expect(load.show).toHaveBeenCalledWith(order)
})

it('undoes a change, and finds a product to add', async () => {
  const { sent, user } = await show({
    '/products': () =>
      Response.json({ data: { products: [{ ...product, productId: 'MSN0000A1B3', productName: 'Saw' }] } }),
  })
  await user.click(screen.getByRole('button', { name: 'Remove Impact drill' }))
  await user.click(await screen.findByRole('button', { name: 'Undo Impact drill' }))
  expect(screen.getByText(/^Change a line, add a product or a coupon/)).toBeTruthy()
  await user.type(screen.getByLabelText('MSN or part number'), 'TID-13{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Add Saw' }))
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ quantities: [], added: [{ productId: 'MSN0000A1B3', quantity: 1 }] }),
  )
})

it('applies a coupon on Enter, undoes it, and shows no price field without the right', async () => {
  const { sent, user } = await show({})
  expect(screen.queryByLabelText(/^Price of one/)).toBeNull()
  expect(screen.queryByRole('group', { name: 'Surcharge' })).toBeNull()
  await user.type(screen.getByLabelText('Another code'), 'save 50{Enter}')
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ quantities: [], added: [], coupon: 'SAVE50' }))
  await user.click(screen.getByRole('button', { name: 'Undo Coupon' }))
  expect(screen.getByText(/^Change a line, add a product or a coupon/)).toBeTruthy()
})

it('removes an automatic offer, and adds one back', async () => {
  const one = { titleEn: '₹50 off', titleHi: '₹50 की छूट' }
  const other = { titleEn: '5% off tools', titleHi: 'औज़ारों पर 5% की छूट' }
  const offers = [
    { ...one, code: 'TEN', applies: true },
    { ...other, code: 'TOOLS', applies: false },
  ]
  const { sent, user } = await show({}, { ...order, offers })
  await user.click(screen.getByRole('button', { name: 'Remove ₹50 off' }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ quantities: [], added: [], offers: [] }))
  await user.click(screen.getByRole('button', { name: 'Put back 5% off tools' }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ quantities: [], added: [], offers: ['TOOLS'] }))
  await user.click(screen.getByRole('button', { name: 'Undo ₹50 off' }))
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ offers: ['TOOLS', 'TEN'] }))
  await user.click(screen.getByRole('button', { name: 'Undo 5% off tools' }))
  expect(screen.getByText(/^Change a line, add a product or a coupon/)).toBeTruthy()
})

it('shows problems, and cannot be confirmed then', async () => {
  const problems = [
    { code: 'stock', lineNo: 1, productId: null, limit: 12 },
    { code: 'prepaid-increase', lineNo: null, productId: null, limit: 31900 },
  ]
  await show({ '/preview': () => Response.json({ data: { ...preview, possible: false, problems, digest: '' } }) }).then(
    ({ user }) => user.click(screen.getByRole('button', { name: 'Increase Impact drill' })),
  )
  expect(await screen.findByText('Impact drill: At most 12 are available.')).toBeTruthy()
  expect(screen.getByText(/would cost ₹319\S* more/)).toBeTruthy()
  expect(screen.getByRole('button', CONFIRM).hasAttribute('disabled')).toBe(true)
})

it('reloads the order and the preview after a conflict', async () => {
  const conflict = () => Response.json({ code: 'order.state', message: '', status: false }, { status: 409 })
  const { sent, load, onClose, user } = await show({ '': conflict })
  await user.click(screen.getByRole('button', { name: 'Decrease Impact drill' }))
  await screen.findByText(/is collected on delivery/)
  await user.type(screen.getByLabelText('Reason'), 'One is enough')
  await user.click(screen.getByRole('button', CONFIRM))
  expect(await screen.findByText(/This order has moved on/)).toBeTruthy()
  expect(load.again).toHaveBeenCalled()
  await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/preview'))).toHaveLength(2))
  expect(onClose).not.toHaveBeenCalled()
})
