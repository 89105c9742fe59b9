// Draws a document as PDF on A4: heading, parties, a table that repeats its header on each page, sums, notes.

import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { PrintedDocument } from '../../../contract/invoices/document.rules.ts'
import { LABELS } from '../../../contract/invoices/labels.rules.ts'
import { type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { appError } from '../../platform/errors.ts'
import { documentFonts } from './fonts.ts'
import { GAP, MARGIN, PAD, type Pdf, QUIET, Sheet, SIZE, WASH } from './sheet.ts'

export interface PdfOptions {
  market: Market
  language: Language
  /** Shown in the file properties. */
  title: string
  author: string
  /** Time of the document: the same document gives the same bytes. */
  at: Date
}

function drawTitle(sheet: Sheet, { title, mark }: PrintedDocument): void {
  sheet.style('bold', SIZE.title).text(title, sheet.left, sheet.y, { width: sheet.width * 0.7 })
  const below = sheet.pdf.y
  sheet.style('regular', SIZE.text, QUIET)
  sheet.text(mark, sheet.left + sheet.width * 0.7, sheet.y + 6, sheet.width * 0.3, 'right')
  sheet.y = below + 4
  sheet.line(sheet.y)
  sheet.y += 8
}

/** Label above value, in three columns. */
function drawDetails(sheet: Sheet, { details }: PrintedDocument): void {
  const columns = 4
  const width = sheet.width / columns
  for (let start = 0; start < details.length; start += columns) {
    const row = details.slice(start, start + columns)
    let height = 0
    for (const [index, { label, value }] of row.entries()) {
      const x = sheet.left + index * width
      sheet.style('regular', SIZE.small, QUIET)
      sheet.text(label, x, sheet.y, width - GAP)
      sheet.style('bold', SIZE.text)
      const top = sheet.y + 10
      sheet.text(value, x, top, width - GAP)
      height = Math.max(height, 10 + sheet.heightOf(value, width - GAP))
    }
    sheet.y += height + 5
  }
  sheet.y += 3
}

function drawParties(sheet: Sheet, { parties }: PrintedDocument): void {
  const width = sheet.width / parties.length
  let below = sheet.y
  for (const [index, { heading, name, lines }] of parties.entries()) {
    const x = sheet.left + index * width
    const inner = width - GAP
    sheet.style('regular', SIZE.small, QUIET).text(heading, x, sheet.y, { width: inner })
    sheet.style('bold', SIZE.text).text(name, x, sheet.pdf.y, { width: inner })
    sheet.style('regular', SIZE.text).text(lines.join('\n'), x, sheet.pdf.y, { width: inner })
    below = Math.max(below, sheet.pdf.y)
  }
  sheet.y = below + GAP
}

type Row = readonly string[]

function drawRow(
  sheet: Sheet,
  { columns }: PrintedDocument,
  cells: Row,
  widths: readonly number[],
  height: number,
): void {
  let x = sheet.left
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0
    const align = columns[index]?.numeric ? 'right' : 'left'
    if (cell !== '') sheet.text(cell, x + PAD, sheet.y + PAD, width - 2 * PAD, align)
    x += width
  }
  sheet.y += height
}

/** Yields to other requests between rows: a long table takes half a second. */
async function drawTable(sheet: Sheet, document: PrintedDocument): Promise<void> {
  const { columns, rows, sums } = document
  const whole = columns.reduce((total, { width }) => total + width, 0)
  const widths = columns.map(({ width }) => (width / whole) * sheet.width)
  const heightOf = (cells: Row) =>
    Math.max(...cells.map((cell, index) => sheet.heightOf(cell || ' ', (widths[index] ?? 0) - 2 * PAD))) + 2 * PAD
  const labels = columns.map(({ label }) => label)
  const header = () => {
    sheet.style('bold', SIZE.table)
    const height = heightOf(labels)
    sheet.pdf.rect(sheet.left, sheet.y, sheet.width, height).fill(WASH)
    drawRow(sheet.style('bold', SIZE.table) && sheet, document, labels, widths, height)
  }
  const draw = (cells: Row, font: 'regular' | 'bold') => {
    const height = heightOf(cells)
    if (sheet.makeRoom(height)) header()
    sheet.style(font, SIZE.table)
    drawRow(sheet, document, cells, widths, height)
    sheet.line(sheet.y)
  }
  header()
  for (const row of rows) {
    sheet.style('regular', SIZE.table)
    draw(row, 'regular')
    await setImmediate()
  }
  sheet.style('bold', SIZE.table)
  draw(sums, 'bold')
  sheet.y += GAP
}

