// Waits for an element that a state change is about to render, to move the focus to it.

/** A busy device may need several frames to render a change; after this many the element is not expected to appear. */
const MAX_FRAMES = 30

/**
 * Calls `act` with the result of `find` as soon as there is one: React may render the change that follows a response
 * later than the next frame.
 */
export function whenRendered<T>(find: () => T | null | undefined, act: (found: T) => void, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const found = find()
    if (found !== null && found !== undefined) act(found)
    else if (frames > 1) whenRendered(find, act, frames - 1)
  })
}
