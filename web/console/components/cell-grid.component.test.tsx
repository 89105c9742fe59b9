// Which rows of a cell grid are rendered again: only those that are touched or have changed.

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { CellGrid, type CellState } from './cell-grid.tsx'

const IDS = ['a', 'b', 'c', 'd']
/** How often each row was rendered. */
let renders: Record<string, number> = {}
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})

/** Counts how often the text of a cell is rendered; keyboard handling only reads the text. */
const counted = (id: string, text: string): CellState => ({
  ...{ text, changed: false, problem: '', locked: false },
  get shown() {
    renders[id] = (renders[id] ?? 0) + 1
    return text
  },
})

function TestGrid() {
  const [texts, setTexts] = useState(() => IDS.map(id => [`${id}1`, `${id}2`]))
  return (
    <CellGrid
      label="Cells"
      headTitle="Row"
      // every render creates new rows and columns, as the product grid does
      columns={['One', 'Two'].map(name => ({ name, title: name, width: 8, right: false, locked: false }))}
      rows={IDS.map((id, row) => ({ id, name: id, head: id, depends: [texts[row]] }))}
      busy={false}
      stateOf={(row, column) => counted(IDS[row] ?? '', texts[row]?.[column] ?? '')}
      onChange={([edit]) =>
        setTexts(before =>
          before.map((texts, row) =>
            row === edit?.row ? texts.map((text, column) => (column === edit.column ? edit.text : text)) : texts,
          ),
        )
      }
      onUndo={() => undefined}
      onRedo={() => undefined}
      onSave={() => undefined}
      onSelect={() => undefined}
      onLocked={() => undefined}
    />
  )
}

async function open() {
  const messages = await loadAll('en')
  render(
    <LocaleContext value={{ market: 'IN', language: 'en', messages }}>
      <TestGrid />
    </LocaleContext>,
  )
  return userEvent.setup()
}
const rendered = () => Object.keys(renders).sort().join('')

test('typing in a cell renders only its row, and so does committing the value', async () => {
  const user = await open()
  await user.click(screen.getByText('b1'))
  renders = {}
  await user.keyboard('new')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'new')
  expect(rendered()).toBe('b')
  await user.tab()
  expect(screen.getByText('new')).toBeTruthy()
  expect(rendered()).toBe('b')
})

test('moving renders the previous and the new row; a range from a row rendered earlier starts at the right cell', async () => {
  const user = await open()
  await user.click(screen.getByText('b2'))
  renders = {}
  await user.keyboard('{ArrowDown}')
  expect(rendered()).toBe('bc')
  await user.keyboard('{Shift>}')
  await user.click(screen.getByText('d2'))
  await user.keyboard('{/Shift}')
  const selected = [...document.querySelectorAll('[aria-selected=true]')]
  expect(selected.map(({ textContent }) => textContent)).toEqual(['c2', 'd2'])
})
