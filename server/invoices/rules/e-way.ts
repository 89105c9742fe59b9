// The e-way bill of an invoice or a delivery challan: EWB-01 with the keys of the portal's offline bulk JSON.

import { documentDay } from '../../../contract/invoices/document.rules.ts'
import { eWayDays, eWayLimit } from '../../../contract/invoices/e-way.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import type { ChallanRow } from '../repository/challans.ts'
import type { InvoiceRow } from '../repository/invoices.ts'
import type { AddressOnInvoice } from '../repository/orders.ts'

/** Transport data of a shipment. */
export interface Transport {
  carrierName: string
  trackingNumber: string
  /** State of the warehouse. */
  dispatchState: string
  transporterId?: string | undefined
  vehicleNo?: string | undefined
  /** Kilometres; the portal computes them for 0. */
  distance?: number | undefined
}

export interface EWayBill {
  number: string
  kind: 'invoice' | 'delivery-challan'
  orderNumber: number
  shipmentId: number | null
  value: number
  limit: number
  validDays: number | null
  problems: string[]
  document: Record<string, unknown>
}

type Line = InvoiceRow['lines'][number]

/** Above this number, lines are grouped by HSN, unit and rate. */
const MAX_ITEMS = 250
const UNREGISTERED = 'URP'
const rupees = (minor: number) => minor / 100
const plain = (text: string, max: number) => text.replace(/["\\]/g, "'").trim().slice(0, max)
const pinOf = (place: string) => (/^[1-9]\d{5}$/.test(place) ? Number(place) : null)
const streetOf = ({ line1, line2, landmark }: AddressOnInvoice) => [line1, line2, landmark].filter(Boolean).join(', ')
const taxed = ({ taxRateBp }: Line) => taxRateBp > 0
const amountOf = (lines: readonly Line[], ...codes: string[]) =>
  sum(
    lines.flatMap(({ taxParts }) => taxParts.filter(({ code }) => codes.includes(code)).map(part => part.amountMinor)),
  )

function rateOf({ taxParts }: Line, ...codes: string[]): number {
  return (taxParts.find(({ code }) => codes.includes(code))?.rateBp ?? 0) / 100
}

function itemOf(line: Line, index: number) {
  return {
    itemNo: index + 1,
    productName: plain(line.nameEn, 100),
    productDesc: plain(line.nameEn, 100),
    hsnCode: Number(line.hsn),
    quantity: line.quantity,
    qtyUnit: line.unit,
    taxableAmount: rupees(line.taxableMinor),
    sgstRate: rateOf(line, 'SGST', 'UTGST'),
    cgstRate: rateOf(line, 'CGST'),
    igstRate: rateOf(line, 'IGST'),
    cessRate: 0,
    cessNonAdvol: 0,
  }
}

/** Products as items; shipping and fees are other value. */
function itemsOf(products: readonly Line[]) {
  if (products.length <= MAX_ITEMS) return products.map(itemOf)
  const groups = new Map<string, Line>()
  for (const line of products) {
    const key = `${line.hsn} ${line.unit} ${line.taxRateBp}`
    const known = groups.get(key)
    const { quantity, taxableMinor } = line
    groups.set(
      key,
      known
        ? { ...known, quantity: known.quantity + quantity, taxableMinor: known.taxableMinor + taxableMinor }
        : { ...line },
    )
  }
  return [...groups.values()].map(itemOf)
}

function partiesOf({ seller, buyer }: Pick<InvoiceRow, 'seller' | 'buyer'>, transport: Transport) {
  const { billing, shipping } = buyer
  const address = plain(seller.address, 240)
  const street = plain(streetOf(shipping), 240)
  const billedElsewhere = billing.stateCode !== shipping.stateCode || billing.place !== shipping.place
  return {
    transType: billedElsewhere ? 2 : 1,
    fromGstin: seller.taxNumber,
    fromTrdName: plain(seller.tradeName, 100),
    fromAddr1: address.slice(0, 120),
    fromAddr2: address.slice(120),
    fromPlace: plain(pinOf(seller.place) === null ? seller.place : seller.stateEn, 50),
    fromPincode: pinOf(seller.place),
    fromStateCode: Number(seller.stateCode),
    actualFromStateCode: Number(transport.dispatchState),
    toGstin: buyer.taxNumber ?? UNREGISTERED,
    toTrdName: plain(buyer.companyName || shipping.name, 100),
    toAddr1: street.slice(0, 120),
    toAddr2: street.slice(120),
    toPlace: plain(shipping.city, 50),
    toPincode: pinOf(shipping.place),
    toStateCode: Number(buyer.taxNumber?.slice(0, 2) ?? billing.stateCode),
    actualToStateCode: Number(shipping.stateCode),
  }
}

function transportOf(issuedOn: string, { carrierName, trackingNumber, transporterId, vehicleNo, distance }: Transport) {
  return {
    transMode: 1,
    transDistance: distance ?? 0,
    transporterName: plain(carrierName, 100),
    transporterId: transporterId ?? '',
    transDocNo: plain(trackingNumber, 15),
    transDocDate: trackingNumber ? documentDay(issuedOn) : '',
    vehicleNo: vehicleNo ?? '',
    vehicleType: 'R',
  }
}

const daysOf = ({ distance }: Transport) => (distance === undefined ? null : eWayDays(distance))

/** What the portal would reject, or what Part B lacks. */
function problemsOf(
  { fromPincode, toPincode }: ReturnType<typeof partiesOf>,
  products: readonly { hsn: string }[],
  { vehicleNo, transporterId }: Transport,
): string[] {
  return [
    ...(fromPincode === null ? ['fromPincode'] : []),
    ...(toPincode === null ? ['toPincode'] : []),
    ...(vehicleNo || transporterId ? [] : ['vehicleNo or transporterId']),
    ...products.flatMap(({ hsn }, index) => (/^\d{4,8}$/.test(hsn) ? [] : [`itemList.${index + 1}.hsnCode`])),
  ]
}

/** Sub-supply type 8 is "Others" and needs a description. */
const OTHERS = 8

/**
 * The e-way bill of the challan of a replacement, which charges no tax: its value is that before tax (Rule 138,
 * Explanation 2). Null as for an invoice.
 */
export function eWayBillOfChallan(row: ChallanRow, transport: Transport): EWayBill | null {
  const { number, orderNumber, issuedOn, buyer, lines } = row
  const value = sum(lines.filter(({ taxRateBp }) => taxRateBp > 0).map(({ valueMinor }) => valueMinor))
  const limit = eWayLimit({ from: transport.dispatchState, to: buyer.shipping.stateCode, on: issuedOn })
  if (limit === null || value <= limit) return null
  const parties = partiesOf(row, transport)
  const items = lines.map((line, index) => ({
    ...{ itemNo: index + 1, productName: plain(line.nameEn, 100), productDesc: plain(line.nameEn, 100) },
    ...{
      hsnCode: Number(line.hsn),
      quantity: line.quantity,
      qtyUnit: line.unit,
      taxableAmount: rupees(line.valueMinor),
    },
    ...{ sgstRate: 0, cgstRate: 0, igstRate: 0, cessRate: 0, cessNonAdvol: 0 },
  }))
  const document = {
    userGstin: row.seller.taxNumber,
    ...{ supplyType: 'O', subSupplyType: OTHERS, subSupplyDesc: 'Replacement', docType: 'CHL' },
    ...{ docNo: number, docDate: documentDay(issuedOn) },
    ...parties,
    totalValue: rupees(row.valueMinor),
    ...{ cgstValue: 0, sgstValue: 0, igstValue: 0, cessValue: 0, TotNonAdvolVal: 0, OthValue: 0 },
    totInvValue: rupees(row.valueMinor),
    ...transportOf(issuedOn, transport),
    mainHsnCode: items[0]?.hsnCode ?? 0,
    itemList: items,
  }
  const problems = problemsOf(parties, lines, transport)
  const validDays = daysOf(transport)
  return {
    number,
    kind: 'delivery-challan',
    orderNumber,
    shipmentId: null,
    value,
    limit,
    validDays,
    problems,
    document,
  }
}

/** The e-way bill of an invoice; null when its consignment needs none: it is below the limit, or completely exempt. */
export function eWayBillOf(row: InvoiceRow, transport: Transport): EWayBill | null {
  const { number, orderNumber, shipmentId, issuedOn, buyer, lines } = row
  const value = sum(lines.filter(taxed).map(({ totalMinor }) => totalMinor))
  const limit = eWayLimit({ from: transport.dispatchState, to: buyer.shipping.stateCode, on: issuedOn })
  if (limit === null || value <= limit) return null
  const products = lines.filter(({ source }) => source === 'product')
  const charges = lines.filter(({ source }) => source !== 'product')
  const parties = partiesOf(row, transport)
  const items = itemsOf(products)
  const document = {
    userGstin: row.seller.taxNumber,
    ...{ supplyType: 'O', subSupplyType: 1, subSupplyDesc: '', docType: 'INV' },
    ...{ docNo: number, docDate: documentDay(issuedOn) },
    ...parties,
    totalValue: rupees(sum(products.map(({ taxableMinor }) => taxableMinor))),
    cgstValue: rupees(amountOf(lines, 'CGST')),
    sgstValue: rupees(amountOf(lines, 'SGST', 'UTGST')),
    igstValue: rupees(amountOf(lines, 'IGST')),
    ...{ cessValue: 0, TotNonAdvolVal: 0 },
    OthValue: rupees(sum(charges.map(({ taxableMinor }) => taxableMinor))),
    totInvValue: rupees(row.totalMinor),
    ...transportOf(issuedOn, transport),
    mainHsnCode: items[0]?.hsnCode ?? 0,
    itemList: items,
  }
  const problems = problemsOf(parties, products, transport)
  return {
    number,
    kind: 'invoice',
    orderNumber,
    shipmentId,
    value,
    limit,
    validDays: daysOf(transport),
    problems,
    document,
  }
}
