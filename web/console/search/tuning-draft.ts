// A draft of the pinned and buried products of a search text.

export interface Draft {
  pinned: string[]
  buried: string[]
}

/** Neither pinned nor buried. */
export const released = ({ pinned, buried }: Draft, msn: string): Draft => ({
  pinned: pinned.filter(one => one !== msn),
  buried: buried.filter(one => one !== msn),
})

/** The last of the pinned ones. */
export function pinnedAfter(draft: Draft, msn: string): Draft {
  const { pinned, buried } = released(draft, msn)
  return { pinned: [...pinned, msn], buried }
}

export function buriedAfter(draft: Draft, msn: string): Draft {
  const { pinned, buried } = released(draft, msn)
  return { pinned, buried: [...buried, msn] }
}

/** One place further up among the pinned ones. */
export function movedUp({ pinned, buried }: Draft, msn: string): Draft {
  const at = pinned.indexOf(msn)
  if (at < 1) return { pinned, buried }
  return { pinned: [...pinned.slice(0, at - 1), msn, ...pinned.slice(at - 1, at), ...pinned.slice(at + 1)], buried }
}
