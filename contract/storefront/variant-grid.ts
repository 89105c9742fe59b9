// The variants of a product in the format of its page.

import { z } from 'zod'
import { zMinor } from '../shared/schemas.ts'

/**
 * The variants of a product as a table that stays small with hundreds of them: column by column, one entry per variant,
 * ordered by the axes. `variantsOf` of variants.ts expands it into rows.
 */
export const zVariantGrid = z.object({
  /** The axes, each with its values in order: short numbers first, `8 mm` before `10 mm`. */
  axes: z.array(z.object({ key: z.string(), name: z.string(), values: z.array(z.string()) })),
  msns: z.array(z.string()),
  /** Part of the path: `/{slug}/mp/{lower-case msn}`. */
  slugs: z.array(z.string()),
  /** For each variant one number per axis: the index of its value, -1 when it has none. */
  places: z.array(z.int()),
  prices: z.array(zMinor),
  /** Minimum quantity of each; empty when it is 1 for all. */
  quantities: z.array(z.int()),
  /** One letter per variant: `s` in stock, `o` out of stock, `r` on request. */
  availability: z.string(),
  /** Picture URLs; empty when there are more variants than a picker shows pictures for. */
  images: z.array(z.string().nullable()),
})
export type VariantGrid = z.output<typeof zVariantGrid>
