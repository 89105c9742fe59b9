// Selects the best of many elements without sorting the rest.

/**
 * The indexes of the `k` best of `count` elements, in order. A heap of k elements keeps the worst on top, so that most
 * elements are rejected by one comparison.
 *
 * @param before A total order: whether element a comes before element b.
 * @param primary First sort key of that order, larger before smaller. With it most elements are rejected without a call
 * of `before`.
 */
export function topK(
  count: number,
  k: number,
  before: (a: number, b: number) => boolean,
  primary: (element: number) => number = () => Number.POSITIVE_INFINITY,
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
  let minPrimary = primary(heap[0] as number)
  for (let element = size; element < count; element++) {
    if (primary(element) < minPrimary || !before(element, heap[0] as number)) continue
    heap[0] = element
    sink(0)
    minPrimary = primary(heap[0] as number)
  }
  return heap.sort((a, b) => (before(a, b) ? -1 : 1))
}
