// The products of a category, a brand, a search, an attribute page or a deal: filters, sort, two views, pages.

import { lazy, Suspense, useState } from 'react'
import { countTerms, type Filters, writeFragment } from '../../../contract/listing/filter-fragment.rules.ts'
import { LazyOnVisible } from '../../framework/lazy-on-visible.tsx'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { StaticHtml } from '../../framework/static-html.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { useMessages } from '../app/messages.ts'
import { FacetSidebar } from './facet-sidebar.tsx'
import { FROM_START, type ListingAddress, writeAddress } from './listing-address.ts'
import type { ListingData } from './listing-loader.ts'
import styles from './listing-page.module.css'
import { Results } from './results.tsx'
import { Toolbar } from './toolbar.tsx'
import { type ShownListing, useListing } from './use-listing.ts'

const NarrowerListings = lazy(() =>
  import('./narrower-listings.tsx').then(module => ({ default: module.NarrowerListings })),
)
const Around = lazy(() => import('./related-content.tsx').then(module => ({ default: module.RelatedContent })))
const Below = lazy(() => import('./more-content.tsx').then(module => ({ default: module.MoreContent })))
const Layout = lazy(() => import('./listing-layout.tsx').then(module => ({ default: module.ListingLayout })))
const Chosen = lazy(() => import('./active-filters.tsx').then(module => ({ default: module.ActiveFilters })))
const MoreResults = lazy(() => import('./more-results.tsx').then(module => ({ default: module.MoreResults })))

/** How the search text was interpreted, with a link to an alternative. */
function Reading({ text, link }: NonNullable<ListingData['reading']>) {
  return (
    <p className={styles.intro}>
      {text} {link && <a href={link.href}>{link.text}</a>}
    </p>
  )
}

function Head({ data, shown, count }: { data: ListingData; shown: ShownListing; count: number }) {
  const t = useMessages('listing')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const { breadcrumb, productSearchResult } = shown.listing
  const { totalCount } = productSearchResult
  const crumbs = breadcrumb.length > 0 ? breadcrumb : [{ name: tCommon('home'), link: '/' }]
  return (
    <>
      <Breadcrumb
        label={tCommon('breadcrumb')}
        crumbs={crumbs.map(({ name, link }) => ({ name, href: link === data.path ? undefined : href(link) }))}
      />
      <div className={styles.head}>
        <h1>{data.title}</h1>
        {totalCount > 0 && <p className="quiet">{t('showing', { shown: count, total: totalCount })}</p>}
      </div>
      {data.reading && <Reading {...data.reading} />}
    </>
  )
}

/** Static HTML while the first listing is shown. */
function Narrower({ data, shown }: { data: ListingData; shown: ShownListing }) {
  if (shown.cardsInDocument) return <StaticHtml />
  return (
    <div>
      <Suspense>
        <NarrowerListings data={data} shown={shown} />
      </Suspense>
    </div>
  )
}

/** Above the products: blocks added by staff, without filters, and narrower listings. */
function Above({ data, shown }: { data: ListingData; shown: ShownListing }) {
  const laidOut = countTerms(shown.filters) === 0 ? data.layout : undefined
  return (
    <>
      <Suspense>{laidOut && <Layout blocks={laidOut} />}</Suspense>
      <Narrower data={data} shown={shown} />
    </>
  )
}

/** Below the products: static HTML, and content that is fetched near the viewport. */
function After({ data, category }: { data: ListingData; category?: string }) {
  return (
    <>
      {data.relatedContent === 'kept' ? (
        <StaticHtml />
      ) : (
        <div>
          <Suspense>{data.relatedContent && <Around data={data.relatedContent} />}</Suspense>
        </div>
      )}
      <LazyOnVisible>
        <Below category={category} />
      </LazyOnVisible>
    </>
  )
}

interface PagesProps {
  data: ListingData
  shown: ShownListing
  addressOf(change: Partial<ListingAddress>): string
  onMore(more: { key: string; products: number }): void
}

/** Further pages: infinite scrolling up to the limit, page links at any time. */
function Pages({ data, shown, addressOf, onMore }: PagesProps) {
  const tCommon = useMessages('common')
  const { address, filters, listing, waiting, failed, key } = shown
  const [scrolled, setScrolled] = useState(0)
  const pages = waiting ? 0 : Math.ceil(listing.productSearchResult.totalCount / listing.pageSize)
  return (
    <>
      {!failed && address.view === 'grid' && address.page < pages && (
        <LazyOnVisible>
          <MoreResults
            of={data}
            address={address}
            filters={filters}
            pages={pages}
            onShown={(count, products) => {
              setScrolled(count)
              onMore({ key, products })
            }}
          />
        </LazyOnVisible>
      )}
      <Pagination
        page={address.page + scrolled}
        pages={pages}
        hrefOf={page => addressOf({ page })}
        labels={{
          nav: tCommon('paging'),
          previous: tCommon('previous'),
          next: tCommon('next'),
          page: page => tCommon('page', { page }),
        }}
      />
    </>
  )
}

function ListingScreen({ data }: { data: ListingData }) {
  const { href } = useLocale()
  const t = useMessages('listing')
  const shown = useListing(data)
  const { address, filters, listing, waiting, key } = shown
  const { products, totalCount } = listing.productSearchResult
  /** Number of products loaded by scrolling, for the listing they belong to. */
  const [more, setMore] = useState({ key, products: 0 })
  const addressOf = (change: Partial<ListingAddress>, chosen: Filters = filters) =>
    href(data.path + writeAddress({ ...address, ...change })) + writeFragment(chosen)
  const filter = (chosen: Filters) => navigate(addressOf(FROM_START, chosen), { keepScroll: true })
  const facets = {
    buckets: shown.buckets,
    priceRange: listing.priceRange,
    priceBuckets: listing.priceBuckets,
    filters,
    onChange: filter,
    onNeedTerms: shown.needTerms,
  }
  const hasFacets = data.filtered || countTerms(filters) > 0
  const first = shown.cardsInDocument ? data.cardsInDocument : products.length
  return (
    <div className="page">
      <Head data={data} shown={shown} count={first + (more.key === key ? more.products : 0)} />
      <Above data={data} shown={shown} />
      <div className={hasFacets ? styles.columns : undefined}>
        {hasFacets && (
          <FacetSidebar
            className={`panel ${styles.side}`}
            label={t('filters')}
            isStatic={shown.cardsInDocument}
            facets={facets}
            onWake={shown.needWhole}
            onChange={filter}
          />
        )}
        <section aria-label={t('products')} aria-busy={waiting} className={styles.results}>
          <Toolbar
            address={address}
            isDeal={data.type === 'DEAL'}
            facets={hasFacets ? facets : null}
            total={totalCount}
            waiting={waiting}
            onFilters={shown.needWhole}
            addressOf={addressOf}
          />
          <Suspense>
            {countTerms(filters) > 0 && <Chosen filters={filters} buckets={shown.buckets} onChange={filter} />}
          </Suspense>
          <p className="vh" role="status">
            {!waiting && countTerms(filters) > 0 && t('updated', { total: totalCount })}
          </p>
          <Results of={data} shown={shown} onClear={() => filter({})} />
          <Pages key={key} data={data} shown={shown} addressOf={addressOf} onMore={setMore} />
        </section>
      </div>
      <After data={data} category={data.categoryCode ?? listing.category?.categoryCode} />
    </div>
  )
}

/** Another query on the same path is another listing: all state is reset. */
export function Screen({ data }: { data: ListingData }) {
  return <ListingScreen key={data.query} data={data} />
}
