// List filters by tag and assignee. They need `notes.read` too.

import { zText, zUuid } from '../shared/schemas.ts'
import { TAG_MAX } from './kinds.rules.ts'

/** Case-insensitive. */
export const tagFilter = { tag: zText(TAG_MAX).optional() }

export const markFilters = {
  ...tagFilter,
  /** The assignee. */
  assignee: zUuid.optional(),
}
