// The filtered customer list as a file, with its columns; contacts are masked unless requested in full.

import type { customerFileEndpoints } from '../../../contract/customer-desk/list-file-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { ListColumn } from '../../../contract/shared/list-columns.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { fieldCells, fieldHeadings } from '../../custom-fields/service.ts'
import { type Actor, requirePermission } from '../../platform/actor.ts'
import { fullContact } from '../../platform/contact-masks.ts'
import { csvMoment, FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import type { ListedRow } from '../repository/customers.ts'
import { customerRows, presentListed } from './customers.ts'
import { type CustomerListOptions, withFields } from './list-options.ts'
import { namedCustomers } from './listed-customers.ts'

type FileInput = HandlerInput<(typeof customerFileEndpoints)['customersFile']>['query']

const HEADINGS: Readonly<Record<Language, (taxNumber: string) => string[]>> = {
  en: taxNumber => ['Number', 'Customer', 'Name', taxNumber, 'Phone', 'Email', 'Marks', 'Customer since', 'Last order'],
  hi: taxNumber => ['नंबर', 'ग्राहक', 'नाम', taxNumber, 'फ़ोन', 'ईमेल', 'चिह्न', 'कब से ग्राहक', 'पिछला ऑर्डर'],
}
/** The columns of the list that show them; the number is in every file. */
const COLUMNS: readonly (ListColumn<'customers'> | undefined)[] = [
  ...[undefined, 'customer', 'name', 'tax', 'contact', 'contact', 'marks', 'since', 'last'],
] as const
const TAX_NUMBER: Readonly<Record<Market, string>> = { IN: 'GSTIN', AE: 'TRN' }
const MARKS = {
  en: { business: 'Business', online: 'Retail', gold: 'Gold', blocked: 'Blocked' },
  hi: { business: 'व्यवसाय', online: 'खुदरा', gold: 'गोल्ड', blocked: 'ब्लॉक' },
}

function cellsOf(row: ListedRow, { language, contacts }: Pick<FileInput, 'language' | 'contacts'>): string[] {
  const { number, market, company, name, taxNumber, userType, gold, blocked, email, phone, createdAt, lastOrderAt } = {
    ...presentListed(row),
    ...(contacts === 'full' && fullContact(row)),
  }
  const words = MARKS[language]
  const marks = [words[userType], gold && words.gold, blocked && words.blocked].filter(Boolean).join(', ')
  return [
    ...[String(number), company || name, company && name, taxNumber, phone, email, marks],
    ...[csvMoment(market, createdAt), csvMoment(market, lastOrderAt)],
  ]
}

interface FileOf {
  market: Market
  language: Language
  contacts: FileInput['contacts']
  hide?: readonly string[] | undefined
}

/** @throws session.forbidden for contacts in full without the right to see them */
async function fileOf<Place>(
  db: Db,
  actor: Actor,
  { market, language, contacts, hide }: FileOf,
  options: CustomerListOptions,
  read: (after: Place | null) => Promise<{ rows: ListedRow[]; next: Place | null }>,
): Promise<FileStream> {
  if (contacts === 'full') requirePermission(actor, 'customers.unmask')
  const { fields, companyFields } = options
  return listFile<Place>({
    name: `customers-${market.toLowerCase()}.csv`,
    headings: [
      ...HEADINGS[language](TAX_NUMBER[market]).map((text, at) => ({ text, column: COLUMNS[at] })),
      ...fieldHeadings(fields, language),
      ...fieldHeadings(companyFields, language),
    ],
    hide,
    async read(after) {
      const { rows, next } = await read(after)
      const shown = await withFields(db, options, rows)
      const cells = (row: (typeof shown)[number]) => [
        ...cellsOf(row, { language, contacts }),
        ...fieldCells(fields, row.fields, language),
        ...fieldCells(companyFields, row.companyFields, language),
      ]
      return { rows: shown.map(cells), next }
    },
  })
}

/** @throws session.forbidden for contacts in full without the right to see them */
export function customersFile(
  db: Db,
  actor: Actor,
  { language, contacts, hide, ...filter }: FileInput,
  options: CustomerListOptions,
): Promise<FileStream> {
  return fileOf<number>(db, actor, { market: filter.market, language, contacts, hide }, options, before =>
    customerRows(db, { ...filter, limit: FILE_PAGE, ...(before && { before }) }, options.narrowing),
  )
}

/** The customers of a pasted list. @throws session.forbidden for full contacts without the right to see them */
export function listedCustomersFile(
  db: Db,
  actor: Actor,
  asked: HandlerInput<(typeof customerFileEndpoints)['listedCustomersFile']>['body'],
  options: CustomerListOptions,
): Promise<FileStream> {
  return fileOf<never>(db, actor, asked, options, async () => ({
    rows: (await namedCustomers(db, asked)).found,
    next: null,
  }))
}
