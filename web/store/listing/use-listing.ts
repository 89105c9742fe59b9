// The listing of the current address: the one from the server, or one fetched for filters, page and sort.

import { useEffect, useMemo, useState } from 'react'
import type { Bucket, Listing } from '../../../contract/listing/api.ts'
import { type Filters, parseFragment, writeFragment } from '../../../contract/listing/filter-fragment.rules.ts'
import { useLocation } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { fetchListing, fetchTerms } from './fetch-listing.ts'
import { type ListingAddress, readAddress, writeAddress } from './listing-address.ts'
import type { ListingData } from './listing-loader.ts'

export interface ShownListing {
  address: ListingAddress
  filters: Filters
  /** Changes with every parameter of the listing. */
  key: string
  /** The latest result; while loading, not yet that of the current parameters. */
  listing: Listing
  /** The products are the cards that the document came with. */
  cardsInDocument: boolean
  waiting: boolean
  failed: boolean
  retry(): void
  buckets: readonly Bucket[]
  /** Fetches the missing terms of a filter. */
  needTerms(bucket: Bucket): void
  /** Fetches the listing data that the document left out. */
  needWhole(): Promise<void>
}

interface Answer {
  key: string
  /** Null if it could not be fetched. */
  listing: Listing | null
}

/** The filters of a listing except those that define the page; with all their terms once fetched. */
function useBuckets(
  { fixed }: ListingData,
  of: Listing,
  { buckets }: Listing,
  fetchAll: (name: string) => Promise<Bucket | null>,
): Pick<ShownListing, 'buckets' | 'needTerms'> {
  const [whole, setWhole] = useState<{ of: Listing; buckets: readonly Bucket[] }>({ of, buckets: [] })
  const more = whole.of === of ? whole.buckets : []
  return {
    buckets: buckets
      .filter(({ name }) => !fixed || !(name in fixed))
      .map(bucket => more.find(({ name }) => name === bucket.name) ?? bucket),
    needTerms: ({ name, terms, termCount }) => {
      if (terms.length >= termCount) return
      void fetchAll(name).then(bucket => {
        if (bucket) setWhole(now => ({ of, buckets: [...(now.of === of ? now.buckets : []), bucket] }))
      })
    },
  }
}

export function useListing(data: ListingData): ShownListing {
  const { search, hash } = useLocation()
  const address = useMemo(() => readAddress(search), [search])
  const filters = useMemo(() => parseFragment(hash), [hash])
  const key = writeAddress(address) + writeFragment(filters)
  /** The server's result: for the URL without the fragment. */
  const [first] = useState(() => writeAddress(address))
  const sent = data.listing.httpStatus < 400 ? data.listing : null
  const [answer, setAnswer] = useState<Answer>({ key: first, listing: sent })
  const [last, setLast] = useState(data.listing)
  /** The listing of the document completed with the data left out of it. */
  const [completed, setCompleted] = useState<Listing | null>(null)
  const listing = (last === data.listing && completed) || last
  const [attempt, setAttempt] = useState(0)
  /** Cards without data are gone once another listing was shown. */
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
    if (key === first && attempt === 0 && !(left && data.cardsInDocument > 0)) show(sent)
    else fetchListing(quietCall, data, address, filters).then(show, () => show(null))
    return () => {
      current = false
    }
  }, [key, attempt])

  const { buckets, needTerms } = useBuckets(data, last, listing, name =>
    fetchTerms(quietCall, data, address, filters, name),
  )

  const needWhole = async () => {
    if (data.cardsInDocument > 0 && listing === data.listing)
      setCompleted(await fetchListing(quietCall, data, address, filters))
  }
  const waiting = answer.key !== key
  return {
    address,
    filters,
    key,
    listing,
    cardsInDocument: !left && key === first && data.cardsInDocument > 0,
    waiting,
    failed: !waiting && answer.listing === null,
    buckets,
    needTerms,
    needWhole,
    retry: () => {
      setAnswer({ key: '', listing: null })
      setAttempt(attempt + 1)
    },
  }
}
