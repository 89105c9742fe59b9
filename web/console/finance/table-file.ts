// CSV files chosen in the browser: parsed, and written again in parts that fit into one call.

/** Maximum characters of a call. */
const PART_CHARACTERS = 800_000

/** The separator that is most frequent in the first line. */
function separatorOf(text: string): string {
  const line = text.slice(0, 5000).split(/\r?\n/, 1)[0] ?? ''
  const counts = [',', ';', '\t'].map(separator => ({ separator, count: line.split(separator).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).separator
}

/** The rows of a CSV or tab-separated text without empty ones, each cell trimmed; quotes may hold separators and line ends. */
export function readTable(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = separatorOf(source)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endRow = () => {
    row.push(cell.trim())
    if (row.some(value => value !== '')) rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < source.length; at++) {
    const char = source[at] ?? ''
    if (quoted && char === '"' && source[at + 1] === '"') {
      cell += '"'
      at++
    } else if (char === '"' && (quoted || cell.trim() === '')) quoted = !quoted
    else if (!quoted && char === separator) {
      row.push(cell.trim())
      cell = ''
    } else if (!quoted && char === '\n') endRow()
    else cell += char
  }
  endRow()
  return rows
}

const lineOf = (cells: readonly string[]) =>
  cells.map(cell => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')

/** The table as CSV, split into parts for one call each: every part has the header, `skipped` rows precede it. */
export function partsOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): { csv: string; skipped: number }[] {
  const head = lineOf(header)
  const parts: { csv: string; skipped: number }[] = []
  let lines = [head]
  let length = head.length
  let skipped = 0
  for (const [index, cells] of rows.entries()) {
    const line = lineOf(cells)
    if (lines.length > 1 && length + line.length > PART_CHARACTERS) {
      parts.push({ csv: lines.join('\n'), skipped })
      lines = [head]
      length = head.length
      skipped = index
    }
    lines.push(line)
    length += line.length + 1
  }
  return [...parts, { csv: lines.join('\n'), skipped }]
}
