// Writes the products of a market in the shape in which an import reads them back without a single change.

import { DECLARATION_FIELDS, type DeclarationField } from '../../../contract/catalog/declarations.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Assortment, type BulkProduct, listKeysUsed, pageProducts, readAssortment } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import type { FileFormat } from '../adapters/read-file.ts'
import { type TableRow, writeTable } from '../adapters/write-file.ts'
import { CategoryTree } from '../rules/category.ts'
import { cleanText } from '../rules/html.ts'
import { amountText } from '../rules/numbers.ts'
import { foldName } from '../rules/plan.ts'
import type { Cell } from '../rules/problems.ts'
import type { SpecValue } from '../rules/typing.ts'

/** More columns than these are no longer read by people; further attributes go into one cell. */
const ATTRIBUTE_COLUMNS = 200
const PAGE = 400

interface Column {
  heading: string
  value(product: BulkProduct): Cell | null
}

/** A text that the import, which takes HTML too, reads back letter by letter. */
function escaped(text: string): string {
  return cleanText(text) === text ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const orNull = (text: string): string | null => (text === '' ? null : text)

const DECLARATION_HEADINGS: Record<DeclarationField, string> = {
  manufacturerName: 'Manufacturer name',
  manufacturerAddress: 'Manufacturer address',
  packerName: 'Packer name',
  packerAddress: 'Packer address',
  importerName: 'Importer name',
  importerAddress: 'Importer address',
  netQuantity: 'Net quantity',
  manufactured: 'Month of manufacture',
  careName: 'Consumer care name',
  careAddress: 'Consumer care address',
  carePhone: 'Consumer care phone',
  careEmail: 'Consumer care email',
}
export const DECLARATION_COLUMNS = DECLARATION_FIELDS.map(
  (field): Column => ({ heading: DECLARATION_HEADINGS[field], value: product => product.declarations[field] ?? null }),
)

/** The columns of every product; without arguments only for their headings. */
export function fixedColumns(
  brandOf: (slug: string) => string = slug => slug,
  paths: (code: string) => string = code => code,
  origin = '',
): Column[] {
  const lines = (list: readonly string[]) => orNull(list.map(escaped).join('\n'))
  return [
    { heading: 'Part number', value: product => product.partNumber },
    { heading: 'Brand', value: product => brandOf(product.brandSlug) },
    { heading: 'Name', value: product => escaped(product.nameEn) },
    { heading: 'Name (Hindi)', value: ({ nameEn, nameHi }) => (nameHi === nameEn ? null : escaped(nameHi)) },
    { heading: 'Category code', value: product => product.categoryCode },
    { heading: 'Category', value: product => paths(product.categoryCode) },
    { heading: 'MRP', value: product => (product.mrpDeclared ? Number(amountText(product.mrpMinor)) : null) },
    { heading: 'Price', value: product => Number(amountText(product.priceMinor)) },
    {
      heading: 'Quantity prices',
      value: ({ breaks }) =>
        orNull(breaks.map(step => `${step.minQuantity}: ${amountText(step.priceMinor)}`).join('; ')),
    },
    { heading: 'HSN', value: product => orNull(product.hsn) },
    { heading: 'Availability', value: product => product.availability },
    { heading: 'Active', value: product => product.active },
    { heading: 'Sell unit', value: product => product.sellUnitEn },
    { heading: 'Sell unit (Hindi)', value: product => product.sellUnitHi },
    { heading: 'Pack size', value: product => product.packSize },
    { heading: 'Minimum quantity', value: product => product.minQuantity },
    { heading: 'Quantity multiple', value: product => product.quantityMultiple },
    { heading: 'Weight (g)', value: product => product.weightGrams },
    { heading: 'Country of origin', value: product => orNull(product.origin) },
    ...DECLARATION_COLUMNS,
    { heading: 'Warranty months', value: product => product.warrantyMonths },
    { heading: 'Tags', value: ({ tags }) => orNull(tags.join(' | ')) },
    { heading: 'Group key', value: product => product.groupKey },
    { heading: 'Variant by', value: ({ variantBy }) => orNull(variantBy.join(' | ')) },
    {
      heading: 'Images',
      value: ({ images }) =>
        orNull(images.map(({ hash, view }) => `${origin}/media/${hash}/xlarge.webp#${view}`).join(' ')),
    },
    { heading: 'Description', value: product => orNull(escaped(product.descriptionEn)) },
    { heading: 'Description (Hindi)', value: product => orNull(escaped(product.descriptionHi)) },
    { heading: 'Key features', value: product => lines(product.featuresEn) },
    { heading: 'Key features (Hindi)', value: product => lines(product.featuresHi) },
  ]
}

/** Names of brands that no other brand answers to; the slug of the others. */
function brandNames(brands: Assortment['brands']): (slug: string) => string {
  const owners = new Map<string, number>()
  for (const brand of brands) {
    for (const word of new Set([brand.slug, brand.name, brand.nameHi].map(foldName))) {
      owners.set(word, (owners.get(word) ?? 0) + 1)
    }
  }
  const names = new Map(brands.map(({ slug, name }) => [slug, owners.get(foldName(name)) === 1 ? name : slug]))
  return slug => names.get(slug) ?? slug
}

const specWith = ({ specs }: BulkProduct, key: string) => specs.find(spec => spec.key === key)

/** The headings of an attribute, English before Hindi, by which an import knows it again. */
export function specificationHeadings(
  attribute: { name: { en: string }; unit: string } | undefined,
  key: string,
  hindi: boolean,
): string[] {
  const name = `${attribute?.name.en ?? key}${attribute?.unit ? ` (${attribute.unit})` : ''}`
  return hindi ? [`${name} [${key}]`, `${name} [${key}:hi]`] : [`${name} [${key}]`]
}

function attributeColumns(assortment: Assortment, used: readonly { key: string; hindi: boolean }[]): Column[] {
  const known = new Map(assortment.attributes.map(attribute => [attribute.key, attribute]))
  return used.flatMap(({ key, hindi }) => {
    const attribute = known.get(key)
    const named = attribute && { name: { en: attribute.nameEn }, unit: attribute.unit }
    const [heading = key, headingHi = key] = specificationHeadings(named, key, true)
    const english: Column = {
      heading,
      value(product) {
        const spec = specWith(product, key)
        if (!spec) return null
        return 'en' in spec ? spec.en : spec.value
      },
    }
    const inHindi: Column = {
      heading: headingHi,
      value(product) {
        const spec = specWith(product, key)
        return spec && 'hi' in spec && attribute?.kind !== 'boolean' ? spec.hi : null
      },
    }
    return hindi && attribute?.kind !== 'boolean' ? [english, inHindi] : [english]
  })
}

function moreColumn(keys: ReadonlySet<string>): Column {
  const bare = (spec: SpecValue) => ('en' in spec ? { en: spec.en, hi: spec.hi } : spec.value)
  return {
    heading: 'More attributes',
    value({ specs }) {
      const rest = specs.filter(spec => !keys.has(spec.key)).map(spec => [spec.key, bare(spec)])
      return rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : null
    },
  }
}

export interface ExportOptions {
  market: Market
  format: FileFormat
  /** Products of one seller only. */
  seller?: string
}

/** Writes the products of a market to a file. Returns how many. */
export async function exportProducts(
  app: App,
  path: string,
  { market, format, seller }: ExportOptions,
): Promise<number> {
  const assortment = await readAssortment(app.db, market)
  const tree = new CategoryTree(assortment.categories)
  const used = (await listKeysUsed(app.db, market, seller ?? null)).slice(0, ATTRIBUTE_COLUMNS)
  const columns = [
    ...fixedColumns(
      brandNames(assortment.brands),
      code => tree.pathTo(code).join(' > '),
      app.config.publicOrigins[market],
    ),
    ...assortment.warehouses.map(
      (code): Column => ({ heading: `Stock: ${code}`, value: product => product.stock[code]?.onHand ?? null }),
    ),
    ...attributeColumns(assortment, used),
    moreColumn(new Set(used.map(({ key }) => key))),
  ]
  let count = 0
  const rows = async function* (): AsyncGenerator<TableRow> {
    for (let after = ''; ; ) {
      const page = await pageProducts(app.db, market, after, PAGE, seller ?? null)
      if (page.length === 0) return
      for (const product of page) {
        count++
        yield columns.map(column => column.value(product))
      }
      after = page.at(-1)?.msn ?? ''
    }
  }
  await writeTable(path, format, { headings: columns.map(column => column.heading), rows: rows() })
  return count
}
