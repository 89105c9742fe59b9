// Rules of the product page: variant table, instalments, alternatives.

import type { Language } from '../../../contract/shared/market.ts'
import type { ProductDetails } from '../../../contract/storefront/product-api.ts'
import type { VariantGrid } from '../../../contract/storefront/variant-grid.ts'
import { type Attribute, type Availability, availabilityOf, imageLink, specText } from '../../catalog/service.ts'
import type { VariantRow } from '../repository/product-page.ts'

/** Maximum number of variants with pictures, which would otherwise dominate the size of the response. */
const PICTURES_UP_TO = 60

const LETTERS: Record<Availability, string> = { 'in-stock': 's', 'out-of-stock': 'o', 'on-request': 'r' }

const sorters = new Map<Language, Intl.Collator>()

function sorterOf(language: Language): Intl.Collator {
  const sorter = sorters.get(language) ?? new Intl.Collator(language, { numeric: true })
  sorters.set(language, sorter)
  return sorter
}

/** The sorted values of an attribute, and the index of each variant's value; -1 for none. */
function axisOf(
  key: string,
  variants: readonly VariantRow[],
  attribute: Attribute | undefined,
  language: Language,
): { key: string; name: string; values: string[]; places: number[] } {
  const texts = variants.map(variant => {
    const spec = variant.specs?.find(one => one.key === key)
    return spec ? specText(spec, attribute, language) : null
  })
  const values = [...new Set(texts)].filter(text => text !== null).sort(sorterOf(language).compare)
  const placeOf = new Map(values.map((value, place) => [value, place]))
  const places = texts.map(text => (text === null ? -1 : (placeOf.get(text) ?? -1)))
  return { key, name: attribute?.name[language] ?? key, values, places }
}

/** The variant table of a product; null without other variants. */
export function variantGrid(
  variants: readonly VariantRow[],
  variantBy: readonly string[],
  { language, attributes }: { language: Language; attributes: ReadonlyMap<string, Attribute> },
): VariantGrid | null {
  if (variants.length < 2) return null
  const axes = variantBy.map(key => axisOf(key, variants, attributes.get(key), language))
  const order = variants
    .map((variant, at) => ({ variant, places: axes.map(axis => axis.places[at] ?? -1) }))
    .sort((a, b) => {
      for (const [axis, place] of a.places.entries()) {
        const other = b.places[axis] ?? -1
        if (place !== other) return place - other
      }
      return a.variant.msn < b.variant.msn ? -1 : 1
    })
  const rows = order.map(({ variant }) => variant)
  return {
    axes: axes.map(({ key, name, values }) => ({ key, name, values })),
    msns: rows.map(({ msn }) => msn),
    slugs: rows.map(({ slug }) => slug),
    places: order.flatMap(({ places }) => places),
    prices: rows.map(({ priceMinor }) => priceMinor),
    quantities: rows.every(({ minQuantity }) => minQuantity === 1) ? [] : rows.map(({ minQuantity }) => minQuantity),
    availability: rows.map(one => LETTERS[availabilityOf(one.availability, one.available)]).join(''),
    images: rows.length > PICTURES_UP_TO ? [] : rows.map(({ imageHash }) => imageLink(imageHash)),
  }
}

/** The EMI plans of a bank. */
interface BankPlans {
  plans: readonly { months: number; instalment: number; noCost: boolean }[]
}

/** The lowest instalment and the tenures without interest; null without plans. */
export function emiFrom(banks: readonly BankPlans[]): ProductDetails['emi'] {
  const plans = banks.flatMap(bank => bank.plans)
  const [lowest] = plans.toSorted((a, b) => a.instalment - b.instalment || a.months - b.months)
  if (!lowest) return null
  const noCost = new Set(plans.filter(plan => plan.noCost).map(plan => plan.months))
  return { from: lowest.instalment, months: lowest.months, noCostMonths: [...noCost].sort((a, b) => a - b) }
}
