// Modal dialogs and sheets based on the native element, with the class names required by the specification.

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { MODAL_HIDE_MS, MODAL_MARKER_MS, motionAllowed } from './motion-times.ts'

/** These get an extra class shortly after opening, and stay visible for a while after closing. */
const DELAYED = new Set(['oosModal', 'offerModel', 'emiModal', 'myModal'])

interface DialogProps {
  open: boolean
  onClose(): void
  title: string
  closeLabel: string
  /** `sheet` is full screen on mobile and a dialog on desktop; `side` slides in from the start edge; `full` fills the window. */
  shape?: 'center' | 'sheet' | 'side' | 'full'
  id?: string
  /** The content has no controls: it takes the focus itself, so that keys can scroll it. */
  readOnly?: boolean
  /** Stays below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

let openDialogs = 0

function markBody(change: 1 | -1): void {
  openDialogs += change
  document.body.classList.toggle('modal-open', openDialogs > 0)
}

/** Opens the dialog and returns a disposer that closes it. */
function openModal(element: HTMLDialogElement): () => void {
  if (!element.open) element.showModal()
  markBody(1)
  const delayed = DELAYED.has(element.id)
  const timer = delayed ? setTimeout(() => element.classList.add('modal-shown'), MODAL_MARKER_MS) : undefined
  return () => {
    clearTimeout(timer)
    markBody(-1)
    element.classList.remove('modal-shown')
    if (delayed && motionAllowed()) setTimeout(() => element.close(), MODAL_HIDE_MS)
    else element.close()
  }
}

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  shape = 'center',
  id,
  readOnly,
  footer,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => (open && element.current ? openModal(element.current) : undefined), [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; the keyboard has Escape
    <dialog
      ref={element}
      id={id}
      className={classNames(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === element.current) onClose()
      }}
    >
      <div className={styles.inner}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body} tabIndex={readOnly ? 0 : undefined} role={readOnly ? 'document' : undefined}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
