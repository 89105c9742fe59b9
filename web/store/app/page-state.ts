// A page as the browser shows it: its payload with the screen and words that it needs.

import type { Words } from '../../i18n/words.ts'
import type { PagePayload } from './payload.ts'
import type { ScreenComponent } from './routes.ts'

export interface PageState {
  payload: PagePayload
  Screen: ScreenComponent
  words: Words
  /** Query and fragment as the address bar has them; they change without a new payload on `inPlace` routes. */
  search: string
  hash: string
}
