// Short notices at the foot of the window; one style for good and bad news, as the specification wants.

import { useEffect, useRef } from 'react'
import { makeObservable, useObservable } from './observable.ts'
import styles from './toast.module.css'

interface Toast {
  id: number
  text: string
}

const NONE: readonly Toast[] = []
const toasts = makeObservable<readonly Toast[]>(NONE)
let nextId = 1

/** Shows a notice, for 3000 ms if not told otherwise; at most three at once. */
export function showToast(text: string, milliseconds = 3000): void {
  const id = nextId++
  toasts.set([...toasts.get().filter(toast => toast.text !== text), { id, text }].slice(-3))
  setTimeout(() => toasts.set(toasts.get().filter(toast => toast.id !== id)), milliseconds)
}

/** Once a page. The live region is always there, so that it is heard; the popover stands above open dialogs. */
export function Toaster() {
  const shown = useObservable(toasts, NONE)
  const element = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.id
  useEffect(() => {
    const region = element.current
    if (newest === undefined || !region?.showPopover) return
    if (region.matches(':popover-open')) region.hidePopover()
    region.showPopover()
  }, [newest])
  return (
    <>
      <p className="vh" role="status">
        {shown.at(-1)?.text}
      </p>
      <div ref={element} popover="manual" className={styles.toaster} aria-hidden="true">
        {shown.map(toast => (
          <p key={toast.id} className={styles.toast}>
            {toast.text}
          </p>
        ))}
      </div>
    </>
  )
}
