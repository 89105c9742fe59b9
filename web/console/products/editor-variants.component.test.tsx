// The variants of a product: preview before creation, and conflicts.

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { productEditorEndpoints } from '../../../contract/products/editor-api.ts'
import { type ProductVariants, productVariantEndpoints } from '../../../contract/products/variants-api.ts'
import { staffSessionEndpoints } from '../../../contract/staff/api.ts'
import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { session } from '../app/session.ts'
import { EditorProvider } from './editor-context.tsx'
import { EditorVariants } from './editor-variants.tsx'

beforeEach(() => {
  localStorage.clear()
  const { data } = staffSessionEndpoints.staffSession.example as { data: StaffSession }
  const permissions = ['products.read', 'products.write', 'prices.write'] as const
  session.set({ ...data, member: { ...data.member, permissions: [...permissions] } } as StaffSession)
})
afterEach(() => vi.unstubAllGlobals())

const attribute = (key: string, name: string) => ({
  ...{ key, nameEn: name, nameHi: name, unit: '', kind: 'text' as const, required: false, choices: [] },
})
const product = {
  ...productEditorEndpoints.editedProduct.example.data,
  attributes: [attribute('size', 'Size'), attribute('colour', 'Colour')],
  cells: { name: 'Gloves, L', 'spec:size': 'L' },
}
const row = {
  ...{ msn: product.msn, partNumber: 'TID-13', nameEn: 'Gloves, L', nameHi: '', values: ['L'], price: 100_00 },
  ...{ free: 5, availability: 'stock' as const, listed: true, sellerCode: 'SAHYA', twice: false },
}
const draftRow = { ...row, msn: 'MSN0000A1B3', values: ['XL'], nameEn: 'Gloves, XL', listed: false }
const group: ProductVariants = {
  ...{ grouped: true, version: '0123456789abcdef', axes: [attribute('size', 'Size')], total: 2, found: 2 },
  ...{ variants: [row, draftRow], next: null },
}
const changeSet = productVariantEndpoints.changeVariants.example.data

async function show(answers: Record<string, () => Response>) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = (address.split('?')[0] ?? '').replace(/.*\/variants/, '')
    if (init?.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body)) })
    const name = `${init?.method ?? 'GET'} ${path}`
    return answers[name]?.() ?? Response.json({ data: group })
  })
  const draft = { cells: {}, version: 0, canUndo: false, change: vi.fn(), set: vi.fn(), undo: vi.fn() }
  const whole = { ...draft, redo: vi.fn(), drop: vi.fn() }
  const messages = await loadAll('en')
  render(
    <LocaleContext value={{ market: 'IN', language: 'en', messages }}>
      <EditorProvider product={product} draft={whole}>
        <EditorVariants draft={whole} />
      </EditorProvider>
    </LocaleContext>,
  )
  const user = userEvent.setup()
  await screen.findByText('2 variants')
  return { sent, draft, user, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

it('shows a preview before creating variants, and creates them from that version', async () => {
  const combination = { values: ['S'], partNumber: 'TID-13-S', name: 'Gloves, S', state: 'new', msn: '' }
  const planned = { version: 'f'.repeat(16), counts: { new: 1, there: 1, problems: 0 }, combinations: [combination] }
  const { sent, press, user } = await show({
    'POST /plan': () => Response.json({ data: planned }),
    'POST ': () => Response.json({ data: changeSet }),
  })
  await press('Create variants')
  expect(screen.getByLabelText<HTMLInputElement>('Name, English').value).toBe('Gloves, {size}')
  await user.type(screen.getByLabelText('Values of Size'), 'S = छोटा\nL')
  await press('Preview')
  expect(
    await screen.findByText(/^1 draft will be created\. 1 combination exists already and is left out\.$/),
  ).toBeTruthy()
  await press('Create 1 draft')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const values = [
    {
      key: 'size',
      values: [
        { en: 'S', hi: 'छोटा' },
        { en: 'L', hi: '' },
      ],
    },
  ]
  expect(sent.map(({ path }) => path)).toEqual(['/plan', ''])
  expect(sent[1]?.body).toMatchObject({ values, version: planned.version, changeSetId: expect.any(String) })
})

it("adds the activation of the shown drafts to the editor's draft", async () => {
  const { draft, press } = await show({})
  await press('Activate 1 draft that is shown')
  expect(draft.change).toHaveBeenCalledWith([
    { msn: draftRow.msn, seller: 'SAHYA', field: 'active', was: 'no', now: 'yes' },
  ])
})

it("shows the choice of somebody else next to the member's", async () => {
  const theirs = { ...group, version: 'a'.repeat(16), axes: [attribute('colour', 'Colour')] }
  let conflict = true
  let reads = 0
  const { sent, press, user } = await show({
    'POST /changes': () =>
      conflict
        ? Response.json({ code: 'product.variants-changed' }, { status: 409 })
        : Response.json({ data: changeSet }),
    'GET ': () => Response.json({ data: reads++ > 0 ? theirs : group }),
  })
  await press('Options')
  await user.selectOptions(screen.getByLabelText('Add a specification'), 'Colour')
  await press('Save')
  expect(await screen.findByText(/Size, Colour/)).toBeTruthy()
  conflict = false
  await press('Keep mine and save again')
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ body }) => [body.version, body.axes])).toEqual([
    [group.version, ['size', 'colour']],
    [theirs.version, ['size', 'colour']],
  ])
})
