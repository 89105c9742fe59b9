// The e-invoice of the operator's commission: taxes within a State and between States, PIN codes, portal rejections.

import { expect, test } from 'vitest'
import { eCommissionOf } from './commission-e-invoice.ts'

const ROW: Parameters<typeof eCommissionOf>[0] = {
  ...{ documentId: 'd', kind: 'invoice', number: 'CI/2627/000001', year: '2026-27', period: '2026-10' },
  ...{ issuedOn: '2026-10-31', operatorTaxNumber: '27AAPFU0939F1ZV', taxNumber: '27AAKCS4821M1ZW' },
  operator: {
    name: 'Karkhana Bazaar LLP',
    address: 'Baner Road, Pune 411 045',
    stateCode: '27',
    stateEn: 'Maharashtra',
  },
  seller: { name: 'Sahyadri', address: 'Gala 7, tel. 02027120000', stateCode: '27', stateEn: 'Maharashtra' },
  ...{ operatorAddressNow: 'Baner Road, Pune 411046', sellerAddressNow: 'Gala 7, 411019' },
  ...{ taxableMinor: 1_000_00, cgstMinor: 90_40, sgstMinor: 90_40, igstMinor: 0, totalMinor: 1_180_80 },
}

test('a service in the State of both, with the PIN of the document before the one of now', () => {
  const made = eCommissionOf(ROW)
  expect(made?.problems).toEqual([])
  expect(made?.document).toMatchObject({
    TranDtls: { SupTyp: 'B2B', RegRev: 'N' },
    DocDtls: { Typ: 'INV', No: 'CI/2627/000001', Dt: '31/10/2026' },
    SellerDtls: { Gstin: '27AAPFU0939F1ZV', Pin: 411045 },
    BuyerDtls: { Gstin: '27AAKCS4821M1ZW', Pin: 411019, Pos: '27' },
    ItemList: [{ IsServc: 'Y', HsnCd: '998599', Qty: 1, UnitPrice: 1000, CgstAmt: 90.4, SgstAmt: 90.4, IgstAmt: 0 }],
    ValDtls: { AssVal: 1000, CgstVal: 90.4, SgstVal: 90.4, IgstVal: 0, TotInvVal: 1180.8 },
  })
})

test('a credit note between States names no invoice; a tax more than a rupee off and missing PIN codes are named', () => {
  const taxes = { cgstMinor: 0, sgstMinor: 0, igstMinor: 181_01, totalMinor: 1_181_01 }
  const made = eCommissionOf({ ...ROW, ...taxes, kind: 'credit-note', sellerAddressNow: null })
  expect(made?.problems).toEqual(['BuyerDtls.Pin', 'ItemList.1.IgstAmt'])
  expect(made?.document).toMatchObject({ DocDtls: { Typ: 'CRN' }, ItemList: [{ IgstAmt: 181.01, CgstAmt: 0 }] })
  expect(made?.document).not.toHaveProperty('RefDtls')
})
