// Characters can be extracted from a document whatever was drawn before it: all documents share the fonts.

import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { readPdf } from '../../testing/pdf-text.ts'
import { documentFonts } from './fonts.ts'

/** A PDF of one text. */
async function pdfOf(text: string): Promise<Buffer> {
  const pdf = new PDFDocument()
  pdf.registerFont('regular', documentFonts().regular as never)
  const parts: Buffer[] = []
  const done = new Promise(resolve => pdf.on('end', resolve))
  pdf.on('data', (part: Buffer) => parts.push(part))
  pdf.font('regular').text(text)
  pdf.end()
  await done
  return Buffer.concat(parts)
}

test('a glyph that an earlier document needs as a part of another one keeps its character', async () => {
  // the colon is drawn as two full stops, ö as an o and dots
  expect((await readPdf(await pdfOf('Höhe:'))).texts).toEqual(['Höhe:'])
  expect((await readPdf(await pdfOf('No. 1.50 to'))).texts).toEqual(['No. 1.50 to'])
})
