// The editor of the menu: departments are added and put in order, each with what is pinned, links and a promotion.

import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { CategoryNodeRow } from '../../../contract/catalog/categories-api.ts'
import type { MenuText } from '../../../contract/content/documents.ts'
import { showInConsole } from '../testing/show.tsx'
import { MenuEditor } from './menu-editor.tsx'

afterEach(() => vi.unstubAllGlobals())

const category = (categoryCode: string, nameEn: string, active = true): CategoryNodeRow => ({
  ...{ categoryCode, nameEn, nameHi: nameEn, active, level: 1, children: 2, products: 0, path: [] },
})
const reads = {
  'parent=114000000': { categories: [category('114010000', 'Drills'), category('114020000', 'Saws')], next: null },
  '/api/admin/categories': {
    categories: [
      ...[category('116000000', 'Safety'), category('114000000', 'Power tools')],
      ...[category('211000000', 'Electricals'), category('128000000', 'Pumps', false)],
    ],
    next: null,
  },
}

interface EditorProps {
  first: MenuText
  locked: boolean
  onBody(body: MenuText): void
}

function Editor({ first, locked, onBody }: EditorProps) {
  const [body, setBody] = useState(first)
  const change = (next: MenuText) => {
    onBody(next)
    setBody(next)
  }
  return <MenuEditor body={body} locked={locked} onChange={change} />
}

async function show(departments: MenuText['departments'], locked = false) {
  let now: MenuText = { kind: 'menu', departments }
  const keep = (body: MenuText) => {
    now = body
  }
  const { user } = await showInConsole(<Editor first={now} locked={locked} onBody={keep} />, { reads, answers: [] })
  return { user, now: () => now.departments }
}
const plain = (code: string) => ({ category: code, first: [], links: [], promotion: null })

it('puts departments in order, which the others follow', async () => {
  const { user, now } = await show([plain('116000000')])
  expect(await screen.findByText('1. Safety')).toBeTruthy()
  const add = screen.getByLabelText('Add a department')
  // what is there already, and what the store does not show, is not offered
  expect(
    within(add)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Choose', 'Power tools', 'Electricals']])
  await user.selectOptions(add, 'Power tools')
  await user.click(screen.getByRole('button', { name: /^Move up: Power tools/ }))
  expect(now().map(one => one.category)).toEqual(['114000000', '116000000'])
  await user.click(screen.getByRole('button', { name: 'Add all others' }))
  expect(now().map(one => one.category)).toEqual(['114000000', '116000000', '211000000'])
  expect(screen.queryByLabelText('Add a department')).toBeNull()
})

it('pins categories and shows links and a promotion in a department', async () => {
  const { user, now } = await show([plain('114000000')])
  await user.click(await screen.findByText('Edit this department'))
  await user.selectOptions(await screen.findByLabelText('Add a category that comes first'), 'Saws')
  await user.click(screen.getByRole('button', { name: 'Add a link' }))
  await user.type(screen.getByLabelText('Name, English'), 'Deals')
  await user.click(screen.getByLabelText('Show a promotion in this department'))
  await user.type(screen.getByLabelText('Title, Hindi'), 'ड्रिल')
  expect(now()).toEqual([
    {
      ...{ category: '114000000', first: ['114020000'], links: [{ name: { en: 'Deals', hi: '' }, link: '/' }] },
      promotion: { title: { en: '', hi: 'ड्रिल' }, text: { en: '', hi: '' }, link: '/', image: null },
    },
  ])
  await user.click(screen.getByLabelText('Show a promotion in this department'))
  expect(now()[0]?.promotion).toBeNull()
})

it('is only looked at by who may not write', async () => {
  await show([plain('114000000')], true)
  expect(await screen.findByText('See this department')).toBeTruthy()
  expect(screen.queryByLabelText('Add a department')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
