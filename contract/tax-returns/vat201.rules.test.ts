// Boxes of the VAT return: by Emirate of seller or delivery, less credit notes, and the warnings.

import { describe, expect, it } from 'vitest'
import { type VatSupply, vatBoxes, vatProblems } from './vat201.rules.ts'

const supply = (
  sellerEmirate: string,
  deliveryEmirate: string,
  taxableMinor: number,
  taxMinor: number,
  category: VatSupply['category'] = 'standard',
): VatSupply => ({
  ...{ sellerEmirate, deliveryEmirate, taxableMinor, taxMinor, category },
  rateBp: category === 'standard' ? 500 : 0,
})

const boxed = (supplies: readonly VatSupply[], basis: 'seller' | 'delivery' = 'seller') =>
  Object.fromEntries(
    vatBoxes(supplies, basis)
      .filter(({ taxableMinor, taxMinor }) => taxableMinor !== 0 || taxMinor !== 0)
      .map(({ box, taxableMinor, taxMinor }) => [box, [taxableMinor, taxMinor]]),
  )

describe('VAT 201', () => {
  const supplies = [
    supply('SH', 'DU', 100_000, 5_000),
    supply('SH', 'SH', 20_050, 1_003),
    supply('DU', 'RK', 9_987, 499),
    supply('SH', 'DU', -50_000, -2_500),
    supply('DU', 'DU', 7_000, 0, 'zero-rated'),
    supply('DU', 'DU', 800, 0, 'exempt'),
    supply('DU', 'DU', -300, 0, 'exempt'),
  ]

  it('has the seven Emirates in their order, with a name each', () => {
    const boxes = vatBoxes([], 'seller')
    expect(boxes.map(({ box, emirate }) => `${box} ${emirate ?? ''}`.trim())).toEqual([
      ...['1a AZ', '1b DU', '1c SH', '1d AJ', '1e UQ', '1f RK', '1g FU', '4', '5', '8'],
    ])
    expect(vatProblems([], boxes)).toEqual([])
  })

  it('reports where the seller is, or where it was delivered, credit notes taken off', () => {
    expect(boxed(supplies)).toEqual({
      ...{ '1b': [9_987, 499], '1c': [70_050, 3_503], '4': [7_000, 0], '5': [500, 0] },
      '8': [87_537, 4_002],
    })
    expect(boxed(supplies, 'delivery')).toEqual({
      ...{ '1b': [50_000, 2_500], '1c': [20_050, 1_003], '1f': [9_987, 499], '4': [7_000, 0], '5': [500, 0] },
      '8': [87_537, 4_002],
    })
  })

  it('tells of supplies in no Emirate, and of more credited than supplied', () => {
    const told = (of: readonly VatSupply[]) => vatProblems(of, vatBoxes(of, 'seller'))
    expect(told(supplies)).toEqual([])
    expect(told([supply('', 'DU', 1_000, 50)])).toEqual(['emirate'])
    expect(told([supply('DU', 'DU', 1_000, 50), supply('DU', 'DU', -2_000, -100)])).toEqual(['negative'])
  })
})
