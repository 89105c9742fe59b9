// The form of an import source: the draft includes everything but the password.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ImportSource } from '../../../contract/imports/sources-api.ts'
import { importSourceEndpoints } from '../../../contract/imports/sources-api.ts'
import { done, showInConsole } from '../testing/show.tsx'
import { SourceForm } from './source-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const source = importSourceEndpoints.readImportSource.example.data as ImportSource
const handlers = () => ({ onClose: vi.fn(), onSaved: vi.fn() })
const reads = { '/importMappings': [] }

it('requires the password again after a reload', async () => {
  const first = await showInConsole(<SourceForm source={null} {...handlers()} />, { reads, answers: [] })
  await first.user.type(screen.getByLabelText(/^Name/), 'Feed')
  await first.user.type(screen.getByLabelText(/^URL of the file/), 'https://feeds.example/list.csv')
  await first.user.type(screen.getByLabelText(/^User/), 'shop')
  await first.user.type(screen.getByLabelText(/^Password/), 'a-password')
  expect(JSON.stringify(localStorage)).toContain('feeds.example')
  expect(JSON.stringify(localStorage)).not.toContain('a-password')
  first.view.unmount()
  const acts = handlers()
  const { sent, user } = await showInConsole(<SourceForm source={null} {...acts} />, { reads, answers: [done(source)] })
  expect(screen.getByLabelText<HTMLInputElement>(/^User/).value).toBe('shop')
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('')
  await user.type(screen.getByLabelText(/^Password/), 'a-password')
  await user.click(screen.getByRole('button', { name: /^Add/ }))
  await waitFor(() => expect(acts.onSaved).toHaveBeenCalledWith(source))
  expect(sent).toMatchObject([{ name: 'Feed', username: 'shop', password: 'a-password' }])
  expect(localStorage.length).toBe(0)
})

it('shows the version saved by somebody else', async () => {
  const acts = handlers()
  const theirs = { ...source, maxRetired: 40, version: source.version + 1 }
  const { sent, user } = await showInConsole(<SourceForm source={source} {...acts} />, {
    reads: { ...reads, [`/importSources/${source.sourceId}`]: theirs },
    answers: [() => Response.json({ code: 'settings.changed-meanwhile' }, { status: 409 }), done(theirs)],
  })
  await user.type(screen.getByLabelText(/^Name/), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('40', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(acts.onSaved).toHaveBeenCalledWith(theirs))
  expect(sent.map(({ version }) => version)).toEqual([source.version, source.version + 1])
})
