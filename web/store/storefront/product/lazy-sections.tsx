// The lazy sections of a product page by name. One file lists them all, so that the page imports only this one.

import type { ComponentProps } from 'react'
import { createLazySection } from '../../../framework/lazy-section.tsx'
import type { Namespace } from '../../app/messages.ts'
import { QuestionSection, ReviewSection } from '../../reviews/components/lazy-sections.tsx'
import type { PopupsProps } from './popups.tsx'
import type { BodyProps } from './product-body.tsx'
import type { VariantTableProps } from './variant-table.tsx'

const body = () => import('./product-body.tsx')
const BODY = ['product-body'] satisfies Namespace[]
const MORE = ['product-more'] satisfies Namespace[]
const SELLERS = ['sellers', 'product-more'] satisfies Namespace[]
const QUOTE = ['product-quote'] satisfies Namespace[]

const SECTIONS = {
  crumbs: createLazySection<BodyProps>(BODY, async () => (await body()).ProductBreadcrumb),
  summary: createLazySection<BodyProps>(BODY, async () => (await body()).Summary),
  promises: createLazySection<BodyProps>(BODY, async () => (await body()).Assurances),
  attributes: createLazySection<BodyProps>(BODY, async () => (await body()).Attributes),
  others: createLazySection<BodyProps>(BODY, async () => (await body()).OtherProducts),
  variants: createLazySection<VariantTableProps>(MORE, async () => (await import('./variant-table.tsx')).VariantTable),
  together: createLazySection(MORE, async () => (await import('./bought-together.tsx')).BoughtTogether),
  sellers: createLazySection(SELLERS, async () => (await import('./other-sellers.tsx')).OtherSellers),
  videos: createLazySection(MORE, async () => (await import('./videos.tsx')).Videos),
  recent: createLazySection(MORE, async () => (await import('./recently-viewed.tsx')).RecentlyViewed),
  quote: createLazySection(QUOTE, async () => (await import('../../rfq/components/bulk-quote.tsx')).BulkQuote),
  /** With the messages of the body, which name the attributes that the popup lists. */
  popups: createLazySection<PopupsProps>([...MORE, ...BODY], async () => (await import('./popups.tsx')).Popups),
  reviews: ReviewSection,
  questions: QuestionSection,
}

type Sections = typeof SECTIONS
export type LazySectionProps = {
  [Name in keyof Sections]: { name: Name; props: ComponentProps<Sections[Name]> }
}[keyof Sections]

/** Render it inside a `Suspense`. */
export function LazySection({ name, props }: LazySectionProps) {
  const Section = SECTIONS[name] as React.ComponentType<object>
  return <Section {...props} />
}
