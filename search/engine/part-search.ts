// Finds part numbers by any piece of them.

import { bufferOf } from './bytes.ts'
import { gramBucket, type Segment } from './segment.ts'
import { LINE_FEED } from './segment-builder.ts'

/** Part numbers that are read in full for one fragment; a fragment of more is no fragment of one. */
const MOST_READ = 30_000
const WHOLE = 1
const BEGINNING = 0.9
const INSIDE = 0.75

/** The shortest list of documents that can hold the fragment; null stands for all. */
function candidates({ data }: Segment, fragment: Buffer): Uint32Array | null {
  if (data.gramAt.length === 0) return null
  let best: Uint32Array | null = null
  for (let at = 0; at + 2 < fragment.length; at++) {
    const bucket = gramBucket(fragment[at] as number, fragment[at + 1] as number, fragment[at + 2] as number)
    const list = data.grams.subarray(data.gramAt[bucket], data.gramAt[bucket + 1])
    if (!best || list.length < best.length) best = list
  }
  return best
}

function closeness(parts: Buffer, start: number, end: number, fragment: Buffer): number {
  let best = 0
  for (let from = start; from < end; ) {
    const at = parts.indexOf(fragment, from)
    if (at < 0 || at + fragment.length > end) return best
    const begins = at === start || parts[at - 1] === LINE_FEED
    const ends = parts[at + fragment.length] === LINE_FEED
    best = Math.max(best, begins ? (ends ? WHOLE : BEGINNING) : INSIDE)
    from = at + 1
  }
  return best
}

/**
 * Living documents that have the fragment in a part number, as postings: their weight is how closely it fits, and 255
 * stands for the whole number.
 */
export function partPostings(segment: Segment, fragment: string): Uint32Array {
  const wanted = Buffer.from(fragment)
  if (wanted.length < 3) return new Uint32Array(0)
  const { partBytes, partAt, live } = segment.data
  const parts = bufferOf(partBytes)
  const list = candidates(segment, wanted)
  const count = Math.min(list ? list.length : segment.size, MOST_READ)
  const found: number[] = []
  for (let at = 0; at < count; at++) {
    const doc = list ? (list[at] as number) : at
    if (live[doc] === 0) continue
    const start = partAt[doc] as number
    const end = partAt[doc + 1] as number
    // searched in its own bytes only, or one miss would read on to the end of all
    const own = parts.subarray(start, end)
    const fits = closeness(own, 0, end - start, wanted)
    if (fits > 0) found.push(((doc << 8) | Math.round(fits * 255)) >>> 0)
  }
  return Uint32Array.from(found)
}
