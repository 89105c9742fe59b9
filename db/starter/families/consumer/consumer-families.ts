// The families of office, medical, IT and electronics, appliances, security and gardening goods.

import type { StarterFamily } from '../../family.ts'

/** Every consumer family, in the order of the catalogue. */
export const consumerFamilies: StarterFamily[] = []
