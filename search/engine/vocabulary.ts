// Numeric ids for facet names, terms and category paths, shared by all segments. Ids are never removed before a rebuild.

/** Built-in facets: attributes with these names are ignored. */
export const FIXED_FACETS = new Set([
  'market',
  'category',
  'brand',
  'availability',
  'discount',
  'rating',
  'tag',
  'city',
])

export interface VocabularyData {
  names: string[]
  units: string[]
  /** By term: id of its facet name, text, label and Hindi label. */
  termNames: number[]
  texts: string[]
  labels: string[]
  labelsHi: string[]
  /** Category codes joined by `/`. */
  paths: string[]
}

export class Vocabulary {
  readonly names: string[] = []
  /** Unit by name; empty for none. */
  readonly units: string[] = []
  readonly termNames: number[] = []
  readonly texts: string[] = []
  readonly labels: string[] = []
  readonly labelsHi: string[] = []
  readonly paths: string[] = []
  /** Terms by name. */
  readonly ofName: number[][] = []
  /** Category terms by path, top first. */
  readonly pathTerms: number[][] = []
  private readonly nameIds = new Map<string, number>()
  private readonly termIds = new Map<string, number>()
  private readonly pathIds = new Map<string, number>()
  /** Incremented when a label changes, so that data derived from labels can be refreshed. */
  revision = 0

  constructor(data?: VocabularyData) {
    if (!data) return
    for (const [at, name] of data.names.entries()) this.nameId(name, data.units[at])
    for (const [at, text] of data.texts.entries()) {
      this.intern(data.names[data.termNames[at] as number] as string, text, data.labels[at], data.labelsHi[at])
    }
    for (const path of data.paths) this.path(path.split('/'), [], [])
  }

  toData(): VocabularyData {
    const { names, units, termNames, texts, labels, labelsHi, paths } = this
    return { names, units, termNames, texts, labels, labelsHi, paths }
  }

  get size(): number {
    return this.texts.length
  }

  /** The id of a facet name, if it is known. */
  findName(name: string): number | undefined {
    return this.nameIds.get(name)
  }

  private nameId(name: string, unit = ''): number {
    let id = this.nameIds.get(name)
    if (id === undefined) {
      id = this.names.length
      this.nameIds.set(name, id)
      this.names.push(name)
      this.units.push(unit)
      this.ofName.push([])
    }
    if (unit) this.units[id] = unit
    return id
  }

  /** The id of a term, if it is known. */
  find(name: string, text: string): number | undefined {
    return this.termIds.get(`${name}\n${text}`)
  }

  /** The id of a term, created if necessary. Non-empty labels and units replace the previous ones. */
  intern(name: string, text: string, label = '', labelHi = '', unit = ''): number {
    const key = `${name}\n${text}`
    let id = this.termIds.get(key)
    if (id === undefined) {
      id = this.texts.length
      const nameId = this.nameId(name, unit)
      this.termIds.set(key, id)
      this.texts.push(text)
      this.termNames.push(nameId)
      this.labels.push('')
      this.labelsHi.push('')
      this.ofName[nameId]?.push(id)
    } else if (unit) this.nameId(name, unit)
    this.label(id, label, labelHi)
    return id
  }

  private label(id: number, label: string, labelHi: string): void {
    if ((!label || this.labels[id] === label) && (!labelHi || this.labelsHi[id] === labelHi)) return
    if (label) this.labels[id] = label
    if (labelHi) this.labelsHi[id] = labelHi
    this.revision++
  }

  /** The id of a category path, created if necessary. Names are in the order of the codes, top first. */
  path(codes: readonly string[], names: readonly string[], namesHi: readonly string[]): number {
    const terms = codes.map((code, at) => this.intern('category', code, names[at], namesHi[at]))
    const key = codes.join('/')
    let id = this.pathIds.get(key)
    if (id === undefined) {
      id = this.paths.length
      this.pathIds.set(key, id)
      this.paths.push(key)
      this.pathTerms.push(terms)
    }
    return id
  }

  /** Terms of a numeric attribute within a range, both ends included. */
  between(name: string, min: number, max: number): number[] {
    const id = this.nameIds.get(name)
    const terms = id === undefined ? [] : (this.ofName[id] ?? [])
    return terms.filter(term => {
      const text = this.texts[term] as string
      const value = Number(text)
      return text !== '' && value >= min && value <= max
    })
  }
}
