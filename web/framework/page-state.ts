// A page as the browser shows it: its payload with the screen and words that it needs.

import type { Words } from '../store/app/messages.ts'
import type { ScreenComponent } from '../store/app/routes.ts'
import type { PagePayload } from './payload.ts'

export interface PageState {
  payload: PagePayload
  Screen: ScreenComponent
  words: Words
  /** Query and fragment as the address bar has them; they change without a new payload on `inPlace` routes. */
  search: string
  hash: string
}
