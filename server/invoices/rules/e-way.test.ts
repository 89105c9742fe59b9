// E-way bills: parties, values and transport of a consignment above the limit, with the keys of the bulk upload.

import { describe, expect, it } from 'vitest'
import { SAMPLE_LINE as line, SAMPLE_INVOICE as row } from '../../testing/sample-invoice.ts'
import type { ChallanRow } from '../repository/challans.ts'
import { eWayBillOf, eWayBillOfChallan } from './e-way.ts'

const transport = { carrierName: 'Vega Express', trackingNumber: 'VG-100', dispatchState: '27' }

describe('an e-way bill', () => {
  it('is not needed up to the limit of the State', () => {
    expect(eWayBillOf({ ...row, lines: [{ ...line, totalMinor: 1_00_000_00 }] }, transport)).toBeNull()
    expect(eWayBillOf({ ...row, lines: [{ ...line, taxRateBp: 0 }] }, transport)).toBeNull()
  })

  it('contains parties, values and transport', () => {
    const bill = eWayBillOf(row, { ...transport, vehicleNo: 'MH12AB1234', distance: 450 })
    expect(bill).toMatchObject({ number: row.number, value: 118_000_00, limit: 1_00_000_00, validDays: 3 })
    expect(bill?.document).toMatchObject({
      ...{ supplyType: 'O', subSupplyType: 1, docType: 'INV', docNo: row.number, docDate: '23/11/2026', transType: 1 },
      ...{ fromGstin: row.seller.taxNumber, fromStateCode: 27, actualFromStateCode: 27, toStateCode: 27 },
      ...{ toPincode: 411026, totalValue: 100_000, cgstValue: 9_000, sgstValue: 9_000, igstValue: 0, OthValue: 0 },
      ...{ totInvValue: 118_000, transMode: 1, transDistance: 450, transporterName: 'Vega Express' },
      ...{ transDocNo: 'VG-100', vehicleNo: 'MH12AB1234', vehicleType: 'R', mainHsnCode: 853690 },
      itemList: [
        {
          ...{ itemNo: 1, hsnCode: 853690, quantity: 1000, qtyUnit: 'NOS', taxableAmount: 100_000 },
          ...{ cgstRate: 9, sgstRate: 9, igstRate: 0 },
        },
      ],
    })
  })

  it('names a buyer without a number, another State of dispatch, and what Part B lacks', () => {
    const unregistered = { ...row, buyer: { ...row.buyer, taxNumber: null } }
    const bill = eWayBillOf(unregistered, { ...transport, dispatchState: '29' })
    expect(bill?.limit).toBe(50_000_00)
    expect(bill?.document).toMatchObject({ toGstin: 'URP', fromStateCode: 27, actualFromStateCode: 29 })
    expect(bill?.problems).toContain('vehicleNo or transporterId')
  })

  it('groups more than 250 lines by code, unit and rate', () => {
    const lines = Array.from({ length: 251 }, (_, index) => ({ ...line, lineNo: index + 1 }))
    const bill = eWayBillOf({ ...row, lines }, transport)
    expect(bill?.document.itemList).toMatchObject([{ itemNo: 1, quantity: 251_000, taxableAmount: 251 * 100_000 }])
  })
})

describe('an e-way bill of a delivery challan', () => {
  const challan: ChallanRow = {
    ...row,
    ...{ challanId: 'd', number: 'DC/2627/000007', kind: 'delivery-challan', issuedOn: '2026-11-30', returnNumber: 9 },
    ...{ carrier: 'Vega Express', trackingNumber: 'VG-100', valueMinor: 1_40_000_00 },
    ...{ invoiceNumber: row.number, invoiceKind: 'tax-invoice', invoicedOn: row.issuedOn },
    lines: [
      { ...line, quantity: 2, valueMinor: 1_20_000_00 },
      { ...line, lineNo: 2, taxRateBp: 0, quantity: 1, valueMinor: 20_000_00 },
    ],
  }

  it('has the value of the taxable products and charges no tax', () => {
    const bill = eWayBillOfChallan(challan, { ...transport, vehicleNo: 'MH12AB1234', distance: 10 })
    expect(bill).toMatchObject({ kind: 'delivery-challan', shipmentId: null, value: 1_20_000_00, problems: [] })
    expect(bill?.document).toMatchObject({
      ...{ docType: 'CHL', subSupplyType: 8, subSupplyDesc: 'Replacement', docNo: 'DC/2627/000007' },
      ...{ docDate: '30/11/2026', totalValue: 1_40_000, cgstValue: 0, igstValue: 0, totInvValue: 1_40_000 },
      ...{ transDocNo: 'VG-100', vehicleNo: 'MH12AB1234', mainHsnCode: 853690 },
      itemList: [{ itemNo: 1, quantity: 2, taxableAmount: 1_20_000, cgstRate: 0, igstRate: 0 }, { itemNo: 2 }],
    })
  })

  it('is not needed up to the limit, which is lower from another State', () => {
    const below = { ...challan, lines: [{ ...line, valueMinor: 90_000_00 }] }
    expect(eWayBillOfChallan(below, transport)).toBeNull()
    expect(eWayBillOfChallan(below, { ...transport, dispatchState: '29' })?.limit).toBe(50_000_00)
  })
})
