// Rules of brands: links, index letters, order of lists.

import type { BrandLink } from '../../../contract/listing/api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { type BrandRow, imageLink } from '../../catalog/service.ts'

/** Path of a brand's page. */
export function brandPath(slug: string): string {
  return `/brands/${slug}`
}

/** A brand as link or tile. */
export function brandLinkOf({ slug, name, logoHash }: BrandRow, language: Language, productCount: number): BrandLink {
  const brandName = name[language] || name.en
  return { slug, brandName, brandLink: brandPath(slug), productCount, logo: imageLink(logoHash) }
}

/** Index letter of a name in Latin script; `0-9` for names that do not start with a letter. */
export function letterOf(name: string): string {
  const first = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase()
  return /^[A-Z]$/.test(first) ? first : '0-9'
}

/** Sorts featured brands first in their order, the others by number of products. */
export function byLead(counts: Readonly<Record<string, number>>) {
  const countOf = ({ slug }: BrandRow) => counts[slug] ?? 0
  const placeOf = ({ featured }: BrandRow) => featured ?? Number.MAX_SAFE_INTEGER
  return (a: BrandRow, b: BrandRow): number =>
    placeOf(a) - placeOf(b) || countOf(b) - countOf(a) || (a.slug < b.slug ? -1 : 1)
}
