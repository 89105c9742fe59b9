// Draws a text as a QR code: the dark modules as one line of a path, for pages and PDFs alike.

import { createRequire } from 'node:module'
import type qrcode from 'qrcode-generator'
import type { QrCode } from '../../contract/invoices/document.rules.ts'

// the package is CommonJS with types of a default export
const make = createRequire(import.meta.url)('qrcode-generator') as typeof qrcode

/** A QR code of a text of Latin characters; error correction M for short texts, L for those of a kilobyte. */
export function qrOf(text: string): QrCode {
  const code = make(0, text.length > 500 ? 'L' : 'M')
  code.addData(text, 'Byte')
  code.make()
  const size = code.getModuleCount()
  const rows: string[] = []
  for (let row = 0; row < size; row++) {
    let at = 0
    for (let from = 0; from < size; from++) {
      if (!code.isDark(row, from)) continue
      let to = from
      while (to < size && code.isDark(row, to)) to++
      rows.push(`${at === 0 ? `M${from} ${row}.5` : `m${from - at} 0`}h${to - from}`)
      at = to
      from = to
    }
  }
  return { size, path: rows.join('') }
}
