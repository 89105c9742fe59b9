// The best of many, without sorting the rest.

/**
 * Places of the `k` best in order, out of `count`. `before(a, b)` is a total order: whether place a comes before b.
 * A heap of k keeps the worst on top, so that most places are refused by one comparison. Where the order goes by a
 * number first, the larger before, `primary` tells it and most are refused without the order being asked.
 */
export function topOf(
  count: number,
  k: number,
  before: (a: number, b: number) => boolean,
  primary: (place: number) => number = () => Number.POSITIVE_INFINITY,
): number[] {
  const size = Math.min(count, k)
  if (size <= 0) return []
  const heap = Array.from({ length: size }, (_, at) => at)
  const sink = (from: number) => {
    const moved = heap[from] as number
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      if (child + 1 < size && before(heap[child] as number, heap[child + 1] as number)) child++
      if (!before(moved, heap[child] as number)) break
      heap[at] = heap[child] as number
      at = child
    }
    heap[at] = moved
  }
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(at)
  let least = primary(heap[0] as number)
  for (let place = size; place < count; place++) {
    if (primary(place) < least || !before(place, heap[0] as number)) continue
    heap[0] = place
    sink(0)
    least = primary(heap[0] as number)
  }
  return heap.sort((a, b) => (before(a, b) ? -1 : 1))
}
