// Above the products: the introduction, and links to the listings of cities and subcategories.

import { pictureAt } from '../../framework/picture.ts'
import { Cities } from './cities.tsx'
import type { ListingData } from './listing-loader.ts'
import styles from './listing-page.module.css'
import { Subcategories } from './subcategories.tsx'
import type { ShownListing } from './use-listing.ts'

export function NarrowerListings({ data, shown }: { data: ListingData; shown: ShownListing }) {
  const { cities, category, categories, brandDetails } = shown.listing
  const own = data.type === 'CATEGORY' || data.type === 'ATTRIBUTE'
  return (
    <>
      {brandDetails?.logo ? (
        <div className={styles.brand}>
          <img src={pictureAt(brandDetails.logo, 'thumbnail')} width={56} height={56} alt="" />
          {data.intro && <p className={styles.intro}>{data.intro}</p>}
        </div>
      ) : (
        data.intro && <p className={styles.intro}>{data.intro}</p>
      )}
      <div className={styles.narrower}>
        {data.type === 'CATEGORY' && category && <Cities cities={cities} path={category.categoryLink} />}
        <Subcategories categories={categories} inside={own ? null : { path: data.path, address: shown.address }} />
      </div>
    </>
  )
}
