// What translators see of a category, an attribute, a brand or a value of an attribute.

export interface NamedRow {
  id: string
  active: boolean
  path: string[]
  nameEn: string
  nameHi: string
  introEn: string
  introHi: string
  /** Whether the Hindi was written for the English of now; null when nothing is known of it. */
  nameCurrent: boolean | null
  introCurrent: boolean | null
  /** Of a value: how many active products of the market have it, and a Hindi that is offered for it, empty for none. */
  products?: number
  suggested?: string
}
