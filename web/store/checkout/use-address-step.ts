// The state of the address step: selection, errors, and continuing to payment.

import { useEffect, useRef, useState } from 'react'
import type { Cart, ShownNotice } from '../../../contract/cart/api.ts'
import type { PromoApplied } from '../../../contract/promotions/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { useMessages } from '../app/messages.ts'
import { fillQuickBuy } from '../cart/components/cart-actions.ts'
import { cleanTaxNumber, taxNumberProblem } from '../customers/components/tax-number.ts'
import { chooseDeliveryLocation } from '../delivery/components/choose-delivery-location.ts'
import type { AddressStepData } from './checkout-loader.ts'
import {
  addressStep,
  type InvoiceType,
  paymentStep,
  type QuickBuy,
  readCheckout,
  writeCheckout,
} from './checkout-state.ts'

const isType = (type: 'shipping' | 'billing') => (address: { type: string }) => address.type === type

/** For a quick buy whose basket does not contain the product yet: adds it and returns here. */
function useQuickBasket({ quick, cart }: AddressStepData): boolean {
  const { href } = useLocale()
  const tried = useRef(false)
  const holds = ({ msn, offerId }: QuickBuy) =>
    cart.itemsList.some(item => item.productId === msn && (offerId ?? item.offerId) === item.offerId)
  const missing = quick !== null && !holds(quick)
  const [filling, setFilling] = useState(missing)
  useEffect(() => {
    if (!missing || tried.current) return
    tried.current = true
    const { msn: productId, offerId } = quick
    void fillQuickBuy({ productId, offerId: offerId ?? undefined }).then(filled => {
      if (filled) navigate(href(addressStep(quick)), { replace: true })
      setFilling(false)
    })
  }, [missing, quick, href])
  return missing && filling
}

/** Current cart and addresses; delivery dates follow the selected address. */
function useBasketAt(data: AddressStepData) {
  const [addresses, setAddresses] = useState(data.addresses)
  const [cart, setCart] = useState(data.cart)
  const [shippingId, setShippingId] = useState(data.addresses.find(isType('shipping'))?.addressId ?? '')
  const postCode = addresses.find(({ addressId }) => addressId === shippingId)?.postCode ?? ''
  const priced = useRef(postCode)
  useEffect(() => setCart(data.cart), [data.cart])
  useEffect(() => {
    if (postCode === '' || postCode === priced.current) return
    priced.current = postCode
    const query = { pincode: postCode, buyNow: data.quick ? ('true' as const) : ('false' as const) }
    quietCall('GET /api/v1/cart/getCartByUserV2', { query })
      .then(answer => setCart(answer.data))
      .catch(() => undefined)
  }, [postCode, data.quick])
  return { addresses, setAddresses, cart, setCart, shippingId, setShippingId }
}

/** The invoice choice: type, company and tax number. */
function useInvoice({ business }: AddressStepData) {
  const { market } = useLocale()
  const tBusiness = useMessages('business')
  const [invoiceType, setInvoiceType] = useState<InvoiceType>(business.isGstInvoice ? 'tax' : 'retail')
  const [company, setCompany] = useState(business.companyName)
  const [gstin, setGstin] = useState(cleanTaxNumber(business.gstin))
  const [errors, setErrors] = useState({ company: '', gstin: '' })
  const check = (): boolean => {
    if (invoiceType === 'retail') return true
    const problem = taxNumberProblem(gstin, market, true)
    setErrors({
      company: company.trim() ? '' : tBusiness('companyRequired'),
      gstin: problem ? tBusiness(problem) : '',
    })
    return company.trim() !== '' && problem === null
  }
  /** Saves the details for a tax invoice, unless already stored. */
  const save = async () => {
    const same = business.isGstInvoice && business.companyName === company.trim() && business.gstin === gstin
    if (invoiceType === 'retail' || same) return
    const body = { companyName: company.trim(), gstin, isGstInvoice: true }
    await quietCall('POST /api/v1/customer/addUpdateCustomer', { body })
  }
  return { invoiceType, setInvoiceType, company, setCompany, gstin, setGstin, errors, setErrors, check, save }
}

/** What blocks checkout. */
export interface Obstacles {
  notices: ShownNotice[]
  /** Nothing blocks, but the total has changed since it was shown; continuing accepts the new one. */
  changed: boolean
}

const BLOCKING: ReadonlySet<ShownNotice['code']> = new Set([
  'out-of-stock',
  'less-stock',
  'unavailable',
  'undeliverable',
  'place-unknown',
])

/** Checks that the displayed totals are those for the delivery address. */
async function validateShown(cart: Cart, pincode: string) {
  const { data } = await quietCall('POST /api/v3/cart/validateCartBeforePayment', {
    body: {
      pincode,
      shoppingCartDto: {
        cart: { cartId: cart.cartId ?? '', totalPayableAmount: cart.totalPayableAmount },
        itemsList: cart.itemsList.map(({ productId, offerId, productQuantity, productUnitPrice }) => ({
          productId,
          offerId,
          productQuantity,
          productUnitPrice,
        })),
      },
    },
  })
  const { valid, notices } = data
  return { cart: data.cart, notices: valid ? [] : notices }
}

