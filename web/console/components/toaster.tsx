// Short notices at the foot of the window, spoken by screen readers.

import { useEffect, useRef } from 'react'
import { useObservable } from '../../ui/observable.ts'
import { dismissToast, NO_TOASTS, type Toast, toasts } from '../../ui/toast.ts'

function Line({ toast: { id, text, milliseconds } }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), milliseconds)
    return () => clearTimeout(timer)
  }, [id, milliseconds])
  return <p>{text}</p>
}

/** Rendered once per page. The popover is shown above open dialogs. */
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
      <p className="sr" role="status">
        {shown.at(-1)?.text}
      </p>
      <div ref={element} popover="manual" className="toaster" aria-hidden="true">
        {shown.map(toast => (
          <Line key={toast.id} toast={toast} />
        ))}
      </div>
    </>
  )
}
