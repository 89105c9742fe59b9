// The filters of a list by what staff have put on its records: a tag, and who is responsible. They need `notes.read` too.

import { zText, zUuid } from '../shared/schemas.ts'
import { TAG_MAX } from './kinds.rules.ts'

/** Whatever its case. */
export const tagFilter = { tag: zText(TAG_MAX).optional() }

export const markFilters = {
  ...tagFilter,
  /** The member who is responsible. */
  assignee: zUuid.optional(),
}
