// A list of numbers that staff paste above a list: what is found of it is shown, and what is not is named.

import { z } from 'zod'
import { MAX_NUMBERS } from './pasted-list.rules.ts'
import { zText } from './schemas.ts'

/** As they are typed. */
export const zPastedList = z.array(zText(254)).min(1).max(MAX_NUMBERS)
