// Customer records over HTTP: profile changes with proof, business details with checksum, language, ownership.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const GSTIN = '27AAPFU0939F1ZV'

describe('the profile', () => {
  it('changes names without, and an email only with a proof', async () => {
    const customer = await store.customer()
    const named = await customer.call('POST /api/v1/customer/updatecustomer', { body: { firstName: 'आशा' } })
    expect(named.data.firstName).toBe('आशा')
    const email = 'Asha@Example.com'
    expect(await customer.try('POST /api/v1/customer/updatecustomer', { body: { email } })).toMatchObject({
      body: { code: 'auth.proof' },
    })
    await customer.call('POST /api/v1/auth/sendOTPV2', { body: { email, flowType: 'checkout' } })
    const otp = await customer.lastCode('asha@example.com')
    const { proof } = (
      await customer.call('POST /api/v1/auth/verifyOTP', { body: { email, flowType: 'checkout', otp } })
    ).data
    // the proof of the new contact is not consumed by a call that lacks the other proof
    for (const presentProof of [undefined, proof])
      expect(
        await customer.try('POST /api/v1/customer/updatecustomer', { body: { email, proof, presentProof } }),
      ).toMatchObject({ body: { code: 'auth.proof' } })
    const presentProof = await customer.confirmPhone()
    const unverified = { email, proof, presentProof, presentProved: 'email' as const }
    expect(await customer.try('POST /api/v1/customer/updatecustomer', { body: unverified })).toMatchObject({
      body: { code: 'auth.proof' },
    })
    const changed = await customer.call('POST /api/v1/customer/updatecustomer', {
      body: { email, proof, presentProof },
    })
    expect(changed.data.email).toBe('asha@example.com')
    const again = await customer.try('POST /api/v1/customer/updatecustomer', {
      body: { email: 'other@example.com', proof },
    })
    expect(again).toMatchObject({ body: { code: 'auth.proof' } })
  })

  it('cannot be read by others', async () => {
    const [mine, yours] = [await store.customer(), await store.customer()]
    const query = { customerId: yours.customerId }
    expect(await mine.try('GET /api/v1/customer/getcustomer', { query })).toMatchObject({ status: 403 })
    expect(await mine.try('GET /api/v1/customer/getCustomerBusinessDetails', { query })).toMatchObject({ status: 403 })
    expect(await mine.try('GET /api/v1/address/getAddressList', { query })).toMatchObject({
      status: 403,
      body: { addressList: [] },
    })
  })

  it('stores the language', async () => {
    const customer = await store.customer()
    const query = { customerId: customer.customerId, languageCode: 'hi' as const }
    const answer = await customer.call('POST /api/v1/customer/updateCustomerLanguageDetails', { query })
    expect(answer).toMatchObject({ status: 1, data: { languageCode: 'hi' } })
    expect((await customer.call('GET /api/v1/session/getSession')).preferredLanguage).toBe('hi')
  })
})

describe('business details', () => {
  it('need a valid tax number for a tax invoice', async () => {
    const customer = await store.customer()
    const save = (body: { companyName?: string; gstin?: string; isGstInvoice?: boolean }) =>
      customer.try('POST /api/v1/customer/addUpdateCustomer', { body })
    expect(await save({ isGstInvoice: true })).toMatchObject({ status: 400, body: { message: 'Kindly enter GSTIN.' } })
    expect(await save({ gstin: '27AAPFU0939F1ZW' })).toMatchObject({
      status: 400,
      body: { message: 'Kindly enter valid GSTIN.' },
    })
    expect(await save({ companyName: 'Kulkarni Works', gstin: GSTIN.toLowerCase(), isGstInvoice: true })).toMatchObject(
      { status: 200 },
    )
    const { data } = await customer.call('GET /api/v1/customer/getCustomerBusinessDetails')
    expect(data).toMatchObject({ companyName: 'Kulkarni Works', gstin: GSTIN, isGstInvoice: true })
    expect((await customer.call('GET /api/v1/session/getSession')).taxRegistered).toBe(true)
    const other = await store.customer()
    const byId = { query: { id: data.id ?? '' } }
    expect((await customer.call('GET /api/v1/businessdetails/getbyid', byId)).data.gstin).toBe(GSTIN)
    expect(await other.try('GET /api/v1/businessdetails/getbyid', byId)).toMatchObject({ status: 404 })
  })

  it('in the UAE has a trade licence with its authority, kept if it is not given', async () => {
    const customer = await store.customer('ae.localhost')
    const save = (body: { companyName?: string; tradeLicence?: string; licenceAuthority?: string }) =>
      customer.try('POST /api/v1/customer/addUpdateCustomer', { body })
    const licence = { tradeLicence: 'CN-1234567', licenceAuthority: 'Sharjah Economic Development Department' }
    expect(await save({ tradeLicence: 'CN-1234567' })).toMatchObject({ status: 400 })
    expect(await save(licence)).toMatchObject({ status: 200, body: { data: licence } })
    expect(await save({ companyName: 'Plant LLC' })).toMatchObject({
      body: { data: { companyName: 'Plant LLC', ...licence } },
    })
    expect(await save({ tradeLicence: '', licenceAuthority: '' })).toMatchObject({
      body: { data: { tradeLicence: '' } },
    })
    const indian = await store.customer()
    expect(await indian.try('POST /api/v1/customer/addUpdateCustomer', { body: licence })).toMatchObject({
      status: 400,
    })
  })

  it('of the UAE accept a TRN and no GSTIN', async () => {
    const customer = await store.customer('ae.localhost')
    const save = (gstin: string) =>
      customer.try('POST /api/v1/customer/addUpdateCustomer', { body: { gstin, isGstInvoice: true } })
    expect(await save(GSTIN)).toMatchObject({ status: 400 })
    expect(await save('100123456700003')).toMatchObject({ status: 200 })
  })

  it('decide the tax heads of the cart by the state of the tax number', async () => {
    const [productId = ''] = await store.buyableMsns('IN', 1)
    const customer = await store.customer()
    const query = { pincode: '411026' }
    const body = { itemsList: [{ productId, productQuantity: 1 }] }
    const heads = async () =>
      (await customer.call('POST /api/v1/cart/updateCartV2', { query, body })).data.taxParts.map(part => part.code)
    const seen = new Set<string>()
    // one number for each of three states, so that at least two differ from the seller's state
    for (const gstin of ['27AAPFU0939F1ZV', '24AAQCA8719H1ZC', '29AABCR1718E1ZL']) {
      await customer.call('POST /api/v1/customer/addUpdateCustomer', { body: { gstin, isGstInvoice: true } })
      seen.add((await heads()).join('+'))
    }
    expect(seen).toContain('IGST')
    for (const kind of seen) expect(['IGST', 'CGST+SGST']).toContain(kind)
  })
})

it('an email subscribes and unsubscribes', async () => {
  const visitor = store.visitor()
  for (const active of [true, false]) {
    const answer = await visitor.call('POST /api/v1/login/subscription', {
      body: { email: 'News@Example.com', active },
    })
    expect(answer.data).toEqual({ email: 'news@example.com', active })
  }
})
