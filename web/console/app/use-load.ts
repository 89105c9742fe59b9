// Loads the data of a screen: the latest request counts, whatever arrives later.

import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../framework/api/api-error.ts'

export interface Load<T> {
  /** Data of the current key, or of the previous one while `busy`; null if there is none. */
  data: T | null
  error: ApiError | null
  busy: boolean
  /** Reloads; the shown data stays until then. */
  again(): void
  /** Shows the result of a write. */
  show(data: T): void
}

interface State<T> {
  key: string | null
  data: T | null
  error: ApiError | null
}

/**
 * Loads the data of `key`, and reloads when it changes. A response to an earlier key is dropped. With `keep`, the
 * data of the previous key stays until that of the new one arrives.
 */
export function useLoad<T>(key: string | null, load: () => Promise<T>, keep = false): Load<T> {
  const [state, setState] = useState<State<T>>({ key: null, data: null, error: null })
  const [turn, setTurn] = useState(0)
  const [loading, setLoading] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request; a new turn loads again
  useEffect(() => {
    if (key === null) return
    let current = true
    setLoading(true)
    load().then(
      data => {
        if (!current) return
        setState({ key, data, error: null })
        setLoading(false)
      },
      (error: unknown) => {
        if (!current) return
        setState({ key, data: null, error: error instanceof ApiError ? error : new ApiError(0, {}) })
        setLoading(false)
      },
    )
    return () => {
      current = false
    }
  }, [key, turn])
  const again = useCallback(() => setTurn(before => before + 1), [])
  const show = useCallback((data: T) => setState({ key, data, error: null }), [key])
  const present = state.key === key
  return {
    data: present || keep ? state.data : null,
    error: present ? state.error : null,
    busy: key !== null && (!present || loading),
    again,
    show,
  }
}
