// Every technical family, in the order of the catalogue.

import type { StarterFamily } from '../../family.ts'

/** The families of safety, electrical, tool, pump, bearing, lighting, plumbing and handling goods. */
export const technicalFamilies: StarterFamily[] = []
