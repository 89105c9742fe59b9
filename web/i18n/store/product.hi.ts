// Hindi words of the product page.

import type { Areas, Translated } from '../words.ts'

export const words: Translated<Areas['product']> = {
  title: '{name}',
}
