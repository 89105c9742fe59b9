// Decides from which warehouses an order takes its stock.

export interface StockLine {
  lineNo: number
  msn: string
  offerId: number
  quantity: number
  /** Warehouses that may serve the line, nearest first. */
  warehouseIds: readonly number[]
}

export interface FreeStock {
  offerId: number
  warehouseId: number
  /** Units on hand that are not reserved. */
  free: number
}

export interface Allocation {
  lineNo: number
  msn: string
  offerId: number
  warehouseId: number
  quantity: number
}

export interface Shortage {
  lineNo: number
  msn: string
  missing: number
}

/**
 * Allocates each line to its warehouses in order, nearest first: the delivery date was promised for that order. Never
 * allocates more than is free, however often a product occurs.
 */
export function allocateStock(
  lines: readonly StockLine[],
  stock: readonly FreeStock[],
): { takes: Allocation[]; shortages: Shortage[] } {
  const left = new Map(stock.map(({ offerId, warehouseId, free }) => [`${offerId}|${warehouseId}`, Math.max(0, free)]))
  const takes: Allocation[] = []
  const shortages: Shortage[] = []
  for (const { lineNo, msn, offerId, quantity, warehouseIds } of lines) {
    const freeAt = (warehouseId: number) => left.get(`${offerId}|${warehouseId}`) ?? 0
    let missing = quantity
    for (const warehouseId of new Set(warehouseIds)) {
      const taken = Math.min(missing, freeAt(warehouseId))
      if (taken === 0) continue
      left.set(`${offerId}|${warehouseId}`, freeAt(warehouseId) - taken)
      takes.push({ lineNo, msn, offerId, warehouseId, quantity: taken })
      missing -= taken
    }
    if (missing > 0) shortages.push({ lineNo, msn, missing })
  }
  return { takes, shortages }
}
