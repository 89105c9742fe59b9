// Hindi messages for advertisements.

import type { Namespaces, Translated } from '../app/messages.ts'

export const messages: Translated<Namespaces['campaign']> = {
  advertisement: 'विज्ञापन',
  advertise: 'यहाँ विज्ञापन दें',
}
