// The files of the browser build that a page needs, read from the build's manifest; server only.

import { readFileSync } from 'node:fs'

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
}

const client = new URL('../client/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Record<
  string,
  ManifestChunk
>
const ENTRY = 'web/store/app/entry-client.tsx'
const styleTexts = new Map<string, string>()

function styleText(file: string): string {
  let text = styleTexts.get(file)
  if (text === undefined) {
    text = readFileSync(new URL(file, client), 'utf8').trim()
    styleTexts.set(file, text)
  }
  return text
}

function collect(key: string, modules: Set<string>, styles: Set<string>, seen: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return
  seen.add(key)
  for (const imported of chunk.imports ?? []) collect(imported, modules, styles, seen)
  modules.add(`/${chunk.file}`)
  for (const style of chunk.css ?? []) styles.add(style)
}

export interface PageAssets {
  entry: string
  /** Modules beside the entry. */
  modules: string[]
  /** Addresses of the style sheets whose text is inlined. */
  sheets: string[]
  css: string
}

/**
 * Modules and styles of a page: the entry and the given source files, with all that they import. Of `still` parts the
 * styles alone: their markup is in the document and stays as it is.
 */
export function assetsOf(files: readonly string[], still: readonly string[] = []): PageAssets {
  const modules = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  for (const key of [ENTRY, ...files]) collect(key, modules, styles, seen)
  for (const key of still) collect(key, new Set(), styles, seen)
  const entry = `/${manifest[ENTRY]?.file ?? ''}`
  modules.delete(entry)
  return {
    entry,
    modules: [...modules],
    sheets: [...styles].map(file => `/${file}`),
    css: [...styles].map(styleText).join(''),
  }
}

/** Address of a font file in the styles, by a part of its name. */
export function fontAddress(name: string): string | null {
  const found = [...styleTexts.values()].join('').match(new RegExp(`/assets/[^)"']*${name}[^)"']*\\.woff2`))
  return found?.[0] ?? null
}

/** Changes with every build that changes a browser file. */
export const BUILD_ID = manifest[ENTRY]?.file ?? ''
