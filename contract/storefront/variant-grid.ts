// The variants of a product as its page gets them.

import { z } from 'zod'
import { zMinor } from '../shared/schemas.ts'

/**
 * The variants of a product as a table that stays small with hundreds of them: column after column, one entry a variant,
 * ordered by the axes. `variantsOf` of variants.ts makes rows of it.
 */
export const zVariantGrid = z.object({
  /** What the variants differ in, each with its values in order: short numbers first, `8 mm` before `10 mm`. */
  axes: z.array(z.object({ key: z.string(), name: z.string(), values: z.array(z.string()) })),
  msns: z.array(z.string()),
  /** Part of the address: `/{slug}/mp/{msn in small letters}`. */
  slugs: z.array(z.string()),
  /** For each variant one number an axis: the place of its value, -1 when it has none. */
  places: z.array(z.int()),
  prices: z.array(zMinor),
  /** The least quantity of each; empty when it is 1 for all. */
  quantities: z.array(z.int()),
  /** One letter a variant: `s` in stock, `o` out of stock, `r` on request. */
  availability: z.string(),
  /** Picture addresses; empty when there are more variants than a picker shows pictures of. */
  images: z.array(z.string().nullable()),
})
export type VariantGrid = z.output<typeof zVariantGrid>
