// Keeps the last visited pages of this tab.

const KEY = 'kh_visited'

/** Paths with their query, without language prefix, the newest last. */
export function visitedPages(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(entry => typeof entry === 'string') : []
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
