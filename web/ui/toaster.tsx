// Shows toasts at the bottom of the window; success and error look the same, as the specification requires.

import { useEffect, useRef } from 'react'
import { useObservable } from './observable.ts'
import { dismissToast, NO_TOASTS, type Toast, toasts } from './toast.ts'
import styles from './toaster.module.css'

/** The timer starts when the toast is rendered: this module may still be loading when the toast is requested. */
function Line({ toast: { id, text, milliseconds } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), milliseconds)
    return () => clearTimeout(timer)
  }, [id, milliseconds])
  return <p className={styles.toast}>{text}</p>
}

/** Rendered once per page. The live region is always there, so that toasts are announced; the popover is above open dialogs. */
export function Toaster() {
  const shown = useObservable(toasts, NO_TOASTS)
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
          <Line key={toast.id} toast={toast} />
        ))}
      </div>
    </>
  )
}
