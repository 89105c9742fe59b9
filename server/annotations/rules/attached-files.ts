// Detects the type of a file from its content, and checks that its name matches.

import { ATTACHMENT_ENDINGS, type AttachmentType, endingOf } from '../../../contract/annotations/attachments.rules.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Types not decided by a signature alone: pictures need their decoder, and text is CSV only if its name says so. */
export type ContentKind = 'picture' | 'text' | 'application/pdf' | typeof XLSX

/** How far from the end of the file a PDF's end marker may be: some programs append a signature. */
const PDF_END_BYTES = 1024
const DIRECTORY = 0x02014b50
const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1')
const DIRECTORY_END_BYTES = 22
/** A comment of up to 65,535 bytes may follow the end record. */
const MAX_COMMENT_BYTES = 0xffff

const beginsWith = (bytes: Buffer, begin: string, at = 0) =>
  bytes.subarray(at, at + begin.length).equals(Buffer.from(begin, 'latin1'))

/** Entry names of a ZIP from its central directory; empty if the bytes are no ZIP or are cut off. */
function namesInZip(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf(DIRECTORY_END)
  if (end < 0 || end + DIRECTORY_END_BYTES > bytes.length) return []
  if (bytes.length - end > DIRECTORY_END_BYTES + MAX_COMMENT_BYTES) return []
  const names: string[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== DIRECTORY) return []
    const length = bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}

/** An Excel workbook without macros. */
function isWorkbook(bytes: Buffer): boolean {
  const names = namesInZip(bytes).map(name => name.toLowerCase())
  const holds = (name: string) => names.includes(name)
  return (
    holds('[content_types].xml') &&
    holds('xl/workbook.xml') &&
    !names.some(name => name.includes('vbaproject') || name.includes('/activex/') || name.includes('/macrosheets/'))
  )
}

/** UTF-8 without control characters except tabs and line breaks. */
function isText(bytes: Buffer): boolean {
  const isControl = (byte: number) => byte === 0x7f || (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte))
  if (bytes.some(isControl)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Detects the type of a file; null if the type is not accepted or the file is incomplete. */
export function contentKindOf(bytes: Buffer): ContentKind | null {
  if (bytes.length === 0) return null
  if (beginsWith(bytes, '\xff\xd8\xff') || beginsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'picture'
  if (beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8)) return 'picture'
  if (beginsWith(bytes, '%PDF-')) {
    return bytes.subarray(-PDF_END_BYTES).includes('%%EOF') ? 'application/pdf' : null
  }
  if (beginsWith(bytes, 'PK\x03\x04')) return isWorkbook(bytes) ? XLSX : null
  return isText(bytes) ? 'text' : null
}

/** The type of text by its name: only the name tells CSV from other text. */
export const textTypeOf = (name: string): AttachmentType => (endingOf(name) === 'csv' ? 'text/csv' : 'text/plain')

/** Whether the extension matches the type: a saved file is opened by its extension. */
export function fitsName(type: AttachmentType, name: string): boolean {
  const endings: readonly string[] = ATTACHMENT_ENDINGS[type]
  return endings.includes(endingOf(name))
}
