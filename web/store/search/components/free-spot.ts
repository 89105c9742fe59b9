// Where a panel can be placed without covering important content; pure.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Distance to the edges of the window and to the bars at its ends. */
const MARGIN = 16

/**
 * The first free one of the corners: bottom right, bottom left, top right, top left.
 *
 * @param inner The window without the bars at its ends
 * @returns Left and top of the panel; null if every corner covers something
 */
export function freeSpot(
  panel: { width: number; height: number },
  inner: Box,
  taken: readonly Box[],
): { left: number; top: number } | null {
  const { width, height } = panel
  const lefts = [inner.right - MARGIN - width, inner.left + MARGIN]
  const tops = [inner.bottom - MARGIN - height, inner.top + MARGIN]
  const spots = tops.flatMap(top => lefts.map(left => ({ left, top })))
  const isFree = ({ left, top }: { left: number; top: number }) => {
    const box = { left, top, right: left + width, bottom: top + height }
    return top >= inner.top && box.bottom <= inner.bottom && !taken.some(one => overlap(box, one))
  }
  return spots.find(isFree) ?? null
}
