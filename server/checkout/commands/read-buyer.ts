// Addresses and tax number of an order being placed.

import { type AddressSnapshot, addressSnapshot } from '../../addresses/service.ts'
import { businessDetailsOf, saveBusinessDetails, taxNumberError } from '../../customers/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'

export interface BuyerInput {
  addressList: readonly { addressId: string; type: 'shipping' | 'billing'; invoiceType: 'retail' | 'tax' }[]
  business?: { company: string; gstin: string; is_gstin: boolean } | undefined
}

export interface Buyer {
  shipping: AddressSnapshot
  billing: AddressSnapshot
  invoiceType: 'retail' | 'tax'
  companyName: string
  gstin: string | null
}

/** Addresses and tax number stored with the order; new business details are saved. */
export async function readBuyer(tx: Tx, actor: Customer, input: BuyerInput): Promise<Buyer> {
  const { addressList, business } = input
  const to = addressList.find(({ type }) => type === 'shipping')
  if (!to) throw appError('address.unknown', { problems: [{ path: 'body.addressList', message: 'shipping' }] })
  const bill = addressList.find(({ type }) => type === 'billing') ?? to
  const shipping = await addressSnapshot(tx, actor, to.addressId)
  const billing = bill.addressId === to.addressId ? shipping : await addressSnapshot(tx, actor, bill.addressId)
  const wantsTax = business?.is_gstin || addressList.some(({ invoiceType }) => invoiceType === 'tax')
  const provided = business && (business.company || business.gstin || business.is_gstin) ? business : null
  if (!wantsTax && !provided) return { shipping, billing, invoiceType: 'retail', companyName: '', gstin: null }
  const details = provided
    ? await saveBusinessDetails(tx, actor, {
        companyName: provided.company,
        gstin: provided.gstin,
        isGstInvoice: wantsTax === true,
      })
    : await businessDetailsOf(tx, actor)
  if (!wantsTax) return { shipping, billing, invoiceType: 'retail', companyName: details.companyName, gstin: null }
  if (!details.gstin) throw taxNumberError(actor.market, 'required')
  return { shipping, billing, invoiceType: 'tax', companyName: details.companyName, gstin: details.gstin }
}
