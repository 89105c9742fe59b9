// The quantity field: valid steps, typed values rounded up, limits that cannot be passed.

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Quantity } from './quantity.tsx'

const LABELS = { quantity: 'Quantity', less: 'Less', more: 'More' }

interface Limits {
  minimum: number
  multiple: number
  maximum?: number
}

function Chosen({ start, limits, onChange }: { start: number; limits: Limits; onChange(next: number): void }) {
  const [value, setValue] = useState(start)
  const change = (next: number) => {
    onChange(next)
    setValue(next)
  }
  return <Quantity {...limits} labels={LABELS} value={value} onChange={change} />
}

function renderQuantity(limits: Limits, start: number) {
  const onChange = vi.fn()
  render(<Chosen start={start} limits={limits} onChange={onChange} />)
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  return { user: userEvent.setup(), onChange, button, input: screen.getByRole<HTMLInputElement>('textbox') }
}

it('goes up and down in steps and stops at the ends', async () => {
  const { user, onChange, button } = renderQuantity({ minimum: 10, multiple: 5, maximum: 18 }, 10)
  expect(button('Less').disabled).toBe(true)
  await user.click(button('More'))
  expect(onChange).toHaveBeenLastCalledWith(15)
  expect(button('More').disabled).toBe(true)
  await user.click(button('Less'))
  expect(onChange).toHaveBeenLastCalledWith(10)
})

it('rounds what is typed up to what can be sold, and takes digits alone', async () => {
  const { user, onChange, input } = renderQuantity({ minimum: 10, multiple: 5 }, 10)
  await user.clear(input)
  await user.type(input, '1x2{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(15)
  expect(input.value).toBe('15')
})

it('shows the lowest quantity again when the field is left empty', async () => {
  const { user, onChange, input } = renderQuantity({ minimum: 10, multiple: 5 }, 10)
  await user.clear(input)
  await user.tab()
  expect(input.value).toBe('10')
  expect(onChange).not.toHaveBeenCalled()
})

it('hands on what is typed above the maximum instead of lowering it: the store tells how many there are', async () => {
  const { user, onChange, input } = renderQuantity({ minimum: 1, multiple: 1, maximum: 888 }, 1)
  await user.clear(input)
  await user.type(input, '99999{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(99_999)
})

it('follows the arrow keys', async () => {
  const { user, onChange, input } = renderQuantity({ minimum: 1, multiple: 1, maximum: 2 }, 1)
  input.focus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(onChange.mock.calls).toEqual([[2]])
})
