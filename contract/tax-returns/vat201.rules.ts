// The UAE VAT return (VAT 201), boxes 1, 4, 5, 8 and 12: supplies of a tax period by Emirate, from its documents.

import { sum } from '../shared/money.ts'
import type { TaxCategory } from '../shared/tax-category.rules.ts'

/** The Emirates in the order of box 1, by the store's codes. */
export const BOX_EMIRATES = [
  ...(['AZ', 'DU', 'SH', 'AJ', 'UQ', 'RK', 'FU'] as const), // 1a to 1g
]
export type EmirateCode = (typeof BOX_EMIRATES)[number]

/** In which Emirate a supply is reported (Article 72 of the Executive Regulation, VATP033). */
export const VAT_BASES = [
  /** Of the establishment that supplies: the general rule. */
  'seller',
  /** Where it is received: electronic commerce above AED 100 million in a calendar year. */
  'delivery',
] as const
export type VatBasis = (typeof VAT_BASES)[number]

/** Amounts of a document at one rate, in fils; negative for a credit note. */
export interface VatSupply {
  rateBp: number
  /** Standard, zero-rated or exempt. */
  category: TaxCategory
  sellerEmirate: string
  deliveryEmirate: string
  taxableMinor: number
  taxMinor: number
}

export interface VatBox {
  /** `1a` to `1g`, `4`, `5`, `8`. */
  box: string
  emirate: EmirateCode | null
  taxableMinor: number
  taxMinor: number
}

const letter = (at: number) => String.fromCharCode('a'.charCodeAt(0) + at)

function boxOf(box: string, emirate: EmirateCode | null, supplies: readonly VatSupply[]): VatBox {
  return {
    ...{ box, emirate },
    taxableMinor: sum(supplies.map(({ taxableMinor }) => taxableMinor)),
    taxMinor: sum(supplies.map(({ taxMinor }) => taxMinor)),
  }
}

/**
 * The boxes for supplies: 1a to 1g at the standard rate, 4 zero-rated, 5 exempt, 8 in total. Boxes 2, 3, 6 and 7 (tourists,
 * reverse charge, imports) do not come from sales of the store, nor do purchases (9 to 11).
 */
export function vatBoxes(supplies: readonly VatSupply[], basis: VatBasis): VatBox[] {
  const emirateOf = (supply: VatSupply) => (basis === 'seller' ? supply.sellerEmirate : supply.deliveryEmirate)
  const taxed = supplies.filter(({ rateBp }) => rateBp > 0)
  const untaxed = supplies.filter(({ rateBp }) => rateBp === 0)
  return [
    ...BOX_EMIRATES.map((emirate, at) =>
      boxOf(
        `1${letter(at)}`,
        emirate,
        taxed.filter(supply => emirateOf(supply) === emirate),
      ),
    ),
    boxOf(
      '4',
      null,
      untaxed.filter(({ category }) => category !== 'exempt'),
    ),
    boxOf(
      '5',
      null,
      untaxed.filter(({ category }) => category === 'exempt'),
    ),
    boxOf('8', null, supplies),
  ]
}

/** What a person should check before filing. */
export const VAT_PROBLEMS = [
  /** Supplies in none of the seven Emirates: they are only in box 8. */
  'emirate',
  /** More was credited than supplied in an Emirate. */
  'negative',
] as const
export type VatProblem = (typeof VAT_PROBLEMS)[number]

export function vatProblems(supplies: readonly VatSupply[], boxes: readonly VatBox[]): VatProblem[] {
  const boxed = sum(boxes.filter(({ box }) => box !== '8').map(({ taxableMinor }) => taxableMinor))
  const all = boxes.find(({ box }) => box === '8')?.taxableMinor ?? 0
  const found: Record<VatProblem, boolean> = {
    emirate: boxed !== all,
    negative: boxes.some(({ taxableMinor }) => taxableMinor < 0),
  }
  return VAT_PROBLEMS.filter(problem => found[problem])
}

/** What can be exported: the boxes, or the documents with a row for each rate. */
export const VAT_FILES = ['boxes', 'documents'] as const
