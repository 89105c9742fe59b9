// Schemas of stored layouts: blocks with texts in both languages and the source of their products.

import { z } from 'zod'
import type { Footer, LayoutBlock } from '../../../contract/storefront/api.ts'

const zLocalizedText = z.object({ en: z.string(), hi: z.string() })
const zLink = z.object({ name: zLocalizedText, link: z.string() })
const zPoint = z.object({ icon: z.string(), title: zLocalizedText, text: zLocalizedText })

/** A stored block. Pictures and products are referenced by source, never copied. */
const zBlockDefinition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    title: zLocalizedText,
    text: zLocalizedText,
    code: z.string().nullable(),
    action: zLink,
    /** Code of the category whose picture is shown. */
    picture: z.string().nullable(),
    /** Hash of its own picture, which takes precedence over that of the category. */
    image: z.string().optional(),
    shortcuts: z.array(zPoint.extend({ link: z.string() })),
  }),
  /** The top categories, or the children of `parent`. */
  z.object({ kind: z.literal('categories'), title: zLocalizedText, parent: z.string().optional() }),
  z.object({
    kind: z.literal('products'),
    /** Null uses the name of the category. */
    title: zLocalizedText.nullable(),
    /** Null links to the category. */
    link: z.string().nullable(),
    tag: z.string().optional(),
    category: z.string().optional(),
    size: z.int().min(1).max(40),
  }),
  z.object({ kind: z.literal('assurances'), items: z.array(zPoint) }),
])
export type BlockDefinition = z.output<typeof zBlockDefinition>

/** Schema of a page layout. */
export const zLayoutDefinition = z.array(zBlockDefinition)

/** Schema of the layout `footer`. */
export const zFooterDefinition = z.object({
  columns: z.array(
    z.object({
      title: zLocalizedText,
      links: z.array(zLink),
      /** Number of top categories to append to the links. */
      topCategories: z.int().min(0).optional(),
    }),
  ),
  contact: z.object({ phone: z.string(), email: z.string(), hours: zLocalizedText, promise: zLocalizedText }),
  grievance: z.object({ name: zLocalizedText, email: z.string(), phone: z.string() }),
  legal: zLocalizedText,
})
export type FooterDefinition = z.output<typeof zFooterDefinition>

/** A layout of the starter data or of an operator. */
export interface LayoutRow {
  market: 'IN' | 'AE'
  code: string
  body: BlockDefinition[] | FooterDefinition
}

/** Footer of a store without one. */
export const EMPTY_FOOTER: Footer = {
  columns: [],
  contact: { phone: '', email: '', hours: '', promise: '' },
  grievance: { name: '', email: '', phone: '' },
  legal: '',
}

/** Whether a filled block has content; product rows without products are omitted from the page. */
export function isShown(block: LayoutBlock): boolean {
  if (block.kind === 'products') return block.products.length > 0
  if (block.kind === 'categories') return block.categories.length > 0
  return true
}
