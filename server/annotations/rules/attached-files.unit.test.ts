// File type detection: workbooks with and without macros, cut-off files, text; and whether the extension matches.

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import { contentKindOf, fitsName, textTypeOf } from './attached-files.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PARTS = ['[Content_Types].xml', 'xl/workbook.xml']

function zipOf(names: string[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const name of names) zip.addBuffer(Buffer.from('<x/>'), name)
  zip.end()
  return buffer(Readable.from(zip.outputStream))
}

describe('content', () => {
  it('is a workbook if it has the parts of one and no macros', async () => {
    const real = await writeXlsxFile([[{ value: 'MSN' }, { value: 12 }]], {}).toBuffer()
    expect(contentKindOf(real)).toBe(XLSX)
    expect(contentKindOf(real.subarray(0, -30))).toBeNull()
    expect(contentKindOf(await zipOf(PARTS))).toBe(XLSX)
    for (const more of ['xl/vbaProject.bin', 'xl/activeX/activeX1.xml', 'xl/macrosheets/sheet1.xml'])
      expect(contentKindOf(await zipOf([...PARTS, more])), more).toBeNull()
    expect(contentKindOf(await zipOf(['word/document.xml', '[Content_Types].xml']))).toBeNull()
  })

  it('is a complete document, or UTF-8 text without control characters', () => {
    expect(contentKindOf(Buffer.from('%PDF-1.4\n…\n%%EOF'))).toBe('application/pdf')
    expect(contentKindOf(Buffer.from(`%PDF-1.4\n%%EOF${'x'.repeat(2000)}`))).toBeNull()
    expect(contentKindOf(Buffer.from('\ufeffनाम,दाम\r\n'))).toBe('text')
    for (const bytes of ['caf\xe9', 'a\0b', '\x1b[31m', ''])
      expect(contentKindOf(Buffer.from(bytes, 'latin1'))).toBeNull()
    expect(contentKindOf(Buffer.from('GIF89a\x01\0', 'latin1'))).toBeNull()
  })
})

it('a name has the extension of its type', () => {
  expect([textTypeOf('a.CSV'), textTypeOf('a.bat')]).toEqual(['text/csv', 'text/plain'])
  expect([fitsName('text/plain', 'a.bat'), fitsName('image/jpeg', 'A.JPG'), fitsName('image/png', 'png')]).toEqual([
    ...[false, true, false],
  ])
})
