// Saving a mapping that somebody else has saved meanwhile, or whose name is taken.

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { zMapping } from '../../../contract/imports/api.ts'
import { done, showInConsole, stale } from '../testing/show.tsx'
import { MappingDialog } from './mapping-dialog.tsx'
import { SaveMappingDialog } from './saved-mappings.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const record = { name: 'office-feed', version: 3, mapping: { columns: { Ref: 'partNumber' as const } } }
const theirs = { ...record, version: 4, mapping: { columns: { Code: 'partNumber' } } }

it('that is edited shows both texts', async () => {
  const onSaved = vi.fn()
  const { sent, user } = await showInConsole(<MappingDialog record={record} onClose={vi.fn()} onSaved={onSaved} />, {
    answers: [stale(theirs), done(theirs)],
  })
  const mine = { columns: { Article: 'partNumber' } }
  fireEvent.change(screen.getByLabelText(/^Mapping/), { target: { value: JSON.stringify(mine) } })
  await user.click(screen.getByRole('button', { name: 'Save the mapping' }))
  expect(await screen.findByText(/"Code": "partNumber"/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save the mapping' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('office-feed'))
  expect(sent).toEqual([
    { name: 'office-feed', mapping: mine, version: 3 },
    { name: 'office-feed', mapping: mine, version: 4 },
  ])
})

it('whose name is in use is not silently replaced', async () => {
  const onSaved = vi.fn()
  const mapping = zMapping.parse({ columns: { Article: 'partNumber' } })
  const { sent, user } = await showInConsole(
    <SaveMappingDialog mapping={mapping} onClose={vi.fn()} onSaved={onSaved} />,
    { answers: [stale(theirs), done(theirs)] },
  )
  await user.type(screen.getByRole('textbox'), 'office-feed')
  await user.click(screen.getByRole('button', { name: 'Save the mapping' }))
  expect(await screen.findByText(/"Code": "partNumber"/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save the mapping' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('office-feed'))
  expect(sent.map(({ version }) => version)).toEqual([0, 4])
})
