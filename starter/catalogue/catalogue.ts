// The whole starter catalog of both markets, as the loader writes it.

import { attributes } from './attributes.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { consumerAttributes } from './families/consumer/attributes.ts'
import { consumerFamilies } from './families/consumer/consumer-families.ts'
import { technicalFamilies } from './families/technical/technical-families.ts'
import type { StarterFamily } from './family.ts'
import { registrations, type StarterRegistration } from './registrations.ts'
import { type StarterSeller, sellers } from './sellers.ts'
import type { StarterAttribute, StarterBrand, StarterCategory, StarterProduct } from './types.ts'
import { type StarterWarehouse, warehouses } from './warehouses.ts'

/** All records of the catalog; products reference the others by slug, key or code. */
export interface StarterCatalogue {
  /** Parents before children. */
  categories: StarterCategory[]
  brands: StarterBrand[]
  attributes: StarterAttribute[]
  sellers: StarterSeller[]
  registrations: StarterRegistration[]
  warehouses: StarterWarehouse[]
  products: StarterProduct[]
}

/** Generates the starter catalog, which is the same on every call and on every machine. */
export function starterCatalogue(): StarterCatalogue {
  const families: StarterFamily[] = [...technicalFamilies, ...consumerFamilies]
  return {
    categories,
    brands,
    attributes: [...attributes, ...consumerAttributes],
    sellers,
    registrations,
    warehouses,
    products: families.flatMap(family => family.products()),
  }
}
