// Entries that are put into another order: what is open in one stays with it.

import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { LocaleContext, type LocaleSetting } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { SortableList } from './sortable-list.tsx'

let locale: LocaleSetting
beforeAll(async () => {
  locale = { market: 'IN', language: 'en', messages: await loadAll('en') }
})

function Blocks() {
  const [blocks, setBlocks] = useState(['Opening', 'Categories', 'Assurances'])
  return (
    <>
      <SortableList
        label="Blocks"
        items={blocks}
        nameOf={name => name}
        onChange={setBlocks}
        render={name => (
          <details>
            <summary>Edit {name}</summary>
          </details>
        )}
      />
      <button type="button" onClick={() => setBlocks([...blocks, 'Row'])}>
        Add
      </button>
    </>
  )
}

beforeEach(() => {
  render(
    <LocaleContext value={locale}>
      <Blocks />
    </LocaleContext>,
  )
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const detailsOf = (name: string) => {
  const entry = within(screen.getByRole('list', { name: 'Blocks' }))
    .getAllByRole('listitem')
    .find(one => one.textContent?.includes(`Edit ${name}`))
  return entry?.querySelector('details') as HTMLDetailsElement
}
const names = () => screen.getAllByRole('listitem').map(one => one.querySelector('b')?.textContent)

it('an open entry stays open when it is moved, and the one that takes its place stays closed', () => {
  detailsOf('Assurances').open = true
  press('Move up: Assurances')
  expect(names()).toEqual(['1. Opening', '2. Assurances', '3. Categories'])
  expect([detailsOf('Assurances').open, detailsOf('Categories').open]).toEqual([true, false])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: Assurances' }))
})

it('an opened entry stays open when one before it is removed and one is added', () => {
  detailsOf('Categories').open = true
  press('Remove: Opening')
  press('Add')
  expect(names()).toEqual(['1. Categories', '2. Assurances', '3. Row'])
  expect([detailsOf('Categories').open, detailsOf('Assurances').open, detailsOf('Row').open]).toEqual([
    true,
    false,
    false,
  ])
})
