// Reads the text of a PDF back, for tests.

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfText {
  pages: number
  /** Texts in the order in which they are drawn, of all pages. */
  texts: string[]
  title: string
  language: string
}

/** The texts of a PDF. @throws Error when it is none */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false })
  const document = await task.promise
  try {
    const { info } = await document.getMetadata()
    const texts: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      texts.push(...items.flatMap(item => ('str' in item && item.str.trim() !== '' ? [item.str.trim()] : [])))
    }
    const { Title = '', Language = '' } = info as { Title?: string; Language?: string }
    return { pages: document.numPages, texts, title: Title, language: Language }
  } finally {
    await task.destroy()
  }
}
