// Keyboard shortcuts of the console: single letters that never fire while a field has the focus or a dialog is open.

import { useEffect, useRef } from 'react'
import { letterKeys } from './settings.ts'

/** By key: `j`, `Enter`, `?`, `shift x`, `ctrl k`. A handler that returns false leaves the key to the browser. */
export type KeyMap = Readonly<Record<string, (() => unknown) | undefined>>

const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'

function nameOf(event: KeyboardEvent): string {
  const key = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (event.ctrlKey || event.metaKey) return `ctrl ${key}`
  // a shifted sign is another sign: ?
  return event.shiftKey && /^[a-z]$/.test(key) ? `shift ${key}` : key
}

/** Whether the element handles the key itself. */
function isTaken(target: Element, name: string): boolean {
  if (name.startsWith('ctrl ')) return false
  if (target.closest(FIELDS)) return true
  return ['Enter', 'Space'].includes(name) && target.closest('a, button, summary, input') !== null
}

/** `first`: these handlers run before those of other components, such as for a letter that follows another one. */
export function useKeys(map: KeyMap, { first = false } = {}): void {
  const latest = useRef(map)
  latest.current = map
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return
      const name = nameOf(event)
      const run = latest.current[name]
      if (!run || document.querySelector('dialog:modal')) return
      if (event.target instanceof Element && isTaken(event.target, name)) return
      if (!letterKeys.get() && name.replace('shift ', '').length === 1) return
      if (run() !== false) event.preventDefault()
    }
    addEventListener('keydown', onKey, first)
    return () => removeEventListener('keydown', onKey, first)
  }, [first])
}
