// The listing that the address asks for: the one the server sent, or another fetched for filters, page and sort.

import { useEffect, useMemo, useState } from 'react'
import type { Listing } from '../../../contract/catalog.ts'
import { quietCall } from '../session/session.ts'
import { useLocation } from '../shared/navigation.ts'
import { fetchListing } from './fetch-listing.ts'
import { type Filters, parseFragment, writeFragment } from './fragment.ts'
import { type ListingAddress, readAddress, writeAddress } from './listing-address.ts'
import type { ListingData } from './listing-loader.ts'

export interface ShownListing {
  address: ListingAddress
  filters: Filters
  /** The last one that came; while waiting it is not yet the one asked for. */
  listing: Listing
  waiting: boolean
  failed: boolean
  retry(): void
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
  // The view is no matter of the API.
  const key = writeAddress({ ...address, view: 'grid' }) + writeFragment(filters)
  /** What the server sent: the address without the fragment. */
  const [first] = useState(() => writeAddress({ ...address, view: 'grid' }))
  const [answer, setAnswer] = useState<Answer>({ key: first, listing: data.listing })
  const [last, setLast] = useState(data.listing)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: address and filters follow from the key; a retry asks again
  useEffect(() => {
    let current = true
    const show = (listing: Listing | null) => {
      if (!current) return
      setAnswer({ key, listing })
      if (listing) setLast(listing)
      delete document.documentElement.dataset.filtering
    }
    if (key === first && attempt === 0) show(data.listing)
    else fetchListing(quietCall, data, address, filters).then(show, () => show(null))
    return () => {
      current = false
    }
  }, [key, attempt])

  const waiting = answer.key !== key
  return {
    address,
    filters,
    listing: last,
    waiting,
    failed: !waiting && answer.listing === null,
    retry: () => {
      setAnswer({ key: '', listing: null })
      setAttempt(attempt + 1)
    },
  }
}
