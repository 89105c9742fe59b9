// Remembers the last visited pages of this tab.

const KEY = 'kh_visited'

/** Paths with query, without language prefix, newest last. */
export function visitedPages(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(entry => typeof entry === 'string') : []
  } catch {
    return []
  }
}

export function saveVisitedPages(visited: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visited))
  } catch {
    // Without storage the back control uses its fallbacks.
  }
}
