// A question answered for the store by somebody else meanwhile.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moderationEndpoints, type Post } from '../../../contract/reviews/moderation-api.ts'
import { done, showInConsole, stale } from '../testing/show.tsx'
import { AnswerForm } from './answer-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const [review] = moderationEndpoints.moderationList.example.data.posts as Post[]

it('shows the other answer before a second one is sent', async () => {
  if (!review) throw new Error('no example')
  const onDone = vi.fn()
  const question: Post = { ...review, kind: 'question', state: 'published' }
  const { sent, user } = await showInConsole(<AnswerForm post={question} onClose={vi.fn()} onDone={onDone} />, {
    answers: [stale({ text: 'Yes, with foam.', version: 1 }), done()],
  })
  await user.type(screen.getByRole('textbox'), 'Yes, it is.')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText('Yes, with foam.', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent.map(({ version }) => version)).toEqual([0, 1])
})
