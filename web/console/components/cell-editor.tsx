// The input of an open cell.

import { useId, useRef, useState } from 'react'
import type { CellColumn } from './cell-column.ts'

export interface EditorProps {
  text: string
  column: CellColumn
  onDone(text: string | null, go: 'down' | 'right' | 'stay'): void
}

export function CellEditor({ text, column, onDone }: EditorProps) {
  const [value, setValue] = useState(text)
  const done = useRef(false)
  const listId = useId()
  const end = (result: string | null, go: 'down' | 'right' | 'stay') => {
    if (done.current) return
    done.current = true
    onDone(result, go)
  }
  return (
    <>
      <input
        className="cell-in"
        aria-label={column.title}
        // biome-ignore lint/a11y/noAutofocus: the cell was opened to be typed into
        autoFocus
        list={column.list ? listId : undefined}
        value={value}
        onChange={event => setValue(event.target.value)}
        onBlur={() => end(value, 'stay')}
        onCopy={event => event.stopPropagation()}
        onPaste={event => event.stopPropagation()}
        onKeyDown={event => {
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') end(null, 'stay')
          else if (event.key === 'Enter') end(value, 'down')
          else if (event.key === 'Tab') {
            event.preventDefault()
            end(value, 'right')
          }
        }}
      />
      {column.list && (
        <datalist id={listId}>
          {column.list.map(choice => (
            <option key={choice.value} value={choice.label} />
          ))}
        </datalist>
      )}
    </>
  )
}
