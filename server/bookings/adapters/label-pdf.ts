// Draws parcel labels as A6 PDFs: recipient, cash to collect, and the number as a barcode.

import { setImmediate } from 'node:timers/promises'
import bwip from 'bwip-js/node'
import PDFDocument from 'pdfkit'
import { LABEL_WORDS, type ParcelLabel, weightText } from '../../../contract/bookings/label.rules.ts'
import { type Language, MARKET_INFO } from '../../../contract/shared/market.ts'
import { documentFonts } from '../../invoices/service.ts'

export interface LabelPage {
  label: ParcelLabel
  /** PNG of the carrier; null when it is drawn here. */
  picture: Uint8Array | null
  language: Language
}

/** A6 in points. */
const PAGE = { width: 297.64, height: 419.53 } as const
const MARGIN = 14
const WIDTH = PAGE.width - 2 * MARGIN
/** Quiet zone of Code 128, in modules. */
const QUIET = 10
const INK = '#000000'

type Pdf = PDFKit.PDFDocument

/** Widths of bars and spaces of a text as Code 128, beginning with a bar. */
function code128(text: string): number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text }) as unknown as { sbs?: number[] }[]
  if (!symbol?.sbs) throw new Error('The number cannot be drawn as a barcode')
  return symbol.sbs
}

function drawBarcode(pdf: Pdf, text: string, y: number, height: number): void {
  const widths = code128(text)
  const modules = widths.reduce((sum, width) => sum + width, 0) + 2 * QUIET
  const module = Math.min(WIDTH / modules, 1.6)
  let x = MARGIN + (WIDTH - module * modules) / 2 + QUIET * module
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) pdf.rect(x, y, width * module, height)
    x += width * module
  }
  pdf.fill(INK)
}

const style = (pdf: Pdf, font: 'regular' | 'bold', size: number) => pdf.font(font).fontSize(size).fillColor(INK)

function line(pdf: Pdf, y: number): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
    .lineWidth(0.8)
    .stroke(INK)
}

/** As many lines of a text as fit. */
function block(pdf: Pdf, text: string, y: number, height: number): number {
  pdf.text(text, MARGIN, y, { width: WIDTH, height, ellipsis: true })
  return Math.min(pdf.y, y + height)
}

function drawTop(pdf: Pdf, label: ParcelLabel, language: Language): void {
  const t = LABEL_WORDS[language]
  style(pdf, 'bold', 13).text(label.carrier, MARGIN, MARGIN, { width: WIDTH * 0.55, height: 18, ellipsis: true })
  const cash = label.cash !== ''
  const x = MARGIN + WIDTH * 0.55
  if (cash) pdf.rect(x, MARGIN - 3, WIDTH * 0.45, 40).fill(INK)
  pdf.font('bold').fillColor(cash ? '#ffffff' : INK)
  const options = { width: WIDTH * 0.45 - 6, align: 'right' as const }
  pdf.fontSize(9).text(cash ? t.cash : t.prepaid, x, MARGIN, options)
  if (cash) pdf.fontSize(15).text(label.cash, x, MARGIN + 13, options)
  style(pdf, 'regular', 8).text(`${label.part}/${label.parts} · ${weightText(label.weightGrams)}`, MARGIN, MARGIN + 20)
}

function drawLabel(pdf: Pdf, label: ParcelLabel, language: Language): void {
  const t = LABEL_WORDS[language]
  const { trackingNumber, recipient, sender, orderNumber, shipmentNumber, poNumber } = label
  drawTop(pdf, label, language)
  drawBarcode(pdf, trackingNumber, 60, 58)
  style(pdf, 'bold', 12).text(trackingNumber, MARGIN, 122, { width: WIDTH, align: 'center' })
  line(pdf, 143)
  style(pdf, 'regular', 7.5).text(t.to, MARGIN, 148)
  style(pdf, 'bold', 12)
  let y = block(pdf, recipient.name, pdf.y, 32)
  style(pdf, 'regular', 10)
  y = block(pdf, recipient.lines.join('\n'), y + 1, 74)
  style(pdf, 'bold', recipient.postCode ? 15 : 11)
  const { postCode, city, state } = recipient
  const place = city === state ? state : `${city}, ${state}`
  const town = [postCode, place].filter(text => text !== '').join('  ')
  y = block(pdf, town, y + 2, 22)
  style(pdf, 'regular', 10)
  block(pdf, `${t.phone}: ${recipient.phone}`, y + 1, 14)
  line(pdf, 306)
  const details = [
    `${t.order} ${orderNumber}`,
    `${t.parcel} ${shipmentNumber}`,
    ...(poNumber ? [`${t.poNumber} ${poNumber}`] : []),
  ]
  style(pdf, 'bold', 9)
  block(pdf, details.join('  ·  '), 311, 24)
  line(pdf, 337)
  style(pdf, 'regular', 7.5).text(t.from, MARGIN, 342)
  style(pdf, 'bold', 9)
  y = block(pdf, sender.name, pdf.y, 12)
  style(pdf, 'regular', 8)
  block(pdf, sender.lines.join(', '), y + 1, PAGE.height - MARGIN - y - 1)
}

/** A page for each label. Between two of them other requests run. */
export async function renderLabels(
  pages: readonly LabelPage[],
  { title, at }: { title: string; at: Date },
): Promise<Buffer> {
  const [first] = pages
  const language = first?.language ?? 'en'
  const pdf = new PDFDocument({
    ...{ size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false, font: '', pdfVersion: '1.7' },
    lang: MARKET_INFO[first?.label.market ?? 'IN'].languageTag[language],
    displayTitle: true,
    info: { Title: title, Author: 'Karkhana', CreationDate: at },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  // the library also takes parsed fonts; its types only know files and bytes
  for (const [name, font] of Object.entries(documentFonts())) pdf.registerFont(name, font as unknown as Buffer)
  for (const page of pages) {
    pdf.addPage()
    if (page.picture) pdf.image(Buffer.from(page.picture), 0, 0, { fit: [PAGE.width, PAGE.height], align: 'center' })
    else drawLabel(pdf, page.label, page.language)
    await setImmediate()
  }
  pdf.end()
  return done
}
