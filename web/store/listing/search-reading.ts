// How a search text was interpreted: corrected, with words that no result has, or only mentioned. Rendered by the server only.

import type { Listing } from '../../../contract/listing/api.ts'
import type { Translate } from '../app/messages.ts'
import { FROM_START, type ListingAddress, writeAddress } from './listing-address.ts'

export interface Reading {
  text: string
  /** Another search that may be the right one. */
  link?: { text: string; href: string }
}

/** The text without the words that match nothing. */
function withoutWords(text: string, words: readonly string[]): string {
  const rest = words.reduce((left, word) => {
    const letters = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return left.replace(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${letters}(?![\\p{L}\\p{M}\\p{N}])`, 'u'), ' ')
  }, text)
  return rest.replace(/\s+/g, ' ').trim()
}

/** Null if the results match the text as typed. */
export function readingOf(
  listing: Pick<Listing, 'str' | 'corrected' | 'correctedFrom' | 'unmatched' | 'kind' | 'productSearchResult'>,
  address: ListingAddress,
  { t, href }: { t: Translate<'listing-server'>; href(path: string): string },
): Reading | null {
  const { str, corrected, correctedFrom, unmatched, kind } = listing
  const search = (change: Partial<ListingAddress>) =>
    href(`/search${writeAddress({ ...address, ...FROM_START, ...change })}`)
  const rest = withoutWords(str, unmatched)
  const sentences: string[] = []
  if (listing.productSearchResult.totalCount > 0) {
    if (unmatched.length > 0) sentences.push(t('noneContain', { words: unmatched.join('”, “') }))
    if (kind === 'mentioned') sentences.push(t('onlyMentioned', { term: rest }))
    else if (rest && (unmatched.length > 0 || correctedFrom)) sentences.push(t('showingFor', { term: rest }))
  }
  const link = correctedFrom
    ? { text: t('searchInstead', { typed: correctedFrom }), href: search({ str: correctedFrom, exact: true }) }
    : corrected && { text: t('didYouMean', { term: corrected }), href: search({ str: corrected, exact: false }) }
  if (sentences.length === 0 && !link) return null
  return { text: sentences.join(' '), ...(link && { link }) }
}
