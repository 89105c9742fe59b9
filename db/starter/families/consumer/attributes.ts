// The attributes that only consumer families use.

import type { StarterAttribute } from '../../types.ts'

/** Attributes beyond those of db/starter/attributes.ts. */
export const consumerAttributes: StarterAttribute[] = []
