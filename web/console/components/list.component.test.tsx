// The list of the console: keys, selection, pages, and a response that comes too late.

import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { Router, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { List } from './list.tsx'

interface Row {
  id: string
  name: string
}
interface Page {
  rows: Row[]
  next: string | null
}

const rowsFrom = (first: number): Row[] => [0, 1, 2].map(n => ({ id: String(first - n), name: `Row ${first - n}` }))

function TestList({ load, onBulk }: { load(before: string): Promise<Page>; onBulk(ids: string[]): void }) {
  const before = useQuery().get('before') ?? ''
  const page = useLoad(before, () => load(before), true)
  return (
    <List
      label="Rows"
      columns={[
        { key: 'name', title: 'Name', cell: row => row.name },
        { key: 'id', title: 'Number', cell: row => row.id },
        { key: 'sign', title: 'Sign', cell: () => '#' },
      ]}
      page={page}
      idOf={row => row.id}
      nameOf={row => row.name}
      hrefOf={row => `/console/rows/${row.id}`}
      empty="Nothing here"
      bulk={rows => (
        <button type="button" onClick={() => onBulk(rows.map(({ id }) => id))}>
          Do it
        </button>
      )}
    />
  )
}

async function show(load: (before: string) => Promise<Page>) {
  const onBulk = vi.fn()
  const messages = await loadAll('en')
  render(
    <LocaleContext value={{ market: 'IN', language: 'en', messages }}>
      <Router>
        <TestList load={load} onBulk={onBulk} />
      </Router>
    </LocaleContext>,
  )
  return { onBulk, user: userEvent.setup() }
}

beforeEach(() => {
  history.replaceState(null, '', '/console/rows')
  Element.prototype.scrollIntoView = () => undefined
})

test('letters move, select a range, open and clear', async () => {
  const { onBulk, user } = await show(async () => ({ rows: rowsFrom(9), next: null }))
  await screen.findByText('Row 9')
  await user.keyboard('jxj{Shift>}x{/Shift}')
  expect(screen.getByText('2 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Do it' }))
  expect(onBulk).toHaveBeenCalledWith(['9', '8'])
  await user.keyboard('{Escape}')
  expect(screen.queryByText('2 selected')).toBeNull()
  await user.click(document.body)
  await user.keyboard('{Enter}')
  expect(location.pathname).toBe('/console/rows/8')
})

test('older and newer pages are addresses', async () => {
  const load = async (before: string) => (before ? { rows: rowsFrom(6), next: null } : { rows: rowsFrom(9), next: '7' })
  const { user } = await show(load)
  await screen.findByText('Row 9')
  await user.keyboard(']')
  expect(await screen.findByText('Row 6')).toBeTruthy()
  expect(location.search).toBe('?before=7')
  await user.keyboard('[[')
  expect(await screen.findByText('Row 9')).toBeTruthy()
  expect(location.search).toBe('')
})

test('a response to an earlier page never replaces that of a later one', async () => {
  const waiting = new Map<string, (page: Page) => void>()
  await show(before => new Promise(resolve => waiting.set(before, resolve)))
  await act(async () => {
    history.pushState(null, '', '/console/rows?before=7')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await act(async () => waiting.get('7')?.({ rows: rowsFrom(6), next: null }))
  await act(async () => waiting.get('')?.({ rows: rowsFrom(9), next: '7' }))
  expect(screen.getByText('Row 6')).toBeTruthy()
  expect(screen.queryByText('Row 9')).toBeNull()
})

test('an empty list says so', async () => {
  await show(async () => ({ rows: [], next: null }))
  expect(await screen.findByText('Nothing here')).toBeTruthy()
})

test('columns are hidden and shown again, and kept in the URL', async () => {
  const { user } = await show(async () => ({ rows: rowsFrom(9), next: null }))
  await screen.findByText('Row 9')
  const titles = () => screen.getAllByRole('columnheader').map(cell => cell.textContent)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  // the first column opens the row: it cannot be hidden
  expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Number' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(location.search).toBe('?hide=id')
  expect(titles()).toEqual(['', 'Name', 'Sign'])
  await user.click(screen.getByRole('button', { name: 'Columns (1 hidden)' }))
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(location.search).toBe('')
  expect(titles()).toEqual(['', 'Name', 'Number', 'Sign'])
})
