// Conflicts when saving an attribute, and the attributes of a category.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AttributeRow, categoryEndpoints, type EditedCategory } from '../../../contract/catalog/categories-api.ts'
import type { Load } from '../app/use-load.ts'
import { done, showInConsole, stale } from '../testing/show.tsx'
import { AttributeForm } from './attribute-form.tsx'
import { CategoryAttributes } from './category-attributes.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const [power] = categoryEndpoints.attributes.example.data as AttributeRow[]
const category = categoryEndpoints.editedCategory.example.data as EditedCategory

it('of an attribute are compared field by field', async () => {
  if (!power) throw new Error('no example')
  const onSaved = vi.fn()
  const { sent, user } = await showInConsole(<AttributeForm attribute={power} onClose={vi.fn()} onSaved={onSaved} />, {
    answers: [stale({ ...power, unit: 'kW', version: 2 }), done()],
  })
  await user.clear(screen.getByLabelText('Name, English'))
  await user.type(screen.getByLabelText('Name, English'), 'Rated power')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  // the member's name is kept, and the unit is taken from the stored record
  await user.click(await screen.findByRole('button', { name: 'Use the chosen values' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent).toMatchObject([
    { nameEn: 'Rated power', unit: 'W', version: 1 },
    { nameEn: 'Rated power', unit: 'kW', version: 2 },
  ])
})

it("of a category are shown as lists, and the member's list stays until the conflict is resolved", async () => {
  if (!power) throw new Error('no example')
  const voltage = { ...power, key: 'voltage', nameEn: 'Voltage', unit: 'V', required: false, choices: [] }
  const shown: EditedCategory = { ...category, attributes: [{ ...power, required: false, choices: [] }, voltage] }
  const theirs: EditedCategory = { ...shown, version: 2, attributes: [voltage] }
  const load = { show: vi.fn() as (data: EditedCategory) => void } as Load<EditedCategory>
  const { sent, user } = await showInConsole(<CategoryAttributes category={shown} load={load} />, {
    reads: { [`/categories/${category.categoryCode}`]: theirs },
    answers: [() => Response.json({ code: 'catalog.changed-meanwhile' }, { status: 409 }), done(theirs)],
  })
  const [required] = screen.getAllByLabelText('Required')
  if (!required) throw new Error('no attribute')
  await user.click(required)
  await user.click(screen.getByRole('button', { name: 'Save the attributes' }))
  expect(await screen.findByText(/Power \(Required\)/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save the attributes' }))
  await waitFor(() => expect(load.show).toHaveBeenCalledWith(theirs))
  expect(sent.map(({ version }) => version)).toEqual([1, 2])
})
