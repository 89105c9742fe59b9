// The response file of the invoice portal, split into batches for one call each.

/** An entry as in the file. */
export type PortalRow = Record<string, unknown>

/** Fields that the call accepts; the portal may add others, which are not part of the signature. */
const NAMES = [
  ...['Irn', 'AckNo', 'AckDt', 'SignedQRCode', 'SignedInvoice', 'Status'],
  ...['EwbNo', 'EwbDt', 'EwbValidTill', 'Remarks'],
]
const BATCH_ROWS = 100
/** Maximum size of a call: one megabyte. */
const BATCH_CHARACTERS = 800_000

const isRow = (value: unknown): value is PortalRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Numbers that JavaScript would round are kept as texts: acknowledgement numbers have up to twenty digits. */
const keepLongNumbers = (text: string) => text.replace(/("AckNo"\s*:\s*)(\d+)/g, '$1"$2"')

/**
 * The entries of the file: a list, a list below one name as some tools write it, or a single one. Null for what is no JSON or
 * holds no entry.
 */
export function readPortalRows(text: string): PortalRow[] | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(keepLongNumbers(text.replace(/^\uFEFF/, '')))
  } catch {
    return null
  }
  const lists = isRow(parsed) ? Object.values(parsed).filter(Array.isArray) : []
  const found: unknown = Array.isArray(parsed) ? parsed : (lists[0] ?? [parsed])
  const rows = Array.isArray(found) ? found.filter(isRow) : []
  return rows.length > 0 && rows.some(row => 'Irn' in row || 'SignedQRCode' in row) ? rows : null
}

/** An entry as it is sent. */
export function sentOf(row: PortalRow): PortalRow {
  return Object.fromEntries(NAMES.filter(name => name in row).map(name => [name, row[name]]))
}

/** The first entries that fit into one call: at most a hundred, within its maximum size. */
export function nextBatch(rows: readonly PortalRow[], open: readonly number[]): number[] {
  const batch: number[] = []
  let characters = 0
  for (const index of open) {
    characters += JSON.stringify(sentOf(rows[index] ?? {})).length
    if (batch.length === BATCH_ROWS || (batch.length > 0 && characters > BATCH_CHARACTERS)) break
    batch.push(index)
  }
  return batch
}

/** The places in a batch that a rejection names: `body.rows.3.Irn` is 3. */
export function namedIn(problems: readonly { path: string; message: string }[]): ReadonlyMap<number, string> {
  const named = new Map<number, string>()
  for (const { path, message } of problems) {
    const [, place, field = ''] = /^body\.rows\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    if (place !== undefined && !named.has(Number(place))) {
      named.set(Number(place), [field, message].filter(Boolean).join(': '))
    }
  }
  return named
}
