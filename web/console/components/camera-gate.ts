// Decides which barcodes read by a camera count: while one is in view, it is detected many times a second.

const GONE_AFTER_MILLISECONDS = 1500

/**
 * A function that says whether a code seen at a time (milliseconds) is a new scan: another code than the previous
 * one, or one that was out of view for a while.
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
