// The review of a draft, once requested.

import { useState } from 'react'
import type { Reviewed } from '../../../contract/products/schemas.ts'
import { call } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { type Cells, rowsOf } from './cell-draft.ts'

export interface Review {
  cells: Reviewed[]
  changes: number
  conflicts: number
  problems: number
}

export function useReview(market: 'IN' | 'AE') {
  const act = useAct()
  const [review, setReview] = useState<Review | null>(null)
  const ask = (cells: Cells) =>
    act.run(async () => {
      if (Object.keys(cells).length === 0) return setReview(null)
      const body = { market, rows: rowsOf(cells) }
      setReview((await call('POST /api/admin/products/review', { body })).data)
    })
  return { review, act, ask, close: () => setReview(null) }
}
