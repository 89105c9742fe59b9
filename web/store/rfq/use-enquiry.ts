// Additional state of a bulk enquiry: further products, and pictures.

import { useState } from 'react'
import { type EnquiryLine, lineProblems, type RfqCode } from '../../../contract/rfq/request.rules.ts'
import type { QuoteMore } from './components/use-quote.ts'

type LineErrors = Partial<Record<keyof EnquiryLine, RfqCode>>

export interface FurtherLine extends EnquiryLine {
  /** Of this line while the page is open. */
  key: number
  errors: LineErrors
}

export interface Enquiry extends QuoteMore {
  lines: readonly FurtherLine[]
  pictures: readonly string[]
  addLine(): void
  removeLine(key: number): void
  changeLine(key: number, part: Partial<EnquiryLine>): void
  setPictures(change: (links: readonly string[]) => readonly string[]): void
  clear(): void
}

/** The id of a picture from its URL, `/media/<id>/medium.webp`. */
const pictureId = (link: string) => link.split('/')[2] ?? ''

export function useEnquiry(quantityAbove: number): Enquiry {
  const [lines, setLines] = useState<readonly FurtherLine[]>([])
  const [pictures, setPictures] = useState<readonly string[]>([])
  const changeLine: Enquiry['changeLine'] = (key, part) =>
    setLines(before => before.map(line => (line.key === key ? { ...line, ...part, errors: {} } : line)))
  return {
    ...{ lines, pictures, setPictures, changeLine },
    addLine: () =>
      setLines(before => [
        ...before,
        { key: (before.at(-1)?.key ?? 0) + 1, productType: '', quantity: '', description: '', errors: {} },
      ]),
    removeLine: key => setLines(before => before.filter(line => line.key !== key)),
    clear() {
      setLines([])
      setPictures([])
    },
    body: {
      moreLines: lines.map(({ productType, quantity, description }) => ({ productType, quantity, description })),
      pictures: pictures.map(pictureId),
    },
    check() {
      const checked = lines.map(line => {
        const problems = lineProblems(line, quantityAbove)
        return { ...line, errors: Object.fromEntries(problems.map(({ field, code }) => [field, code])) }
      })
      setLines(checked)
      return checked.some(({ errors }) => Object.keys(errors).length > 0)
    },
  }
}
