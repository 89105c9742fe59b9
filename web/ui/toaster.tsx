// Shows the notices at the foot of the window; one style for good and bad news, as the specification wants.

import { useEffect, useRef } from 'react'
import { useObservable } from './observable.ts'
import { dismissToast, NO_TOASTS, type Toast, toasts } from './toast.ts'
import styles from './toaster.module.css'

/** The time of a notice starts when it is shown: this part of the page may still be on its way when it is asked for. */
function Line({ toast: { id, text, milliseconds } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), milliseconds)
    return () => clearTimeout(timer)
  }, [id, milliseconds])
  return <p className={styles.toast}>{text}</p>
}

/** Once a page. The live region is always there, so that it is heard; the popover stands above open dialogs. */
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
