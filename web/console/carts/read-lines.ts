// Parses the products of a cart as typed or pasted: a number and a quantity per line.

export interface CartLine {
  productId: string
  productQuantity: number
}

const LINE = /^(MSN[0-9A-Z]{8})(?:[\s,;x×*]+(\d{1,6}))?$/i

/** The quantity defaults to one; duplicates are added up. Unreadable lines are returned unchanged. */
export function readLines(text: string): { lines: CartLine[]; wrong: string[] } {
  const quantities = new Map<string, number>()
  const wrong: string[] = []
  for (const typed of text.split('\n').map(line => line.trim())) {
    if (typed === '') continue
    const [, msn, quantity = '1'] = LINE.exec(typed) ?? []
    if (!msn || Number(quantity) < 1) wrong.push(typed)
    else quantities.set(msn.toUpperCase(), (quantities.get(msn.toUpperCase()) ?? 0) + Number(quantity))
  }
  const lines = [...quantities].map(([productId, productQuantity]) => ({ productId, productQuantity }))
  return { lines, wrong }
}
