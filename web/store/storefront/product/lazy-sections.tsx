// The parts of a product page that come in scripts of their own, told apart by name: one file names them all, so that the
// page itself has to know one file only.

import type { ComponentProps } from 'react'
import { lazyPart } from '../../../framework/lazy-section.tsx'
import { QuestionSection, ReviewSection } from '../../reviews/components/lazy-sections.tsx'

const body = () => import('./product-body.tsx')
const BODY = ['product-body'] as const
const MORE = ['product-more'] as const

const PARTS = {
  crumbs: lazyPart(BODY, async () => (await body()).Crumbs),
  summary: lazyPart(BODY, async () => (await body()).Summary),
  promises: lazyPart(BODY, async () => (await body()).Promises),
  facts: lazyPart(BODY, async () => (await body()).Facts),
  others: lazyPart(BODY, async () => (await body()).OtherProducts),
  variants: lazyPart(MORE, async () => (await import('./variant-table.tsx')).VariantTable),
  together: lazyPart(MORE, async () => (await import('./bought-together.tsx')).BoughtTogether),
  videos: lazyPart(MORE, async () => (await import('./videos.tsx')).Videos),
  recent: lazyPart(MORE, async () => (await import('./recently-viewed.tsx')).RecentlyViewed),
  quote: lazyPart(['product-quote'], async () => (await import('../../rfq/components/bulk-quote.tsx')).BulkQuote),
  /** Words of the body too: they name the facts that it shows. */
  popups: lazyPart(['product-more', 'product-body'], async () => (await import('./popups.tsx')).Popups),
  reviews: ReviewSection,
  questions: QuestionSection,
}

type Parts = typeof PARTS
export type LaterProps = { [Name in keyof Parts]: { name: Name; props: ComponentProps<Parts[Name]> } }[keyof Parts]

/** The part of a name; to be shown inside a `Suspense`. */
export function Later({ name, props }: LaterProps) {
  const Part = PARTS[name] as React.ComponentType<object>
  return <Part {...props} />
}
