// The input for a barcode scanner: reports each text followed by Enter, and keeps the focus.

import { type FormEvent, useId, useRef } from 'react'
import { useMessages } from '../app/messages.ts'

interface ScanFieldProps {
  label?: string
  hint: string
  /** Action of its button. */
  button: string
  autoFocus?: boolean
  onScan(text: string): void
}

export function ScanField({ label, hint, button, autoFocus, onScan }: ScanFieldProps) {
  const t = useMessages('scanning')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { current } = input
    if (!current) return
    const text = current.value.trim()
    current.value = ''
    current.focus()
    if (text !== '') onScan(text)
  }
  return (
    <form className="scan-form" onSubmit={submit}>
      <label htmlFor={id}>{label ?? t('code')}</label>
      <div className="scan-row">
        {/* a text that is too long is rejected with the reason: truncating it would make another code */}
        <input
          ref={input}
          id={id}
          className="ctl"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="enter"
          // biome-ignore lint/a11y/noAutofocus: on a screen for scanning alone
          autoFocus={autoFocus}
          aria-describedby={`${id}-note`}
        />
        <button type="submit" className="b">
          {button}
        </button>
      </div>
      <small id={`${id}-note`} className="sub">
        {hint}
      </small>
    </form>
  )
}
