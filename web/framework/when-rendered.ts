// Finds an element that a change of state is about to render, for the focus to move to it.

/** A busy device may need some frames to render a change; what is not there after these never comes. */
const MAX_FRAMES = 30

/**
 * Calls `act` with what `find` finds, as soon as it finds something: React renders a change that follows a response at a
 * time of its own, which may be later than the next frame.
 */
export function whenRendered<T>(find: () => T | null | undefined, act: (found: T) => void, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const found = find()
    if (found !== null && found !== undefined) act(found)
    else if (frames > 1) whenRendered(find, act, frames - 1)
  })
}
