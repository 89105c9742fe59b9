// A form of a record that others may change meanwhile: its draft, their changes, and the resolution of the conflict.

import { useState } from 'react'
import { ApiError } from '../../framework/api/api-error.ts'
import { type Act, useAct } from './use-act.ts'
import { useDraft } from './use-draft.ts'

interface Versioned {
  version: number
}

interface Stored<F> {
  version: number
  fields: F
  /** Initial values of the form: anything that differs was entered here. */
  first?: F
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * If the draft started from the current values, a version saved meanwhile does not affect this form. A draft of
 * version 0 creates the record, also again.
 */
function versionOf<F>(draft: Stored<F>, start: Stored<F>): number {
  const isCurrent = draft.version > 0 && draft.first !== undefined && isSame(draft.first, start.fields)
  return isCurrent ? Math.max(start.version, draft.version) : draft.version
}

/** The current record: part of the response of newer calls, reloaded after others. */
async function presentOf<R>(error: ApiError, reload?: () => Promise<R>): Promise<R | null> {
  const current = error.data?.current
  if (current === undefined && reload) return reload()
  // the calls return the record in their response
  return (current ?? null) as R | null
}

/** The version saved by somebody else, or that the record is gone. */
function useTheirs<R>(act: Act) {
  const [theirs, setTheirs] = useState<R | null>(null)
  const [gone, setGone] = useState(false)
  return {
    ...{ theirs, gone },
    show(present: R | null) {
      setTheirs(present)
      setGone(present === null)
    },
    settle() {
      setTheirs(null)
      setGone(false)
      act.clear()
    },
  }
}

/**
 * `record` is the stored record, `fields` its values in the form. A save names the version that the draft started
 * with; after a conflict, `theirs` is the stored record until the member decides. `gone`: it was removed meanwhile.
 */
export function useVersioned<R extends Versioned, F extends object>(
  name: string,
  record: R,
  fieldsOf: (record: R) => F,
  reload?: () => Promise<R>,
) {
  const act = useAct()
  const start = { version: record.version, fields: fieldsOf(record) }
  const draft = useDraft<Stored<F>>(name, start)
  const { theirs, gone, show, settle } = useTheirs<R>(act)
  const { version, fields, first = start.fields } = { ...draft.value, version: versionOf(draft.value, start) }
  const save = <S>(write: (version: number, fields: F) => Promise<S>, sent = fields) =>
    act.run(async () => {
      try {
        const saved = await write(version, sent)
        draft.drop()
        return saved
      } catch (error) {
        if (error instanceof ApiError && error.code.endsWith('.changed-meanwhile')) {
          const present = await presentOf(error, reload)
          if (sent !== fields) draft.set({ version, fields: sent, first })
          show(present)
        }
        throw error
      }
    })
  /** Keeps the member's values except in the named fields, on top of the version saved by somebody else. */
  const merge = (names: readonly (keyof F)[]) => {
    const present = theirs ? fieldsOf(theirs) : first
    const taken = Object.fromEntries(names.map(key => [key, present[key]]))
    draft.set({ version: theirs?.version ?? 0, fields: { ...fields, ...taken }, first: present })
    settle()
  }
  return {
    ...{
      act,
      fields,
      /** The form values of the record without the draft. */
      stored: start.fields,
      changed: draft.changed,
      restored: draft.restored,
      save,
      theirs,
      gone,
      merge,
      fieldsOf,
      drop: draft.drop,
    },
    set: (part: Partial<F>) => draft.set({ version, fields: { ...fields, ...part }, first }),
    /** Whether a field was changed in this form. */
    isOwn: (key: keyof F) => !isSame(first[key], fields[key]),
    /** Keeps the member's values, on top of the version saved by somebody else. */
    keepMine: () => merge([]),
    /** Keeps the version saved by somebody else. */
    takeTheirs() {
      draft.drop()
      settle()
    },
  }
}

export type VersionedForm<R extends Versioned, F extends object> = ReturnType<typeof useVersioned<R, F>>