function drawTotals(sheet: Sheet, { totals, words, notes }: PrintedDocument): void {
  const width = sheet.width * 0.44
  const x = sheet.left + sheet.width - width
  sheet.makeRoom(totals.length * 15 + 40)
  const top = sheet.y
  for (const { label, value, strong } of totals) {
    const style = () => sheet.style(strong ? 'bold' : 'regular', strong ? SIZE.text + 2 : SIZE.text)
    style()
    const height = sheet.heightOf(label, width * 0.6)
    sheet.text(label, x, sheet.y, width * 0.6)
    sheet.text(value, x + width * 0.6, sheet.y, width * 0.4, 'right')
    sheet.y += height + 3
  }
  const left = sheet.width - width - GAP
  sheet.style('regular', SIZE.small, QUIET).text(words.label, sheet.left, top, { width: left })
  sheet.style('bold', SIZE.text).text(words.value, sheet.left, sheet.pdf.y, { width: left })
  sheet.y = Math.max(sheet.y, sheet.pdf.y) + GAP
  sheet.style('regular', SIZE.small, QUIET)
  const text = notes.join('\n')
  const height = sheet.heightOf(text, sheet.width)
  sheet.makeRoom(height)
  sheet.style('regular', SIZE.small, QUIET)
  sheet.text(text, sheet.left, sheet.y, sheet.width)
  sheet.y += height
}

/** The code with its text beside it, large enough to be scanned from paper: 42 mm. */
function drawQr(sheet: Sheet, { qr }: PrintedDocument): void {
  if (!qr) return
  const side = 120
  sheet.y += GAP
  sheet.makeRoom(side)
  const { pdf, left, y } = sheet
  pdf
    .save()
    .translate(left, y)
    .scale(side / qr.size)
    .path(qr.path)
    .lineWidth(1)
    .stroke('#000')
    .restore()
  const x = left + side + GAP
  const width = sheet.width - side - GAP
  sheet.style('bold', SIZE.text).text(qr.label, x, y, { width })
  sheet.style('regular', SIZE.small).text(qr.lines.join('\n'), x, pdf.y + 2, { width })
  sheet.y = y + side
}

/** Numbers the pages, once their count is known. */
function drawFooters(sheet: Sheet, title: string, language: Language): void {
  const { start, count } = sheet.pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    sheet.pdf.switchToPage(start + page)
    // a text below the margin would open another page
    sheet.pdf.page.margins.bottom = 0
    sheet.style('regular', SIZE.small, QUIET)
    const y = sheet.pdf.page.height - MARGIN
    sheet.text(title, sheet.left, y, sheet.width / 2)
    const number = LABELS[language].page(page + 1, count)
    sheet.text(number, sheet.left + sheet.width / 2, y, sheet.width / 2, 'right')
  }
}

/** A document with its own pages within a file. */
export interface BookPart {
  document: PrintedDocument
  language: Language
  /** In the footer of its pages. */
  title: string
}

async function drawPart(pdf: Pdf, { document, language, title }: BookPart): Promise<void> {
  const sheet = new Sheet(pdf)
  drawTitle(sheet, document)
  drawDetails(sheet, document)
  drawParties(sheet, document)
  await drawTable(sheet, document)
  drawTotals(sheet, document)
  drawQr(sheet, document)
  drawFooters(sheet, title, language)
}

/**
 * Several documents in one PDF, each starting on a new page with its own page numbers. Memory holds the pages of one
 * document besides the finished file. Without documents the file has an empty page.
 */
export async function renderBook(
  parts: AsyncIterable<BookPart> | Iterable<BookPart>,
  { market, language, title, author, at }: PdfOptions,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, bufferPages: true, font: '', pdfVersion: '1.7' },
    lang: MARKET_INFO[market].languageTag[language],
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  // the library accepts parsed fonts too; its types only know files and bytes
  for (const [name, font] of Object.entries(documentFonts())) pdf.registerFont(name, font as unknown as Buffer)
  let first = true
  for await (const part of parts) {
    if (!first) {
      pdf.flushPages()
      pdf.addPage()
    }
    first = false
    await drawPart(pdf, part)
  }
  pdf.end()
  return done
}

const draw = (document: PrintedDocument, options: PdfOptions): Promise<Buffer> =>
  renderBook([{ document, ...options }], options)

/** Maximum number of documents being drawn or waiting in this process. */
const MAX_QUEUED = 8
const RETRY_AFTER_S = 5
let queued = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * The document as PDF; the same document gives the same bytes. One is drawn at a time, in the order of the calls.
 * @throws server.unavailable when too many are waiting
 */
export async function renderPdf(document: PrintedDocument, options: PdfOptions): Promise<Buffer> {
  if (queued >= MAX_QUEUED) throw appError('server.unavailable', { retryAfter: RETRY_AFTER_S })
  queued++
  const drawn = last.then(() => draw(document, options))
  last = drawn.catch(() => undefined)
  try {
    return await drawn
  } finally {
    queued--
  }
}
