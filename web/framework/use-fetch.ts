// The response of a call, fetched on mount and again on demand.

import { useCallback, useEffect, useState } from 'react'

type FetchState<T> = { state: 'busy' | 'failed'; data: null } | { state: 'ready'; data: T }

/** `key` identifies the request; a new key fetches again. */
export function useFetch<T>(key: string, load: () => Promise<T>): FetchState<T> & { again(): void } {
  const [answer, setAnswer] = useState<{ key: string; data: T | null } | null>(null)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request; a new turn fetches again
  useEffect(() => {
    let current = true
    setAnswer(null)
    load().then(
      data => current && setAnswer({ key, data }),
      () => current && setAnswer({ key, data: null }),
    )
    return () => {
      current = false
    }
  }, [key, turn])
  const again = useCallback(() => setTurn(before => before + 1), [])
  if (answer?.key !== key) return { state: 'busy', data: null, again }
  if (answer.data === null) return { state: 'failed', data: null, again }
  return { state: 'ready', data: answer.data, again }
}
