// The schema of money limits.

import { z } from 'zod'
import { MAX_LIMIT_MINOR } from './money-limits.rules.ts'

const zLimit = z.int().min(0).max(MAX_LIMIT_MINOR).nullable().default(null)
export const zMoneyLimits = z.strictObject({ IN: zLimit, AE: zLimit })
