// Sums of sales and how they changed.

import type { SalesPoint } from '../../../contract/dashboard/api.ts'

export function sumOf(points: readonly SalesPoint[]): { orders: number; amount: number } {
  return {
    orders: points.reduce((sum, { orders }) => sum + orders, 0),
    amount: points.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** Change in percent to one decimal; null when there was nothing before. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10
}

/** A round number of minor units not below the largest amount, for the scale of a chart. */
export function scaleOf(amounts: readonly number[]): number {
  const largest = Math.max(1, ...amounts)
  const power = 10 ** Math.floor(Math.log10(largest))
  return [1, 2, 5, 10].map(step => step * power).find(step => step >= largest) ?? largest
}
