// A store page in a frame of the console, at mobile or desktop width. Scripts do not run in it.

import { useEffect, useRef, useState } from 'react'

const WIDTHS = { phone: 390, desk: 1280 } as const
export type PreviewSize = keyof typeof WIDTHS
/** Viewport sizes in pixels. */
const HEIGHT = 820

/** The initial size: that of the current device. */
export const firstSize = (): PreviewSize => (matchMedia('(max-width: 760px)').matches ? 'phone' : 'desk')

/** The frame has the width of the device, scaled down if there is less room. */
export function PreviewFrame({ link, size, title }: { link: string; size: PreviewSize; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const width = WIDTHS[size]
  const scale = Math.min(1, (room ?? width) / width)
  return (
    <div ref={box} className="preview" style={{ height: `${Math.round(HEIGHT * scale)}px` }}>
      {room !== null && (
        <iframe
          title={title}
          src={link}
          sandbox="allow-same-origin"
          width={width}
          height={HEIGHT}
          style={{ transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}
