// A form of a record that others may change meanwhile: its draft, what they changed, and the decision about it.

import { useState } from 'react'
import { ApiError } from '../../framework/api/api-error.ts'
import { useAct } from './use-act.ts'
import { useDraft } from './use-draft.ts'

interface Versioned {
  version: number
}

interface Stored<F> {
  version: number
  fields: F
}

/**
 * `record` is what the store has, `fields` what the form shows of it. What is saved names the version that the draft began with;
 * when somebody was faster, `theirs` is what the store has now, until the person decides.
 */
export function useVersioned<R extends Versioned, F extends object>(
  name: string,
  record: R,
  fieldsOf: (record: R) => F,
  reload: () => Promise<R>,
) {
  const act = useAct()
  const draft = useDraft<Stored<F>>(name, { version: record.version, fields: fieldsOf(record) })
  const [theirs, setTheirs] = useState<R | null>(null)
  const { version, fields } = draft.value
  const set = (part: Partial<F>) => draft.set({ version, fields: { ...fields, ...part } })
  const save = (write: (version: number, fields: F) => Promise<R>) =>
    act.run(async () => {
      try {
        const saved = await write(version, fields)
        draft.drop()
        return saved
      } catch (error) {
        if (error instanceof ApiError && error.code.endsWith('.changed-meanwhile')) setTheirs(await reload())
        throw error
      }
    })
  return {
    ...{ act, fields, changed: draft.changed, set, save, theirs },
    drop: draft.drop,
    /** The own values stand, on top of what somebody else has saved. */
    keepMine() {
      if (theirs) draft.set({ version: theirs.version, fields })
      setTheirs(null)
      act.clear()
    },
    /** What somebody else has saved stands. */
    takeTheirs() {
      draft.drop()
      setTheirs(null)
      act.clear()
    },
  }
}
