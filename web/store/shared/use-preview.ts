// The server's preview of a choice, such as a refund, fetched again shortly after each change.

import { useEffect, useState } from 'react'
import { errorMessage } from '../../framework/error-text.ts'

/** A quantity is changed step by step. */
const SETTLE_MS = 200

export interface PreviewOf<Preview> {
  /** Null while it is not known, or not wanted. */
  preview: Preview | null
  error: string
  /** Reloads it now, for example when it has turned out to be outdated. */
  read(): Promise<void>
}

/** `contents` is the request as JSON; nothing is read until it is `wanted`. */
export function usePreview<Preview>(
  contents: string,
  wanted: boolean,
  load: (contents: string) => Promise<Preview>,
): PreviewOf<Preview> {
  const [shown, setShown] = useState<{ contents: string; preview: Preview } | null>(null)
  const [error, setError] = useState('')
  const read = async () => {
    try {
      setShown({ contents, preview: await load(contents) })
      setError('')
    } catch (failure) {
      setError(await errorMessage(failure))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is made again with each choice
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(read, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [contents, wanted])
  const isCurrent = wanted && shown?.contents === contents
  return { preview: isCurrent ? shown.preview : null, error: wanted ? error : '', read }
}
