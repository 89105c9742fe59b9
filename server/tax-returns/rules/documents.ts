// The documents of GSTR-1 that are listed one by one: invoices to registered buyers, large ones to others, and credit notes.

import { day, groupBy, isLarge, itemsOf, type NotedDocument, rated, rupees, type SuppliedDocument } from './supplies.ts'

const headOf = ({ number, issuedOn, totalMinor }: SuppliedDocument) => ({
  inum: number,
  idt: day(issuedOn),
  val: rupees(totalMinor),
})

/** Supplies to registered buyers, by buyer. */
export function b2b(documents: readonly SuppliedDocument[]) {
  const registered = documents.filter(document => document.buyerTaxNumber !== null && rated(document).length > 0)
  return groupBy(registered, ({ buyerTaxNumber }) => buyerTaxNumber ?? '').map(([ctin, group]) => ({
    ctin,
    inv: group.map(document => {
      const { placeOfSupply: pos, reverseCharge } = document
      return { ...headOf(document), pos, rchrg: reverseCharge ? 'Y' : 'N', inv_typ: 'R', itms: itemsOf(document) }
    }),
  }))
}

/** Large supplies to others, by place of supply. */
export function b2cl(documents: readonly SuppliedDocument[]) {
  const large = documents.filter(document => isLarge(document) && rated(document).length > 0)
  return groupBy(large, ({ placeOfSupply }) => placeOfSupply).map(([pos, group]) => ({
    pos,
    inv: group.map(document => ({ ...headOf(document), itms: itemsOf(document) })),
  }))
}

const noteOf = (note: NotedDocument) => ({
  ntty: note.type,
  nt_num: note.number,
  nt_dt: day(note.issuedOn),
  pos: note.placeOfSupply,
  val: rupees(note.totalMinor),
})

/** Credit and debit notes to registered buyers, by buyer. */
export function cdnr(notes: readonly NotedDocument[]) {
  const registered = notes.filter(note => note.buyerTaxNumber !== null && rated(note).length > 0)
  return groupBy(registered, ({ buyerTaxNumber }) => buyerTaxNumber ?? '').map(([ctin, group]) => ({
    ctin,
    nt: group.map(note => ({
      ...noteOf(note),
      ...{ rchrg: note.reverseCharge ? 'Y' : 'N', inv_typ: 'R' },
      itms: itemsOf(note),
    })),
  }))
}

/** Whether a note is against an invoice that was listed as large. */
export function isOfLarge(note: NotedDocument): boolean {
  return isLarge({ ...note, issuedOn: note.invoice.issuedOn, totalMinor: note.invoice.totalMinor })
}

/** Credit and debit notes to others against large invoices; those against other ones change the sums. */
export function cdnur(notes: readonly NotedDocument[]) {
  const large = notes.filter(note => isOfLarge(note) && rated(note).length > 0)
  return large.map(note => ({ typ: 'B2CL', ...noteOf(note), itms: itemsOf(note) }))
}
