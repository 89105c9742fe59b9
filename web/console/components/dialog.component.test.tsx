// Focus handling of a console dialog when it opens and closes.

import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { LocaleContext, type LocaleSetting } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { Dialog } from './dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

let locale: LocaleSetting
beforeAll(async () => {
  locale = { market: 'IN', language: 'en', messages: await loadAll('en') }
})

it('starts at its first field, and returns to the previous element', () => {
  const dialog = (
    <ReasonDialog
      title="Block"
      label="Reason"
      confirm="Block"
      busy={false}
      problem=""
      onConfirm={vi.fn()}
      onClose={vi.fn()}
    >
      <p>The customer is logged out.</p>
    </ReasonDialog>
  )
  const page = (shown: boolean) => (
    <LocaleContext value={locale}>
      <button type="button">Open</button>
      {shown && dialog}
    </LocaleContext>
  )
  const { rerender } = render(page(false))
  screen.getByRole('button', { name: 'Open' }).focus()
  rerender(page(true))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }))
  rerender(page(false))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

it('leaves it to the browser where there is no field', () => {
  render(
    <LocaleContext value={locale}>
      <Dialog title="Delete" onClose={vi.fn()}>
        <button type="button">Delete</button>
      </Dialog>
    </LocaleContext>,
  )
  expect(document.activeElement).toBe(document.body)
})
