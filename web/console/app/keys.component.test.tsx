// Keyboard shortcuts: precedence between handlers, and fields that keep their letters.

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useKeys } from './keys.ts'

const pressed: string[] = []
let goes = false

function Order() {
  useKeys({ c: () => pressed.push('confirm') })
  return <input aria-label="Name" />
}
function Frame() {
  useKeys({ c: () => (goes ? pressed.push('carts') : false) }, { first: true })
  return <Order />
}

it('gives a key to the first handler, and to others if it is not handled', () => {
  render(<Frame />)
  fireEvent.keyDown(document.body, { key: 'c' })
  goes = true
  fireEvent.keyDown(document.body, { key: 'c' })
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'c' })
  expect(pressed).toEqual(['confirm', 'carts'])
})
