// The browser build files that a page needs, read from the build manifest; server only.

import { readFileSync } from 'node:fs'

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
}

type Manifest = Readonly<Record<string, ManifestChunk>>

export interface PageAssets {
  entry: string
  /** Modules other than the entry. */
  modules: string[]
  /** URLs of the style sheets whose text is inlined. */
  sheets: string[]
  css: string
}

/** `../client/` is next to the folder of the server bundle. */
const client = new URL('../client/', import.meta.url)

export class Assets {
  readonly #manifest: Manifest
  readonly #entry: string
  readonly #styleTexts = new Map<string, string>()

  /** `entry` is the source of the browser entry, as the manifest names it. */
  constructor(entry: string) {
    this.#manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Manifest
    this.#entry = entry
  }

  /** Different for every build that changes a browser file. */
  get buildId(): string {
    return this.#manifest[this.#entry]?.file ?? ''
  }

  /**
   * Modules and styles of a page: the entry and the given source files, with everything they import. Static sections
   * add only styles: their HTML is in the document and is not hydrated.
   */
  page(files: readonly string[], staticSections: readonly string[] = []): PageAssets {
    const modules = new Set<string>()
    const styles = new Set<string>()
    const seen = new Set<string>()
    for (const key of [this.#entry, ...files]) this.#collect(key, modules, styles, seen)
    for (const key of staticSections) this.#collect(key, new Set(), styles, seen)
    const entry = `/${this.buildId}`
    modules.delete(entry)
    return {
      entry,
      modules: [...modules],
      sheets: [...styles].map(file => `/${file}`),
      css: [...styles].map(file => this.#styleText(file)).join(''),
    }
  }

  /**
   * URL of a style sheet built from a single source file, which pages fetch on demand.
   * @throws when the build has none
   */
  sheetUrl(source: string): string {
    const file = this.#manifest[source]?.file
    if (!file) throw new Error(`The build has no sheet ${source}`)
    return `/${file}`
  }

  /** URL of a font file in the inlined styles, by part of its file name. */
  fontUrl(name: string): string | null {
    const match = [...this.#styleTexts.values()].join('').match(new RegExp(`/assets/${name}-[^)"']*\\.woff2`))
    return match?.[0] ?? null
  }

  #styleText(file: string): string {
    let text = this.#styleTexts.get(file)
    if (text === undefined) {
      text = readFileSync(new URL(file, client), 'utf8').trim()
      this.#styleTexts.set(file, text)
    }
    return text
  }

  #collect(key: string, modules: Set<string>, styles: Set<string>, seen: Set<string>): void {
    const chunk = this.#manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) this.#collect(imported, modules, styles, seen)
    modules.add(`/${chunk.file}`)
    for (const style of chunk.css ?? []) styles.add(style)
  }
}
