// An A4 sheet on which documents are drawn from the top down: its measures, styles and page breaks.

export const MARGIN = 36
const FOOTER = 24
export const PAD = 3
export const GAP = 12
export const SIZE = { title: 16, text: 8.5, table: 7.2, small: 7.2 } as const
const INK = '#1b1f23'
export const QUIET = '#5b6670'
const LINE = '#c9d1d9'
export const WASH = '#f2f4f6'

export type Pdf = PDFKit.PDFDocument

export class Sheet {
  readonly pdf: Pdf
  readonly left = MARGIN
  readonly width: number
  readonly bottom: number
  y = MARGIN

  constructor(pdf: Pdf) {
    this.pdf = pdf
    this.width = pdf.page.width - 2 * MARGIN
    this.bottom = pdf.page.height - MARGIN - FOOTER
  }

  style(font: 'regular' | 'bold', size: number, color = INK): Pdf {
    return this.pdf.font(font).fontSize(size).fillColor(color)
  }

  /** Height of a text in the current style. */
  heightOf(text: string, width: number): number {
    return this.pdf.heightOfString(text, { width })
  }

  text(text: string, x: number, y: number, width: number, align: 'left' | 'right' = 'left'): void {
    this.pdf.text(text, x, y, { width, align })
  }

  line(y: number): void {
    this.pdf
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(0.5)
      .stroke(LINE)
  }

  /** Starts a new page unless this much height is left; returns whether it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.bottom) return false
    this.pdf.addPage()
    this.y = MARGIN
    return true
  }
}