/** Blockers at the selected address are known before submitting; other changes only afterwards. */
export function obstaclesOf(cart: Cart, differences: readonly ShownNotice[]): Obstacles | null {
  const blocking = cart.notices.filter(({ code }) => BLOCKING.has(code))
  if (blocking.length > 0) return { notices: blocking, changed: false }
  return differences.length > 0 ? { notices: [...differences], changed: true } : null
}

/** The billing address, if different from the delivery address. */
function useBilling() {
  const [id, setId] = useState('')
  const [other, setOther] = useState(false)
  return { id, setId, other, setOther }
}

/** The buyer's own references of the order. */
function useReferences() {
  const [poNumber, setPoNumber] = useState('')
  const [costCentre, setCostCentre] = useState('')
  return { poNumber, setPoNumber, costCentre, setCostCentre }
}

/** Restores the earlier choice after going back or a reload. */
function useRemembered(
  { addresses }: AddressStepData,
  { setShippingId }: ReturnType<typeof useBasketAt>,
  { setInvoiceType }: ReturnType<typeof useInvoice>,
  { setId, setOther }: ReturnType<typeof useBilling>,
  { setPoNumber, setCostCentre }: ReturnType<typeof useReferences>,
): void {
  useEffect(() => {
    const { checkoutAddress, billingAddress, invoiceType, checkoutTabIndex, poNumber, costCentre } = readCheckout()
    const known = (id: string) => addresses.some(({ addressId }) => addressId === id)
    if (known(checkoutAddress)) setShippingId(checkoutAddress)
    if (known(billingAddress)) {
      setId(billingAddress)
      setOther(true)
    }
    if (checkoutTabIndex !== 2) return
    setInvoiceType(invoiceType)
    setPoNumber(poNumber)
    setCostCentre(costCentre)
  }, [addresses, setShippingId, setInvoiceType, setId, setOther, setPoNumber, setCostCentre])
}

/** The emirate in the page's language; an address names it in the script of the address. */
async function emirateName(
  { stateCode, stateName }: AddressStepData['addresses'][number],
  countryId: number,
): Promise<string> {
  const list = await quietCall('GET /api/v1/address/getStateList', { query: { countryId } }).catch(() => null)
  return list?.data.find(state => state.stateCode === stateCode)?.stateName ?? stateName
}

/** Applies a coupon to the basket at the chosen address. */
function useCoupon({ quick }: AddressStepData, { addresses, shippingId, setCart }: ReturnType<typeof useBasketAt>) {
  return async (promoCode: string): Promise<PromoApplied> => {
    const pincode = addresses.find(({ addressId }) => addressId === shippingId)?.postCode
    const body = { promoCode, pincode, buyNow: quick !== null }
    const { data } = await quietCall('POST /api/v1/promoCode/validatePromoCode', { body })
    setCart(data.cart)
    return data
  }
}

export type AddressStep = ReturnType<typeof useAddressStep>

export function useAddressStep(data: AddressStepData) {
  const t = useMessages('checkout')
  const { href, marketInfo } = useLocale()
  const filling = useQuickBasket(data)
  const basket = useBasketAt(data)
  const invoice = useInvoice(data)
  const billing = useBilling()
  const [missing, setMissing] = useState({ shipping: '', billing: '' })
  const references = useReferences()
  const [differences, setDifferences] = useState<readonly ShownNotice[]>([])
  const action = useAction()
  const { addresses, cart, setCart, shippingId } = basket
  useRemembered(data, basket, invoice, billing, references)
  const { setError } = action
  // Choosing an address clears the errors of the previous one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another address is chosen
  useEffect(() => {
    setMissing({ shipping: '', billing: '' })
    setDifferences([])
    setError('')
  }, [shippingId, billing.id, billing.other, setError])

  const goOn = async () => {
    const shipping = addresses.find(({ addressId }) => addressId === shippingId)
    if (!shipping) return
    await invoice.save()
    const answer = await validateShown(cart, shipping.postCode)
    setCart(answer.cart)
    setDifferences(answer.notices)
    if (answer.notices.length > 0) return
    const { invoiceType } = invoice
    const state = {
      ...{ checkoutAddress: shippingId, billingAddress: billing.other ? billing.id : '', invoiceType },
      ...{ poNumber: references.poNumber.trim(), costCentre: references.costCentre.trim() },
    }
    writeCheckout({ ...state, checkoutTabIndex: 2 })
    const name = marketInfo.placeKind === 'emirate' ? await emirateName(shipping, marketInfo.countryId) : shipping.city
    chooseDeliveryLocation({ code: shipping.postCode, name })
    navigate(href(paymentStep(state, data.quick)))
  }

  /** Returns whether the step is complete. */
  const submit = (): boolean => {
    const without = {
      shipping: shippingId ? '' : t('chooseAddress'),
      billing: billing.other && !billing.id ? t('chooseBilling') : '',
    }
    setMissing(without)
    setDifferences([])
    if (!invoice.check() || without.shipping || without.billing) return false
    void action.run(goOn)
    return true
  }
  const applyPromo = useCoupon(data, basket)
  const obstacles = obstaclesOf(cart, differences)
  return { ...basket, filling, invoice, billing, references, missing, obstacles, action, applyPromo, submit }
}
