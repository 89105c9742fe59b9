// Renders only the visible rows of a long table, which all have the same height.

import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

const MORE = 12

export interface RowWindow {
  from: number
  to: number
  /** Heights of the rows not rendered above and below. */
  above: number
  below: number
  /** Scrolls a row into view below the head. */
  show(row: number): void
}

/** `sheet` scrolls and contains a table whose rows have the class `cell-row`. */
export function useRowWindow(sheet: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [height, setHeight] = useState(32)
  const [view, setView] = useState({ top: 0, size: 900 })
  useLayoutEffect(() => {
    const row = sheet.current?.querySelector<HTMLElement>('.cell-row')
    if (row && row.offsetHeight > 0 && row.offsetHeight !== height) setHeight(row.offsetHeight)
  })
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const read = () => setView({ top: element.scrollTop, size: element.clientHeight })
    read()
    element.addEventListener('scroll', read, { passive: true })
    addEventListener('resize', read)
    return () => {
      element.removeEventListener('scroll', read)
      removeEventListener('resize', read)
    }
  }, [sheet])
  const show = useCallback(
    (row: number) => {
      const element = sheet.current
      if (!element) return
      const head = element.querySelector('thead')?.getBoundingClientRect().height ?? 0
      const top = row * height
      if (top < element.scrollTop) element.scrollTop = top
      else if (top + height + head > element.scrollTop + element.clientHeight)
        element.scrollTop = top + height + head - element.clientHeight
    },
    [sheet, height],
  )
  const from = Math.max(0, Math.floor(view.top / height) - MORE)
  const to = Math.min(count, Math.ceil((view.top + view.size) / height) + MORE)
  return { from, to, above: from * height, below: (count - to) * height, show }
}
