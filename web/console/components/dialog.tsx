// A modal dialog on the native element: for irreversible actions and for input needed before anything else.

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '../app/messages.ts'
import { Icon } from './icon.tsx'

interface DialogProps {
  title: string
  onClose(): void
  children: ReactNode
}

const FIRST_FIELD = '.in-b :is(input, select, textarea):not([type=hidden], [disabled])'

/**
 * Open as long as it is rendered: the focus moves to its first field, if it has one, and later back to where it was.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const t = useMessages('frame')
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const before = document.activeElement
    const dialog = element.current
    dialog?.showModal()
    // the browser would focus the first element, the close button
    dialog?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="b flat sq" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="in-b">{children}</div>
    </dialog>
  )
}
