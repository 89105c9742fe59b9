// Reads the text of a PDF back, for tests.

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfText {
  pages: number
  /** Texts in the order in which they are drawn, of all pages. */
  texts: string[]
  /** How far above the bottom of its page each text stands, in points. */
  heights: number[]
  title: string
  language: string
}

/** The texts of a PDF. @throws Error when it is none */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false })
  const document = await task.promise
  try {
    const { info } = await document.getMetadata()
    const drawn: { text: string; height: number }[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      for (const item of items) {
        const text = 'str' in item ? item.str.trim() : ''
        if (text !== '' && 'transform' in item) drawn.push({ text, height: Number(item.transform[5]) })
      }
    }
    const { Title = '', Language = '' } = info as { Title?: string; Language?: string }
    const texts = drawn.map(({ text }) => text)
    const heights = drawn.map(({ height }) => height)
    return { pages: document.numPages, texts, heights, title: Title, language: Language }
  } finally {
    await task.destroy()
  }
}
