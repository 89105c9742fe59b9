// Tabs: a single tab stop, arrows move the focus, the panel belongs to the selected tab.

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const TABS = [
  { key: 'all', label: 'All', href: '#all', count: '3' },
  { key: 'open', label: 'Open', href: '#open' },
  { key: 'closed', label: 'Closed', href: '#closed' },
]

function renderTabs() {
  render(
    <Tabs label="Orders" tabs={TABS} selected="open">
      Two orders
    </Tabs>,
  )
  return { user: userEvent.setup() }
}

const tab = (name: string | RegExp) => screen.getByRole('tab', { name })

it('has one tab in the order of the keyboard: the selected one, which names the panel', async () => {
  const { user } = renderTabs()
  await user.tab()
  expect(document.activeElement).toBe(tab('Open'))
  expect(tab('Open').getAttribute('aria-selected')).toBe('true')
  expect(tab(/^All/).getAttribute('aria-selected')).toBe('false')
  expect(screen.getByRole('tabpanel', { name: 'Open' }).textContent).toBe('Two orders')
})

it('moves the focus by arrows, Home and End, around the ends', async () => {
  const { user } = renderTabs()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Closed'))
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab(/^All/))
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(tab('Closed'))
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(tab(/^All/))
})

it('follows the link of a tab by the space bar', async () => {
  const { user } = renderTabs()
  await user.tab()
  await user.keyboard('{ArrowRight} ')
  expect(location.hash).toBe('#closed')
})
