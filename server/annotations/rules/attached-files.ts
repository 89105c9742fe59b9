// What a file is by its content, and whether its name says so.

import { ATTACHMENT_ENDINGS, type AttachmentType, endingOf } from '../../../contract/annotations/attachments.rules.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A picture, whose format its decoder tells, and text, which is CSV when its name says so, are not types yet. */
export type ContentKind = 'picture' | 'text' | 'application/pdf' | typeof XLSX

/** How far from its end a PDF may end: some programs write a signature after it. */
const PDF_END_BYTES = 1024
const DIRECTORY = 0x02014b50
const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1')
const DIRECTORY_END_BYTES = 22
/** A comment of 65,535 bytes may stand after the end. */
const MAX_COMMENT_BYTES = 0xffff

const beginsWith = (bytes: Buffer, begin: string, at = 0) =>
  bytes.subarray(at, at + begin.length).equals(Buffer.from(begin, 'latin1'))

/** Names of the entries of a ZIP as its directory has them; empty for what is none, or is cut off. */
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

/** A workbook of Excel without programs in it. */
function isWorkbook(bytes: Buffer): boolean {
  const names = namesInZip(bytes).map(name => name.toLowerCase())
  const holds = (name: string) => names.includes(name)
  return (
    holds('[content_types].xml') &&
    holds('xl/workbook.xml') &&
    !names.some(name => name.includes('vbaproject') || name.includes('/activex/') || name.includes('/macrosheets/'))
  )
}

/** UTF-8 without control characters but tabs and ends of lines. */
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

/** What the bytes of a file are; null for what is not taken, or is not complete. */
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

/** The type of text by its name: nothing else tells CSV from other text. */
export const textTypeOf = (name: string): AttachmentType => (endingOf(name) === 'csv' ? 'text/csv' : 'text/plain')

/** Whether a name ends as those of the type do: a saved file is opened by what its name says. */
export function fitsName(type: AttachmentType, name: string): boolean {
  const endings: readonly string[] = ATTACHMENT_ENDINGS[type]
  return endings.includes(endingOf(name))
}
