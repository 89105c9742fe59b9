// A list of numbers that staff paste above a list: matches are shown, and unknown numbers reported.

import { z } from 'zod'
import { MAX_NUMBERS } from './pasted-list.rules.ts'
import { zText } from './schemas.ts'

/** As typed. */
export const zPastedList = z.array(zText(254)).min(1).max(MAX_NUMBERS)
