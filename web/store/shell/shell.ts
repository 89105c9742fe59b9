// The data of the frame: categories and footer.

import type { Footer } from '../../../contract/storefront/api.ts'

export interface ShellCategory {
  name: string
  link: string
}

export interface Shell {
  /** Top level of the category tree. */
  categories: ShellCategory[]
  footer: Footer | null
}
