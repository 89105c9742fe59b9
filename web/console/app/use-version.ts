// A form without a draft, whose record others may change meanwhile: keeps their version until the member resolves the
// conflict.

import { useState } from 'react'
import { ApiError } from '../../framework/api/api-error.ts'
import { useAct } from './use-act.ts'

/** `start` is the version of the record that the form was opened with, 0 for a new one. */
export function useVersion<R extends { version: number }>(start: number) {
  const act = useAct()
  const [version, setVersion] = useState(start)
  const [theirs, setTheirs] = useState<R | null>(null)
  return {
    act,
    theirs,
    save: <S>(write: (version: number) => Promise<S>) =>
      act.run(async () => {
        try {
          return await write(version)
        } catch (error) {
          // the calls return the record in their response
          if (error instanceof ApiError && error.code.endsWith('.changed-meanwhile'))
            setTheirs((error.data?.current ?? null) as R | null)
          throw error
        }
      }),
    /** Keeps the member's values, on top of the version saved by somebody else. */
    keepMine() {
      setVersion(theirs?.version ?? 0)
      setTheirs(null)
      act.clear()
    },
  }
}
