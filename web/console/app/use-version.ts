// A form of which nothing is kept as a draft, and whose record others may change meanwhile: what they saved, until the person decides.

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
          // the calls answer with the record as they return it
          if (error instanceof ApiError && error.code.endsWith('.changed-meanwhile'))
            setTheirs((error.data?.current ?? null) as R | null)
          throw error
        }
      }),
    /** The own values stand, on top of what somebody else has saved. */
    keepMine() {
      setVersion(theirs?.version ?? 0)
      setTheirs(null)
      act.clear()
    },
  }
}
