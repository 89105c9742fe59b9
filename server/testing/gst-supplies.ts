// Supplies of a month as GSTR-1 takes them, for tests of its rules, and numbers of the operator in every State.

import { GST_STATES, gstinCheckDigit } from '../../contract/shared/gstin.ts'
import type { Gstr1Input } from '../tax-returns/rules/gstr1.ts'
import type { HsnRow, RateAmounts, SuppliedDocument } from '../tax-returns/rules/supplies.ts'

/** The number of the operator for tax collected at source in a State. */
export const operatorNumber = (state: string) => {
  const number = `${state}AAACK1234C1C`
  return number + gstinCheckDigit(number)
}
export const OPERATOR_NUMBERS = Object.keys(GST_STATES).map(operatorNumber)

/** Amounts of a supply within a State. */
export const intra = (rateBp: number, taxable: number): RateAmounts => {
  const half = Math.round((taxable * rateBp) / 20_000)
  return { rateBp, taxableMinor: taxable, igstMinor: 0, cgstMinor: half, sgstMinor: half }
}
/** Amounts of a supply between States. */
export const inter = (rateBp: number, taxable: number): RateAmounts => ({
  ...{ rateBp, taxableMinor: taxable, cgstMinor: 0, sgstMinor: 0 },
  igstMinor: Math.round((taxable * rateBp) / 10_000),
})

/** An invoice of a seller in Maharashtra. */
export function document(number: string, change: Partial<SuppliedDocument>): SuppliedDocument {
  const rates = change.rates ?? [intra(1800, 1000_00)]
  const total = rates.reduce((sum, one) => sum + one.taxableMinor + one.igstMinor + one.cgstMinor + one.sgstMinor, 0)
  return {
    ...{ number, kind: 'retail-invoice', issuedOn: '2026-11-05', placeOfSupply: '27', sellerState: '27' },
    ...{ buyerTaxNumber: null, buyerName: 'Asha', reverseCharge: false, totalMinor: total },
    ...change,
    rates,
  }
}

export const hsnRow = (change: Partial<HsnRow>): HsnRow => ({
  ...{ registered: true, hsn: '84672100', unit: 'PCS', description: 'Impact drill 13 mm with a very long name' },
  ...{ quantity: 2, totalMinor: 236_000, ...intra(1800, 200_000) },
  ...change,
})

/** A month of a registration. */
export const input = (change: Partial<Gstr1Input>): Gstr1Input => ({
  ...{ taxNumber: '27AAKCS4821M1ZW', period: '2026-11', documents: [], notes: [], hsn: [], series: [] },
  operatorTaxNumber: '27AAACK1234C1C5',
  own: { documents: [], notes: [] },
  ...change,
})
