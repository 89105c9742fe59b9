// Parsing the file of the invoice portal, splitting it into calls, and the ZIP of documents.

import { describe, expect, it } from 'vitest'
import { namedIn, nextBatch, readPortalRows, sentOf } from './signed-rows.ts'
import { crc32, zipOf } from './zip.ts'

const row = { Irn: 'a'.repeat(64), AckNo: '112010036563310', SignedQRCode: 'a.b.c' }

describe('the file of the portal', () => {
  it('is a list, a list below a name, or one entry, with its numbers unchanged', () => {
    expect(readPortalRows(JSON.stringify([row]))).toEqual([row])
    expect(readPortalRows(`\uFEFF${JSON.stringify({ Success: 'Y', Data: [row, row] })}`)).toEqual([row, row])
    expect(readPortalRows(JSON.stringify(row))).toEqual([row])
    const long = `[{"Irn": "x", "AckNo": 11201003656331012345}]`
    expect(readPortalRows(long)).toEqual([{ Irn: 'x', AckNo: '11201003656331012345' }])
  })

  it('is rejected without entries, or as another format', () => {
    for (const text of ['', 'a,b\n1,2', '[]', '{}', '[1, 2]', '[{"No": 1}]', 'null'])
      expect(readPortalRows(text)).toBeNull()
  })

  it('is sent with the names of the call', () => {
    expect(sentOf({ ...row, InfoDtls: [1], Remarks: null })).toEqual({ ...row, Remarks: null })
  })

  it('is divided by entries and by characters, an entry at least', () => {
    const rows = Array.from({ length: 250 }, () => row)
    const all = rows.map((_, index) => index)
    expect(nextBatch(rows, all)).toEqual(all.slice(0, 100))
    expect(nextBatch(rows, all.slice(240))).toEqual(all.slice(240))
    const large = rows.map(one => ({ ...one, SignedInvoice: 'x'.repeat(300_000) }))
    expect(nextBatch(large, [4, 7, 9, 11])).toEqual([4, 7])
    expect(nextBatch([{ SignedInvoice: 'x'.repeat(900_000) }], [0])).toEqual([0])
  })

  it('identifies the entries that a call has rejected', () => {
    const problems = [
      { path: 'body.rows.3.Irn', message: 'Invalid' },
      { path: 'body.rows.3.AckNo', message: 'Other' },
      { path: 'body.rows', message: 'Too many' },
    ]
    expect([...namedIn(problems)]).toEqual([[3, 'Irn: Invalid']])
  })
})

describe('a ZIP', () => {
  it('has its files with checksums and offsets', async () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
    const bytes = new Uint8Array(
      await zipOf([
        { name: 'VI-1.xml', text: 'क<a/>' },
        { name: 'b', text: '' },
      ]).arrayBuffer(),
    )
    const view = new DataView(bytes.buffer)
    expect(view.getUint32(0, true)).toBe(0x04034b50)
    const end = bytes.length - 22
    expect(view.getUint32(end, true)).toBe(0x06054b50)
    expect(view.getUint16(end + 10, true)).toBe(2)
    const directory = view.getUint32(end + 16, true)
    expect(view.getUint32(directory, true)).toBe(0x02014b50)
    expect(directory + view.getUint32(end + 12, true)).toBe(end)
    const first = view.getUint32(directory + 42, true)
    expect(first).toBe(0)
    expect(new TextDecoder().decode(bytes.slice(30, 38))).toBe('VI-1.xml')
    expect(new TextDecoder().decode(bytes.slice(38, 38 + view.getUint32(18, true)))).toBe('क<a/>')
  })
})
