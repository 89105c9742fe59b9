// Hashes of PayU against published vectors, and its amount formats.

import { describe, expect, it } from 'vitest'
import { stubSha512 } from '../../testing/payu-stub.ts'
import { commandHash, minorOf, requestHash, responseHash, rupeesOf } from './payu-objects.ts'

const PAID = { key: 'testkey', txnid: 'T1', amount: '1180.00', productinfo: 'PO-1', firstname: 'Asha', email: 'a@b.in' }
const FIELDS = { ...PAID, udf1: 'u1', udf5: 'u5', status: 'success' }

describe('hashes', () => {
  it('of a request', () => {
    expect(requestHash(FIELDS, 'testsalt')).toBe(
      '6bbac2a16b548519f7460c2b19bc17566850b0c9be43c778e80febbf57bf1ddb889d435c6354d655ee7d2349c6c041a6994400e01502083397a3fac571b409b8',
    )
    const other = { key: 'C0Dr8m', txnid: '12345', amount: '10', productinfo: 'Shopping', firstname: 'Test' }
    expect(requestHash({ ...other, email: 'test@test.com', udf2: 'abc', udf4: '15' }, '3sf0jURk')).toBe(
      'ffcdbf04fa5beefdcc2dd476c18bc410f02b3968e7f4f54e8f43f1e1a310bb32e3b4dec9305232bb89db5b1d0c009a53bcace6f4bd8ec2f695baf3d43ba730ce',
    )
  })

  it('of a response, with charges and without', () => {
    expect(responseHash(FIELDS, 'testsalt')).toBe(
      'b1e1f2265cc85176e2ea53ba471e7c352020472ad492a86683a6d57e661c74e354b6d02bd959f00c2f51a99fdcd0d8d2696f462508c649095b6e84effc79109f',
    )
    const charged =
      '66349fc8a19b34258b9bb70d1605d3d37e22f792dd4fe6deeb8372294157fcb819211a8b9440a580e4c425d413ce037bbacf9f52442a87207cbe21910e77c298'
    expect(responseHash({ ...FIELDS, additionalCharges: '10.00' }, 'testsalt')).toBe(charged)
    expect(responseHash({ ...FIELDS, additional_charges: '10.00' }, 'testsalt')).toBe(charged)
  })

  it('of a command, and the stub has the same', async () => {
    const expected =
      '5fd3c12612f62e642a916be178f5b765fe1c9c324b79fd907a10e9021b03d3ff0dc0d556c06024d67be592d1de83c91ecd073c34bda99ee06d006780348c4517'
    expect(commandHash('testkey', 'verify_payment', 'T1', 'testsalt')).toBe(expected)
    expect(await stubSha512('testkey|verify_payment|T1|testsalt')).toBe(expected)
  })
})

it('writes paise as rupees and reads rupees as paise, exactly', () => {
  for (const minor of [100, 101, 110, 118_000, 99_999_999_999]) expect(minorOf(rupeesOf(minor))).toBe(minor)
  expect(['1180', '1180.0', '1180.5', '1180.00000', '0.07'].map(minorOf)).toEqual([
    118_000, 118_000, 118_050, 118_000, 7,
  ])
  for (const wrong of ['', '1,180.00', '1180.005', '-1.00', '1e3', '11.8.0', 'Not Found'])
    expect(minorOf(wrong)).toBe(-1)
})
