// The texts of order mails in both languages.

import type { Language } from '../../../contract/shared/market.ts'
import type { MailWords } from './mail-words.ts'
import { EN } from './words.en.ts'
import { HI } from './words.hi.ts'

export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = { en: EN, hi: HI }
