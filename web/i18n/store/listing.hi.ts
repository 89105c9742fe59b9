// Hindi words of the listing page.

import type { Areas, Translated } from '../words.ts'

export const words: Translated<Areas['listing']> = {
  title: '{name}',
}
