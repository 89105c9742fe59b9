// A file of a gateway or carrier: parsed, its columns recognised or mapped, sent in parts, with the result of its
// rows.

import { useState } from 'react'
import { useAct } from '../app/use-act.ts'
import { type Chosen, formatOf, guess, type Layout, missingIn, type Reading, rowOf } from './money-columns.ts'
import { partsOf, readTable } from './table-file.ts'

export interface MoneyResult {
  posted: number
  repeated: number
  /** `row` is that of the file, the header is 1; amounts are in minor units. */
  unmatched: readonly { row: number; name: string; amount: number; expected: number | null; reason: string }[]
  rejected: readonly { row: number; reason: string }[]
}

export interface MoneyFileOptions<Format extends string> {
  layout: Layout<Format>
  /** Sends a part of the file. Rejects with an ApiError. */
  send(format: Format, csv: string): Promise<MoneyResult>
}

interface Table {
  name: string
  header: readonly string[]
  rows: readonly (readonly string[])[]
}

const NOTHING: MoneyResult = { posted: 0, repeated: 0, unmatched: [], rejected: [] }

const moved = <Row extends { row: number }>(rows: readonly Row[], by: number) =>
  rows.map(of => ({ ...of, row: of.row + by }))

/** If a later part fails, earlier rows are posted; sending the same file again posts the rest. */
export function useMoneyFile<Format extends string>({ layout, send }: MoneyFileOptions<Format>) {
  const { busy, problem, run, clear } = useAct()
  const [table, setTable] = useState<Table | null>(null)
  const [empty, setEmpty] = useState(false)
  const [chosen, setChosen] = useState<Chosen>({})
  const [reading, setReading] = useState<Reading>({ inMinor: false, feeWithTax: false })
  const [result, setResult] = useState<MoneyResult | null>(null)
  const known = table && formatOf(layout, table.header)
  const choose = async (file: File | null) => {
    const [header = [], ...rows] = file ? readTable(await file.text()) : []
    clear()
    setResult(null)
    setEmpty(file !== null && rows.length === 0)
    setTable(file && rows.length > 0 ? { name: file.name, header, rows } : null)
    setChosen(guess(layout, header))
  }
  const sent =
    table && known === null
      ? {
          header: layout.columns.map(({ key }) => key),
          rows: table.rows.map(cells => rowOf(layout, chosen, reading, cells)),
        }
      : table
  const missing = table && known === null ? missingIn(layout, chosen) : []
  const submit = () =>
    run(async () => {
      let made = NOTHING
      for (const { csv, skipped } of sent ? partsOf(sent.header, sent.rows) : []) {
        const part = await send(known ?? layout.common, csv)
        made = {
          ...{ posted: made.posted + part.posted, repeated: made.repeated + part.repeated },
          unmatched: [...made.unmatched, ...moved(part.unmatched, skipped)],
          rejected: [...made.rejected, ...moved(part.rejected, skipped)],
        }
        setResult(made)
      }
    })
  const set = (part: { chosen?: Chosen; reading?: Reading }) => {
    if (part.chosen) setChosen(part.chosen)
    if (part.reading) setReading(part.reading)
    setResult(null)
  }
  return { busy, problem, table, empty, known, chosen, reading, set, sent, missing, result, choose, submit }
}
