// Addresses, locations and refund accounts over HTTP: ownership and validation in both markets.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const ADDRESS = {
  name: 'Asha Kulkarni',
  phone: '98765 43210',
  addressLine: 'Plot 12',
  city: 'Pune',
  postCode: '411026',
}
const SEALED = statement('test.sealed', 'select account_number_sealed as sealed from bank_accounts limit 1')

describe('an address', () => {
  it('takes its state from the pincode; the first one is the default', async () => {
    const customer = await store.customer()
    const added = await customer.call('POST /api/v1/address/postaddressV2', { body: ADDRESS })
    expect(added.data).toMatchObject({
      action: 1,
      address: { stateCode: '27', stateName: 'Maharashtra', phone: '9876543210', isDefault: true },
    })
    const second = await customer.call('POST /api/v1/address/postaddressV2', {
      body: { ...ADDRESS, postCode: '110001' },
    })
    expect(second.data.address).toMatchObject({ stateCode: '07', isDefault: false })
    await customer.call('POST /api/v1/address/markDefaultAddress', {
      body: { addressId: second.data.address.addressId },
    })
    const { addressList } = await customer.call('GET /api/v1/address/getAddressList')
    expect(addressList.map(one => [one.postCode, one.isDefault])).toEqual([
      ['110001', true],
      ['411026', false],
    ])
  })

  it('is changed and removed by its owner only', async () => {
    const [mine, yours] = [await store.customer(), await store.customer()]
    const { address } = (await mine.call('POST /api/v1/address/postaddressV2', { body: ADDRESS })).data
    const change = { ...ADDRESS, idAddress: address.addressId, name: 'Somebody Else' }
    expect(await yours.try('POST /api/v1/address/postaddressV2', { body: change })).toMatchObject({
      status: 404,
      body: { code: 'address.unknown' },
    })
    const params = { id: address.addressId }
    expect(await yours.try('DELETE /api/v1/address/deleteAddress/{id}', { params })).toMatchObject({ status: 404 })
    const changed = await mine.call('POST /api/v1/address/postaddressV2', { body: { ...change, name: 'Asha K' } })
    expect(changed.data).toMatchObject({ action: 2, address: { addressId: address.addressId, name: 'Asha K' } })
    await mine.call('DELETE /api/v1/address/deleteAddress/{id}', { params })
    expect((await mine.call('GET /api/v1/address/getAddressList')).addressList).toEqual([])
  })

  it.each([
    [{ ...ADDRESS, postCode: '999999' }, 'address.place-unknown'],
    [{ ...ADDRESS, phone: '1234567890' }, 'address.invalid'],
    [{ ...ADDRESS, city: 'x'.repeat(31) }, 'request.invalid'],
  ])('is rejected where it is wrong: %#', async (body, code) => {
    const customer = await store.customer()
    expect(await customer.try('POST /api/v1/address/postaddressV2', { body })).toMatchObject({ body: { code } })
  })

  it('of the UAE requires an emirate', async () => {
    const customer = await store.customer('ae.localhost')
    const body = { ...ADDRESS, phone: '050 123 4567', city: 'Al Majaz', postCode: 'SH' }
    const { data } = await customer.call('POST /api/v1/address/postaddressV2', { body })
    expect(data.address).toMatchObject({ postCode: 'SH', stateName: 'Sharjah', phone: '501234567' })
  })
})

