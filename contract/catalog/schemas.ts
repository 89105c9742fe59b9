// Schemas shared by listings, products and pages: category links, breadcrumbs, product cards.

import { z } from 'zod'
import { zCurrency, zMinor } from '../shared/schemas.ts'

export const zCategoryLink = z.object({
  categoryCode: z.string(),
  categoryName: z.string(),
  /** Path of its page: `/{slug}/{code}`. */
  categoryLink: z.string(),
  image: z.string().nullable(),
  productCount: z.int(),
})
export type CategoryLink = z.output<typeof zCategoryLink>

export const zCategoryNode = zCategoryLink.extend({
  get children(): z.ZodArray<typeof zCategoryNode> {
    return z.array(zCategoryNode)
  },
})
export type CategoryNode = z.output<typeof zCategoryNode>

export const zCrumb = z.object({ name: z.string(), link: z.string() })

/** A department of the mega menu, with what the operator has added to it. */
export const zMenuNode = zCategoryNode.extend({
  /** Left out where there are none. */
  links: z.array(zCrumb).optional(),
  /** Left out where there is none; `image` is a path. */
  promotion: z
    .object({ title: z.string(), text: z.string(), link: z.string(), image: z.string().nullable() })
    .optional(),
})
export type MenuNode = z.output<typeof zMenuNode>

const zAvailability = z.enum(['in-stock', 'out-of-stock', 'on-request'])
/** Why an offer cannot be bought now. */
export const zOfferReason = z.enum([
  'product-ended',
  'offer-ended',
  'on-request',
  'out-of-stock',
  'warehouse-closed',
  'registration-missing',
  'registration-not-yet-valid',
  'registration-ended',
  'declarations-missing',
])
export type OfferReason = z.output<typeof zOfferReason>

export const zBreak = z.object({ minQuantity: z.int(), price: zMinor, priceWithoutTax: zMinor })

/** A product card. Money in integer minor units, tax included unless named otherwise. */
export const zProductCard = z.object({
  msn: z.string(),
  partNumber: z.string(),
  productName: z.string(),
  productUrl: z.string(),
  brandName: z.string(),
  /** Medium image; other sizes differ in the file name: icon, thumbnail, small, medium, large, xlarge. */
  mainImageLink: z.string().nullable(),
  currency: zCurrency,
  mrp: zMinor,
  salesPrice: zMinor,
  /** Discount from the MRP in whole per cent, rounded down. */
  discount: z.int(),
  priceWithoutTax: zMinor,
  taxRateBp: z.int(),
  nextBreak: zBreak.nullable(),
  productTags: z.array(z.object({ name: z.string(), priority: z.int() })),
  availability: zAvailability,
  /** Text shown instead of the availability when the product may not be sold because a legal declaration is missing. */
  notSold: z.string().optional(),
  minQuantity: z.int(),
  quantityMultiple: z.int(),
  /** Of the product and its variants; null before the first review. */
  rating: z
    .object({
      /** Stars to one decimal. */
      rating: z.number(),
      count: z.int(),
      /** Whether the reviews are sample reviews, because the store has none of its own yet. */
      sample: z.boolean(),
    })
    .nullable(),
  /** Up to four key specifications, for the dense view. */
  keySpecs: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type ProductCard = z.output<typeof zProductCard>

/** Page texts written by staff: `alt` texts where present, and SEO texts or empty ones. */
export const editedParts = {
  images: z.array(z.object({ link: z.string(), view: z.string(), alt: z.string().optional() })),
  seoTitle: z.string(),
  seoDescription: z.string(),
}
