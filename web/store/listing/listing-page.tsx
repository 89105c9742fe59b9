// A category's products or a search result: filters, sort, two views, pages.

import { countTerms, type Filters, writeFragment } from '../../../contract/listing-fragment.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { navigate } from '../shared/navigation.ts'
import { useStore, useText } from '../shared/store-context.ts'
import { Chosen } from './chosen.tsx'
import { Facets } from './facets.tsx'
import { type ListingAddress, writeAddress } from './listing-address.ts'
import type { ListingData } from './listing-loader.ts'
import styles from './listing-page.module.css'
import { Results } from './results.tsx'
import { Subcategories } from './subcategories.tsx'
import { Toolbar } from './toolbar.tsx'
import { useListing } from './use-listing.ts'

function Head({ data, shown, total }: { data: ListingData; shown: number; total: number }) {
  const text = useText('listing')
  const { href } = useStore()
  const { breadcrumb, category } = data.listing
  const common = useText('common')
  const crumbs = breadcrumb.length > 0 ? breadcrumb : [{ name: common('home'), link: '/' }]
  return (
    <>
      <Breadcrumb
        label={common('breadcrumb')}
        crumbs={crumbs.map((crumb, at) => ({
          name: crumb.name,
          href: category && at === crumbs.length - 1 ? undefined : href(crumb.link),
        }))}
      />
      <div className={styles.head}>
        <h1>{data.title}</h1>
        {total > 0 && <p className="quiet">{text('showing', { shown, total })}</p>}
      </div>
      {category?.intro && <p className={styles.intro}>{category.intro}</p>}
    </>
  )
}

export function Screen({ data }: { data: ListingData }) {
  const { href } = useStore()
  const text = useText('listing')
  const common = useText('common')
  const shown = useListing(data)
  const { address, filters, listing, waiting } = shown
  const { products, totalCount } = listing.productSearchResult
  const path = data.categoryCode ? (data.listing.category?.categoryLink ?? '') : '/search'
  const addressOf = (change: Partial<ListingAddress>, chosen: Filters = filters) =>
    href(path + writeAddress({ ...address, ...change })) + writeFragment(chosen)
  /** A filter applied or a new order starts at the first page. */
  const filter = (chosen: Filters) => navigate(addressOf({ page: 1 }, chosen), { keepScroll: true })
  const facets = {
    buckets: shown.buckets,
    priceRange: listing.priceRange,
    filters,
    onChange: filter,
    termCount: shown.termCount,
    onNeedAll: shown.needAllTerms,
  }
  const hasFacets = data.listing.buckets.length > 0 || countTerms(filters) > 0
  return (
    <div className="page">
      <Head data={data} shown={shown.cardsInDocument ? data.cardsInDocument : products.length} total={totalCount} />
      <Subcategories categories={listing.categories} search={data.categoryCode ? null : address} />
      <div className={hasFacets ? styles.columns : undefined}>
        {hasFacets && (
          <aside className={`panel ${styles.side}`} aria-label={text('filters')}>
            <Facets {...facets} />
          </aside>
        )}
        <section aria-label={text('products')} aria-busy={waiting} className={styles.results}>
          <Toolbar
            address={address}
            facets={hasFacets ? facets : null}
            total={totalCount}
            waiting={waiting}
            addressOf={addressOf}
          />
          <Chosen filters={filters} buckets={shown.buckets} onChange={filter} />
          <p className="vh" role="status">
            {!waiting && countTerms(filters) > 0 && text('updated', { total: totalCount })}
          </p>
          <Results shown={shown} suggestions={data.suggestions} onClear={() => filter({})} />
          <Pagination
            page={address.page}
            pages={waiting ? 0 : Math.ceil(totalCount / listing.pageSize)}
            hrefOf={page => addressOf({ page })}
            labels={{
              nav: common('paging'),
              previous: common('previous'),
              next: common('next'),
              page: page => common('page', { page }),
            }}
          />
        </section>
      </div>
    </div>
  )
}
