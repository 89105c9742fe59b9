// The dialog: opened as modal, named by its title, closed by its button, by Escape and by a click outside.

import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

function renderDialog(open = true) {
  const onClose = vi.fn()
  const content = (shown: boolean) => (
    <Dialog open={shown} onClose={onClose} title="Offers" closeLabel="Close">
      <button type="button">Inside</button>
    </Dialog>
  )
  const { rerender } = render(content(open))
  return { user: userEvent.setup(), onClose, show: (shown: boolean) => rerender(content(shown)) }
}

it('is not there until it is opened, and marks the page while it is', () => {
  const { show } = renderDialog(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  show(true)
  expect(screen.getByRole('dialog', { name: 'Offers' })).toBeTruthy()
  expect(document.body.classList.contains('modal-open')).toBe(true)
  show(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.body.classList.contains('modal-open')).toBe(false)
})

it('asks to be closed by its button and by a click beside it, not by one inside', async () => {
  const { user, onClose } = renderDialog()
  await user.click(screen.getByRole('button', { name: 'Inside' }))
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('leaves it to its owner whether Escape closes it', () => {
  const { onClose } = renderDialog()
  // a browser fires `cancel` for Escape and closes the dialog unless prevented
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it.each(['oosModal', 'offerModel', 'emiModal', 'myModal'])(
  'marks %s about 100 ms after it was opened, and hides it 500 ms after it was closed',
  id => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const content = (open: boolean) => (
      <Dialog id={id} open={open} onClose={vi.fn()} title="Offers" closeLabel="Close">
        Inside
      </Dialog>
    )
    const { rerender, container } = render(content(true))
    const dialog = container.querySelector('dialog')
    const isMarked = () => dialog?.classList.contains('modal-shown')
    vi.advanceTimersByTime(99)
    expect(isMarked()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isMarked()).toBe(true)
    rerender(content(false))
    expect([isMarked(), document.body.classList.contains('modal-open'), dialog?.open]).toEqual([false, false, true])
    vi.advanceTimersByTime(499)
    expect(dialog?.open).toBe(true)
    vi.advanceTimersByTime(1)
    expect(dialog?.open).toBe(false)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  },
)