describe('locations', () => {
  it('are looked up by pincode, city and coordinates', async () => {
    const visitor = store.visitor()
    expect(
      (await visitor.call('GET /api/v1/address/getcitystatebyPincode', { query: { pin: '411001' } })).data,
    ).toMatchObject({ city: 'Pune', stateCode: '27' })
    const { data: near } = await visitor.call('GET /api/v1/address/map/reverseGeocode', {
      query: { latlng: '18.52,73.85' },
    })
    expect(near.pincode).toMatch(/^4110\d\d$/)
    expect(near.distanceKm).toBeLessThan(10)
    const { data: pincodes } = await visitor.call('GET /api/v1/address/getPincodeByCity', { query: { city: 'pune' } })
    expect(pincodes.map(one => one.pincode)).toContain('411001')
    expect(await visitor.try('GET /api/v1/address/map/reverseGeocode', { query: { latlng: '0,0' } })).toMatchObject({
      status: 404,
    })
  })

  it('list states, cities, countries and quick cities', async () => {
    const visitor = store.visitor()
    const { data: states } = await visitor.call('GET /api/v1/address/getStateList', { query: { countryId: 110 } })
    expect(states.length).toBeGreaterThanOrEqual(36)
    expect((await visitor.call('GET /api/v1/address/getStateList', { query: { countryId: 784 } })).data).toHaveLength(7)
    const { data: cities } = await visitor.call('GET /api/v1/address/getCityStateList', { query: { countryId: 2 } })
    expect(cities.length).toBeGreaterThan(600)
    expect((await visitor.call('GET /api/v1/address/getCountryList')).data.map(one => one.countryId)).toEqual([
      110, 784,
    ])
    const { data: quick } = await visitor.call('GET /api/v1/address/getProductQuickDeliveryConfig')
    expect(quick.cities.length).toBeGreaterThan(3)
    const [msn = ''] = await store.buyableMsns('IN', 1)
    const { data: etas } = await visitor.call('POST /api/v1/address/fetchEtaByMsnList', {
      body: { pincode: '411001', msnList: [msn] },
    })
    expect(etas[0]?.days).toBeGreaterThan(0)
  })

  it('are derived from a tax number', async () => {
    const visitor = store.visitor()
    const { data } = await visitor.call('GET /api/v1/address/getTaxpayerByGstin', {
      query: { gstin: '27aapfu0939f1zv' },
    })
    expect(data).toMatchObject({ valid: true, stateCode: '27', stateName: 'Maharashtra', pan: 'AAPFU0939F' })
    visitor.headers.language = 'hi'
    const hindi = await visitor.call('GET /api/v1/address/getTaxpayerByGstin', { query: { gstin: '29AABCR1718E1ZL' } })
    expect(hindi.data).toMatchObject({ stateCode: '29', stateName: 'कर्नाटक' })
    expect(
      await visitor.try('GET /api/v1/address/getTaxpayerByGstin', { query: { gstin: '27AAPFU0939F1ZW' } }),
    ).toMatchObject({ status: 400 })
  })
})

describe('a refund account', () => {
  it('is encrypted and shown by its last four digits', async () => {
    const [mine, yours] = [await store.customer(), await store.customer()]
    const body = { holder: 'Asha Kulkarni', accountNumber: '123456789012', ifsc: 'sbin0000095' }
    const { data } = await mine.call('POST /api/v1/address/addCustomerBankDetails', { body })
    expect(data).toMatchObject({
      accountLast4: '9012',
      ifsc: 'SBIN0000095',
      bank: expect.stringContaining('State Bank'),
    })
    const { sealed } = await store.app.db.one<{ sealed: Buffer }>(SEALED)
    expect(sealed.toString('latin1')).not.toContain('123456789012')
    expect(store.app.secrets.unseal('bank-account', sealed)).toBe('123456789012')
    const params = { id: data.id }
    expect(await yours.try('DELETE /api/v1/address/deleteCustomerBankDetails/{id}', { params })).toMatchObject({
      status: 404,
    })
    await mine.call('DELETE /api/v1/address/deleteCustomerBankDetails/{id}', { params })
    expect((await mine.call('GET /api/v1/address/getCustomerBankDetails')).data).toEqual([])
    const wrong = { ...body, ifsc: 'SBIN1234567' }
    expect(await mine.try('POST /api/v1/address/addCustomerBankDetails', { body: wrong })).toMatchObject({
      status: 404,
      body: { code: 'payment.bank-unknown' },
    })
  })

  it('is limited to ten per customer', async () => {
    const mine = await store.customer()
    const add = (accountNumber: string) =>
      mine.try('POST /api/v1/address/addCustomerBankDetails', {
        body: { holder: 'Asha Kulkarni', accountNumber, ifsc: 'SBIN0000095' },
      })
    for (let index = 0; index < 10; index++) expect(await add(`12345678900${index}`)).toMatchObject({ status: 200 })
    expect(await add('123456789010')).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
    expect((await mine.call('GET /api/v1/address/getCustomerBankDetails')).data.length).toBe(10)
  })
})
