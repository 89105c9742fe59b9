// The listing that the address asks for: the one the server sent, or another fetched for filters, page and sort.

import { useEffect, useMemo, useState } from 'react'
import type { Bucket, Listing } from '../../../contract/listing.ts'
import { type Filters, parseFragment, writeFragment } from '../../../contract/listing-fragment.ts'
import { quietCall } from '../session/session.ts'
import { useLocation } from '../shared/navigation.ts'
import { fetchListing } from './fetch-listing.ts'
import { type ListingAddress, readAddress, writeAddress } from './listing-address.ts'
import type { ListingData } from './listing-loader.ts'

export interface ShownListing {
  address: ListingAddress
  filters: Filters
  /** The last one that came; while waiting it is not yet the one asked for. */
  listing: Listing
  /** The products are the cards that the document came with. */
  cardsInDocument: boolean
  waiting: boolean
  failed: boolean
  retry(): void
  buckets: readonly Bucket[]
  /** Number of terms of a filter, those left out included. */
  termCount(bucket: Bucket): number
  /** Fetches the terms that the document left out. */
  needAllTerms(): void
}

interface Answer {
  key: string
  /** Null when it could not be had. */
  listing: Listing | null
}

export function useListing(data: ListingData): ShownListing {
  const { search, hash } = useLocation()
  const address = useMemo(() => readAddress(search), [search])
  const filters = useMemo(() => parseFragment(hash), [hash])
  const key = writeAddress(address) + writeFragment(filters)
  /** What the server sent: the address without the fragment. */
  const [first] = useState(() => writeAddress(address))
  const [answer, setAnswer] = useState<Answer>({ key: first, listing: data.listing })
  const [last, setLast] = useState(data.listing)
  const [attempt, setAttempt] = useState(0)
  /** Cards without data are gone once something else was shown. */
  const [left, setLeft] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: address and filters follow from the key; a retry asks again
  useEffect(() => {
    let current = true
    const show = (listing: Listing | null) => {
      if (!current) return
      setAnswer({ key, listing })
      if (listing) setLast(listing)
      delete document.documentElement.dataset.filtering
    }
    if (key !== first) setLeft(true)
    const sent = key === first && attempt === 0 && !(left && data.cardsInDocument > 0)
    if (sent) show(data.listing)
    else fetchListing(quietCall, data, address, filters).then(show, () => show(null))
    return () => {
      current = false
    }
  }, [key, attempt])

  const [allBuckets, setAllBuckets] = useState<readonly Bucket[] | null>(null)
  const slim = data.termCounts !== null && last === data.listing && !allBuckets
  const needAllTerms = () => {
    if (!slim) return
    fetchListing(quietCall, data, address, filters).then(
      listing => setAllBuckets(listing.buckets),
      () => undefined,
    )
  }

  const waiting = answer.key !== key
  return {
    address,
    filters,
    listing: last,
    cardsInDocument: !left && key === first && data.cardsInDocument > 0,
    waiting,
    failed: !waiting && answer.listing === null,
    buckets: (last === data.listing && allBuckets) || last.buckets,
    termCount: bucket => (slim && data.termCounts?.[bucket.name]) || bucket.terms.length,
    needAllTerms,
    retry: () => {
      setAnswer({ key: '', listing: null })
      setAttempt(attempt + 1)
    },
  }
}
