// Parses the plain format of the starter's texts: one paragraph, heading, list item or table row per line.

import type { BodyBlock } from '../../contract/content/api.ts'
import type { LocalizedText, StarterMarket } from '../catalogue/types.ts'

/** An article as written. */
export interface GuideText {
  /** Keys of categories; the first that the market has is the article's own. */
  keys: string[]
  slug: string
  title: LocalizedText
  summary: LocalizedText
  /** Lines as bodyOf() reads them. */
  body: LocalizedText
}

/** A help or legal page as written; placeholders in braces are filled with figures of the market. */
export interface PageText {
  slug: string
  title: LocalizedText
  summary: LocalizedText
  /** Lines as bodyOf() reads them. */
  body: LocalizedText
}

/** Lines for a market: those that start with `IN: ` or `AE: ` are only for that market, all others for both. */
export function linesFor(text: string, market: StarterMarket): string[] {
  return text
    .trim()
    .split('\n')
    .flatMap(line => {
      const of = /^(IN|AE): /.exec(line)
      if (!of) return line.trim() ? [line] : []
      return of[1] === market ? [line.slice(4)] : []
    })
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim())

/**
 * Blocks of a text: `# ` begins a heading, `- ` an item, `|` a row of a table whose first row is its head; every other
 * line is a paragraph. Items and rows that follow each other make one list and one table.
 */
export function bodyOf(text: string, market: StarterMarket): BodyBlock[] {
  const blocks: BodyBlock[] = []
  for (const line of linesFor(text, market)) {
    const last = blocks.at(-1)
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2) })
    else if (line.startsWith('- ')) {
      if (last?.kind === 'list') last.items.push(line.slice(2))
      else blocks.push({ kind: 'list', items: [line.slice(2)] })
    } else if (line.startsWith('|')) {
      if (last?.kind === 'table') last.rows.push(cellsOf(line))
      else blocks.push({ kind: 'table', head: cellsOf(line), rows: [] })
    } else blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

/** All words of a text, in any structure. */
export function plainText(blocks: readonly BodyBlock[]): string {
  return blocks
    .map(block => {
      if (block.kind === 'list') return block.items.join(' ')
      if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ')
      return block.text
    })
    .join(' ')
}

/**
 * Rows of a table for a market, in lines of `width` parts separated by bars. Throws on a line with another number of
 * parts, which is a mistake.
 */
export function rowsFor(table: string, market: StarterMarket, width: number): string[][] {
  return linesFor(table, market).map(line => {
    const parts = line.split(' | ').map(part => part.trim())
    if (parts.length !== width) throw new Error(`A line of ${width} parts has ${parts.length}: ${line}`)
    return parts
  })
}
