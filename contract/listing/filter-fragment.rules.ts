// The filters of a listing in the URL fragment: `#brand-torvik||karam/rated_power-500`; pure.

/** Selected terms by filter name, in the order selected; every name has at least one term. */
export type Filters = Readonly<Record<string, readonly string[]>>

export const NO_FILTERS: Filters = {}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `encodeURIComponent` throws for half a surrogate pair, which cannot be typed, so it is cleaned. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** The first hyphen ends the name, so a hyphen within one is written as `_`, and `_` itself is escaped. */
const encodeName = (name: string) => encode(name).replaceAll('_', '%5F').replaceAll('-', '_')
const decodeName = (text: string) => decode(text.replaceAll('_', '-'))

/** Own properties only: a name such as `constructor` is not a filter just because every object has one. */
const termsOf = (filters: Filters, name: string) => (Object.hasOwn(filters, name) ? (filters[name] ?? []) : [])

/** Parses a fragment, with or without its hash; parts that are not `name-value` are skipped. */
export function parseFragment(fragment: string): Filters {
  const filters: Record<string, string[]> = {}
  for (const part of fragment.replace(/^#/, '').split('/')) {
    const hyphen = part.indexOf('-')
    if (hyphen < 1) continue
    const name = decodeName(part.slice(0, hyphen))
    const terms = part
      .slice(hyphen + 1)
      .split('||')
      .map(decode)
      .filter(term => term !== '')
    if (terms.length > 0 && name !== '__proto__') filters[name] = [...new Set([...termsOf(filters, name), ...terms])]
  }
  return filters
}

/** Writes filters as a fragment with its hash, or an empty string when there are none. */
export function writeFragment(filters: Filters): string {
  const parts = Object.entries(filters)
    .filter(([, terms]) => terms.length > 0)
    .map(([name, terms]) => `${encodeName(name)}-${terms.map(encode).join('||')}`)
  return parts.length > 0 ? `#${parts.join('/')}` : ''
}

/** The filters with a term toggled. */
export function toggleTerm(filters: Filters, name: string, term: string): Filters {
  const chosen = termsOf(filters, name)
  return withTerms(filters, name, chosen.includes(term) ? chosen.filter(one => one !== term) : [...chosen, term])
}

/** The filters with exactly these terms under a name; none removes it. */
export function withTerms(filters: Filters, name: string, terms: readonly string[]): Filters {
  const { [name]: _, ...others } = filters
  return terms.length > 0 ? { ...others, [name]: terms } : others
}

/** Number of selected terms. */
export function countTerms(filters: Filters): number {
  return Object.values(filters).reduce((count, terms) => count + terms.length, 0)
}
