// The side navigation: its groups fold, stay folded in this browser, and never hide the present area.

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readStored } from '../../framework/api/browser-storage.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { LocationContext } from '../../framework/navigation.ts'
import { areasFor } from '../app/areas.ts'
import { loadAll } from '../app/messages.ts'
import { foldedGroups } from '../app/settings.ts'
import { Side } from './side.tsx'

// jsdom has no layout
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  foldedGroups.set([])
})

async function show(path: string) {
  const messages = await loadAll('en')
  render(
    <LocaleContext value={{ market: 'IN', language: 'en', messages }}>
      <LocationContext value={{ path, search: '', hash: '' }}>
        <Side areas={areasFor(['orders.read', 'products.read'])} onHelp={vi.fn()} />
      </LocationContext>
    </LocaleContext>,
  )
  const names = () => screen.getAllByRole('link').map(link => link.textContent)
  return { names, user: userEvent.setup() }
}

it('collapses a group and expands it again', async () => {
  const { names, user } = await show('/')
  const group = screen.getByRole('button', { name: 'Catalogue' })
  expect(group.getAttribute('aria-expanded')).toBe('true')
  await user.click(group)
  expect(group.getAttribute('aria-expanded')).toBe('false')
  expect(names()).toEqual(['Dashboard', 'Approvals', 'Calendar', 'Bin', 'Orders', 'Returns', 'Refunds', 'Disputes'])
  expect(readStored('kh_console_folded')).toEqual(['catalogGroup'])
  await user.click(group)
  expect(names().slice(-2)).toEqual(['Products', 'Categories and brands'])
  expect(readStored('kh_console_folded')).toEqual([])
})

it('shows the current area of a collapsed group', async () => {
  const { names, user } = await show('/orders')
  await user.click(screen.getByRole('button', { name: 'Sales' }))
  expect(names()).toEqual(['Dashboard', 'Approvals', 'Calendar', 'Bin', 'Orders', 'Products', 'Categories and brands'])
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page')
})
