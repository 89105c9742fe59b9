// Decides which codes that a camera reads count: it sees the same barcode many times a second while it is held before it.

const GONE_AFTER_MILLISECONDS = 1500

/**
 * A function that says whether a code which is seen at a time (milliseconds) is a new scan: it is another one than before, or was out of
 * the picture for a while.
 */
export function cameraGate(): (code: string, now: number) => boolean {
  let last = ''
  let seenAt = Number.NEGATIVE_INFINITY
  return (code, now) => {
    const isNew = code !== last || now - seenAt > GONE_AFTER_MILLISECONDS
    last = code
    seenAt = now
    return isNew
  }
}
