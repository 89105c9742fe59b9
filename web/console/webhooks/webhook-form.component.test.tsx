// The form of a webhook: a draft that survives a reload and creates one webhook, and conflicts.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { webhookEndpoints } from '../../../contract/webhooks/api.ts'
import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import { done, showInConsole } from '../testing/show.tsx'
import { WebhookForm } from './webhook-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const webhook = webhookEndpoints.readWebhook.example.data as Webhook
const handlers = () => ({ onClose: vi.fn(), onSaved: vi.fn() })

it('keeps the draft of a new one with its id, without a secret', async () => {
  const first = await showInConsole(<WebhookForm webhook={null} {...handlers()} />, { answers: [] })
  await first.user.type(screen.getByLabelText(/^Name/), 'ERP')
  await first.user.type(screen.getByLabelText(/^Address/), 'https://erp.example/in')
  await first.user.click(screen.getByLabelText('Order accepted'))
  const [key = ''] = Object.keys(localStorage)
  const { fields } = JSON.parse(localStorage.getItem(key) ?? '{}')
  first.view.unmount()
  const made = { webhook, secret: 'whsec_of-the-new-one' }
  const { sent, user } = await showInConsole(<WebhookForm webhook={null} {...handlers()} />, { answers: [done(made)] })
  expect(screen.getByText('What you typed before is still here.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create a webhook' }))
  expect(await screen.findByText(/whsec_of-the-new-one/)).toBeTruthy()
  expect(sent).toMatchObject([{ webhookId: fields.webhookId, name: 'ERP', address: 'https://erp.example/in' }])
  expect(JSON.stringify(localStorage)).not.toContain('whsec')
})

it('shows the version saved by somebody else', async () => {
  const acts = handlers()
  const theirs = { ...webhook, name: 'Warehouse', version: webhook.version + 1 }
  const { sent, user } = await showInConsole(<WebhookForm webhook={webhook} {...acts} />, {
    reads: { [`/webhooks/${webhook.webhookId}`]: theirs },
    answers: [() => Response.json({ code: 'settings.changed-meanwhile' }, { status: 409 }), done(theirs)],
  })
  await user.type(screen.getByLabelText(/^Name/), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Warehouse', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(acts.onSaved).toHaveBeenCalledWith(theirs))
  expect(sent.map(({ version }) => version)).toEqual([webhook.version, webhook.version + 1])
})
