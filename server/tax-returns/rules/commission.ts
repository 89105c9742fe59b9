// The operator's commission as supplies of a return: a service at one rate to registered sellers, in the State of each.

import { COMMISSION_SAC } from '../../../contract/payouts/commission-document.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import {
  groupBy,
  type HsnRow,
  type NotedDocument,
  type SeriesRow,
  type SuppliedDocument,
  type TaxAmounts,
} from './supplies.ts'

/** An invoice or credit note for commission. Amounts are positive. */
export interface CommissionSupply extends TaxAmounts {
  kind: 'invoice' | 'credit-note'
  number: string
  year: string
  serial: number
  issuedOn: string
  operatorState: string
  sellerState: string
  /** GSTIN of the seller, who is the recipient. */
  taxNumber: string
  sellerName: string
  totalMinor: number
}

export interface OwnSupplies {
  documents: SuppliedDocument[]
  notes: NotedDocument[]
  hsn: HsnRow[]
  series: SeriesRow[]
}

const RATE_BP = 1800

function documentOf(supply: CommissionSupply) {
  const { number, issuedOn, operatorState, sellerState, taxNumber, sellerName, totalMinor } = supply
  const { taxableMinor, igstMinor, cgstMinor, sgstMinor } = supply
  return {
    ...{ number, issuedOn, totalMinor, buyerTaxNumber: taxNumber, buyerName: sellerName, reverseCharge: false },
    ...{ placeOfSupply: sellerState, sellerState: operatorState },
    rates: [{ rateBp: RATE_BP, taxableMinor, igstMinor, cgstMinor, sgstMinor }],
  }
}

function hsnOf(supplies: readonly CommissionSupply[]): HsnRow[] {
  if (supplies.length === 0) return []
  const net = (name: keyof TaxAmounts | 'totalMinor') =>
    sum(supplies.map(supply => (supply.kind === 'invoice' ? supply[name] : 0 - supply[name])))
  return [
    {
      ...{ registered: true, hsn: COMMISSION_SAC, unit: 'OTH', description: 'Marketplace commission', quantity: 0 },
      ...{ rateBp: RATE_BP, totalMinor: net('totalMinor'), taxableMinor: net('taxableMinor') },
      ...{ igstMinor: net('igstMinor'), cgstMinor: net('cgstMinor'), sgstMinor: net('sgstMinor') },
    },
  ]
}

function seriesOf(supplies: readonly CommissionSupply[]): SeriesRow[] {
  return groupBy(supplies, ({ kind, year }) => `${kind} ${year}`).flatMap(([, group]) => {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) return []
    const kind = first.kind === 'invoice' ? ('tax-invoice' as const) : ('credit-note' as const)
    const numbers = last.serial - first.serial + 1
    return [{ kind, from: first.number, to: last.number, numbers, used: group.length }]
  })
}

/** `supplies` by series and number. */
export function commissionSupplies(supplies: readonly CommissionSupply[]): OwnSupplies {
  return {
    documents: supplies
      .filter(({ kind }) => kind === 'invoice')
      .map(supply => ({ ...documentOf(supply), kind: 'tax-invoice' as const })),
    notes: supplies
      .filter(({ kind }) => kind === 'credit-note')
      .map(supply => ({
        ...documentOf(supply),
        type: 'C' as const,
        // of a month and not of one invoice; only notes to unregistered recipients need it
        invoice: { issuedOn: supply.issuedOn, totalMinor: supply.totalMinor },
      })),
    hsn: hsnOf(supplies),
    series: seriesOf(supplies),
  }
}
