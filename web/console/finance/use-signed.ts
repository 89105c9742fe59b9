// Sends the response of the invoice portal in batches, and collects the outcome of each entry.

import { useState } from 'react'
import type { SignedResult, SignedRowFault } from '../../../contract/invoices/signed-api.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { call } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { namedIn, nextBatch, type PortalRow, readPortalRows, sentOf } from './signed-rows.ts'

export interface SignedOutcome {
  /** Place in the file, from 0. */
  index: number
  /** Of the document, or the IRN where it is not known. */
  number: string
  outcome: SignedResult['outcome']
  reason: SignedRowFault | 'malformed' | null
  /** The field of a malformed entry, and its problem. */
  detail: string
}

type Body = Parameters<typeof call<'POST /api/admin/invoices/signed'>>[1]['body']

/**
 * The outcomes of a batch; entries that the call rejects as malformed are removed, and the others sent again.
 * @throws ApiError
 */
async function sendBatch(rows: readonly PortalRow[], batch: readonly number[]): Promise<SignedOutcome[]> {
  if (batch.length === 0) return []
  try {
    // the server validates the content of the file
    const body = { rows: batch.map(index => sentOf(rows[index] ?? {})) } as unknown as Body
    const { data } = await call('POST /api/admin/invoices/signed', { body })
    return data.map(({ row, number, irn, outcome, reason }) => ({
      ...{ index: batch[row] ?? 0, number: number || irn, outcome, reason, detail: '' },
    }))
  } catch (error) {
    const named = error instanceof ApiError ? namedIn(error.problems) : new Map<number, string>()
    if (named.size === 0) throw error
    const malformed = [...named].map(([place, detail]): SignedOutcome => {
      const index = batch[place] ?? 0
      const irn = rows[index]?.Irn
      return {
        ...{ index, number: typeof irn === 'string' ? irn : '', outcome: 'rejected', reason: 'malformed', detail },
      }
    })
    const rest = batch.filter((_, place) => !named.has(place))
    return [...malformed, ...(await sendBatch(rows, rest))]
  }
}

export function useSigned() {
  const { busy, problem, run, clear } = useAct()
  const [rows, setRows] = useState<readonly PortalRow[]>([])
  const [outcomes, setOutcomes] = useState<readonly SignedOutcome[]>([])
  const [unreadable, setUnreadable] = useState(false)
  const choose = async (file: File | null) => {
    const read = file && readPortalRows(await file.text())
    clear()
    setRows(read ?? [])
    setOutcomes([])
    setUnreadable(file !== null && read === null)
  }
  const done = new Set(outcomes.map(({ index }) => index))
  const open = [...rows.keys()].filter(index => !done.has(index))
  // outcomes are kept when a later call fails: the rest is sent again
  const send = () =>
    run(async () => {
      let made = outcomes
      let left = open
      while (left.length > 0) {
        const batch = nextBatch(rows, left)
        made = [...made, ...(await sendBatch(rows, batch))]
        setOutcomes(made)
        left = left.slice(batch.length)
      }
    })
  const rejected = outcomes
    .filter(({ outcome }) => outcome === 'rejected')
    .sort((one, other) => one.index - other.index)
  return { busy, problem, rows, open, outcomes, rejected, unreadable, choose, send }
}
