// The layout blocks that staff have added above the products of a category or brand.

import type { LayoutBlock } from '../../../contract/storefront/api.ts'
import { Hero } from '../content/components/hero.tsx'
import { LayoutBlockView } from '../content/components/layout-blocks.tsx'

export function ListingLayout({ blocks }: { blocks: LayoutBlock[] }) {
  return blocks.map((block, at) =>
    // a layout has no keys and never reorders while shown
    block.kind === 'hero' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Hero key={at} block={block} heading="h2" />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <LayoutBlockView key={at} block={block} />
    ),
  )
}
