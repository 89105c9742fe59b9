// The data of the frame: categories, footer and the features that are switched off.

import type { Feature } from '../../../contract/settings/features.rules.ts'
import type { Footer } from '../../../contract/storefront/api.ts'

export interface ShellCategory {
  name: string
  link: string
}

export interface Shell {
  /** Top level of the category tree. */
  categories: ShellCategory[]
  footer: Footer | null
  /** Features that the market does not offer; left out while it offers all. */
  off?: readonly Feature[] | undefined
}
