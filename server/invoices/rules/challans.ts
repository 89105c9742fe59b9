// Contents of a delivery challan: the replaced lines of an invoice, with their share of its value before tax.

import { divideRound } from '../../../contract/shared/money.ts'

/** A quantity of an order line that is sent again. */
export interface ReplacedItem {
  lineNo: number
  quantity: number
}

interface InvoicedLine {
  lineNo: number
  orderLineNo: number
  quantity: number
  taxableMinor: number
}

/** The lines of the challan for an invoice; no quantity may exceed what was invoiced. */
export function challanLines(
  invoiced: readonly InvoicedLine[],
  items: readonly ReplacedItem[],
): { lineNo: number; quantity: number; valueMinor: number }[] {
  return invoiced.flatMap(({ lineNo, orderLineNo, quantity: sold, taxableMinor }) => {
    const wanted = items.filter(item => item.lineNo === orderLineNo).reduce((sum, item) => sum + item.quantity, 0)
    if (wanted === 0) return []
    if (wanted > sold) throw new RangeError(`Line ${orderLineNo}: ${wanted} cannot replace ${sold}`)
    return [{ lineNo, quantity: wanted, valueMinor: divideRound(BigInt(taxableMinor) * BigInt(wanted), sold) }]
  })
}
