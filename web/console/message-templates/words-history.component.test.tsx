// Earlier words of a message: those of this release below `own`, and those that earlier ones wrote without it.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type MessageTemplate, templateEndpoints } from '../../../contract/notifications/templates-api.ts'
import { done, showInConsole } from '../testing/show.tsx'
import { WordsForm } from './words-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const [message] = templateEndpoints.messageTemplates.example.data.templates as MessageTemplate[]
if (!message) throw new Error('no example')
const entry = { at: '2026-11-23T08:31:12.000Z', whoName: 'Meera Iyer' }
const earlier = { subject: 'We have it: {order}', text: 'Thanks.', registeredId: null }
const versions = [
  { ...entry, seq: 9, before: { own: earlier }, after: { own: null } },
  { ...entry, seq: 8, before: null, after: earlier },
]

it.each([
  ['the standard words', 0, null],
  ['words that an earlier release has logged', 1, earlier],
])('%s come back', async (_, at, own) => {
  const onSaved = vi.fn()
  const { sent, user } = await showInConsole(
    <WordsForm market="IN" message={message} language="en" onSaved={onSaved} />,
    { reads: { '/history/message-template/': { versions, more: false } }, answers: [done(message)] },
  )
  await user.click(screen.getByText('History'))
  const compare = await screen.findAllByRole('button', { name: /^Compare with now/ })
  await user.click(compare[at] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Restore this version' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent).toEqual([{ market: 'IN', language: 'en', version: 1, own }])
})
