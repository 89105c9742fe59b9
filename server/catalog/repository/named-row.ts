// A category, attribute, brand or attribute value for translators.

export interface NamedRow {
  id: string
  active: boolean
  path: string[]
  nameEn: string
  nameHi: string
  introEn: string
  introHi: string
  /** Whether the Hindi was written for the current English; null when unknown. */
  nameCurrent: boolean | null
  introCurrent: boolean | null
  /** For a value: the number of active products in the market with it, and a suggested Hindi, empty for none. */
  products?: number
  suggested?: string
}
