// Scanned codes for a warehouse: looked up one after another, and kept in this browser until saved.

import { useCallback, useEffect, useRef, useState } from 'react'
import {
  addPieces,
  changeLine,
  EMPTY_DRAFT,
  leaveOpen,
  productInDraft,
  readScan,
  type ScanDraft,
  type ScanLine,
  type Scanned,
  type ScanResult,
  takeFound,
  withFigures,
  withoutOpen,
} from '../../../contract/inventory/scan.rules.ts'
import type { FoundCode, ScannedProduct } from '../../../contract/inventory/scan-api.ts'
import type { ScanStep } from '../../../contract/inventory/scan-steps.rules.ts'
import { MAX_CODES, MAX_SCAN_LINES } from '../../../contract/inventory/scan-steps.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { call } from '../app/api.ts'
import { useDraft } from '../app/use-draft.ts'

export interface ScanPlace {
  market: Market
  step: ScanStep
  /** Code of the warehouse. */
  warehouse: string
}

async function lookUp({ market, warehouse }: ScanPlace, codes: string[]): Promise<FoundCode[]> {
  const found: FoundCode[] = []
  for (let from = 0; from < codes.length; from += MAX_CODES) {
    const query = { market, warehouse, code: codes.slice(from, from + MAX_CODES) }
    found.push(...(await call('GET /api/admin/stock/codes', { query })).data.found)
  }
  return found
}

interface ToldScan {
  result: ScanResult
  turn: number
}

/** The current draft, independent of rendering: codes may come faster. */
function useLatestDraft({ market, step, warehouse }: ScanPlace) {
  const draft = useDraft<ScanDraft>(`scan-${step}-${market}-${warehouse}`, EMPTY_DRAFT)
  const latest = useRef(draft.value)
  const set = (next: ScanDraft) => {
    latest.current = next
    if (next.lines.length === 0 && next.open.length === 0) draft.drop()
    else draft.set(next)
  }
  return { value: draft.value, latest, set }
}

export function useScanDraft(place: ScanPlace) {
  const { value, latest, set } = useLatestDraft(place)
  const [told, setTold] = useState<ToldScan | null>(null)
  const queue = useRef(Promise.resolve())
  const tell = (result: ScanResult) => setTold(before => ({ result, turn: (before?.turn ?? 0) + 1 }))
  const take = ({ result, draft: next }: Scanned) => {
    if (next !== latest.current) set(next)
    tell(result)
  }
  // codes not yet looked up stay in the draft, so that a reload loses nothing
  const look = async (code: string) => {
    const found = await lookUp(place, [code]).catch(() => null)
    const entry = latest.current.open.find(one => one.code === code)
    if (!entry) return
    const others = withoutOpen(latest.current, code)
    const [one] = found ?? []
    if (one) take(takeFound(others, one, entry.pieces, MAX_SCAN_LINES))
    else take(leaveOpen(others, { ...entry, reason: 'failed' }))
  }
  const enqueue = (code: string) => {
    queue.current = queue.current.then(() => look(code))
  }
  const scan = (text: string) => {
    const read = readScan(
      text,
      latest.current.lines.map(({ product }) => product),
    )
    if ('result' in read) return tell(read.result)
    const known = productInDraft(latest.current, read.code)
    if (known) return take(addPieces(latest.current, known, read.pieces, MAX_SCAN_LINES))
    const { result, draft: next } = leaveOpen(latest.current, { ...read, reason: 'looking' })
    set(next)
    if (result.kind === 'full') tell(result)
    else enqueue(read.code)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures of the products that are there when it is called
  const refresh = useCallback(async () => {
    const msns = latest.current.lines.map(({ product }) => product.msn)
    const found = await lookUp(place, msns).catch((): FoundCode[] => [])
    const products = found.flatMap(one => (one.by === 'product' ? one.products : [])) satisfies ScannedProduct[]
    if (products.length > 0) set(withFigures(latest.current, products))
  }, [])
  // the stock may have changed since the draft was left
  useEffect(() => void refresh(), [refresh])
  return {
    draft: value,
    told,
    scan,
    refresh,
    lookAgain: enqueue,
    change: (msn: string, change: Partial<ScanLine> | null) => set(changeLine(latest.current, msn, change)),
    dropOpen: (code: string) => set(withoutOpen(latest.current, code)),
    /** Discards the lines; open codes stay when counted ones are saved. */
    clear(all: boolean) {
      set(all ? EMPTY_DRAFT : { ...latest.current, lines: [] })
      setTold(null)
    },
  }
}
export type ScanSheetDraft = ReturnType<typeof useScanDraft>
