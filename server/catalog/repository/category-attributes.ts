// SQL of the attributes required for a category's products.

import { type Db, statement, type Tx } from '../../platform/db.ts'
import { jsonbOf } from '../../platform/jsonb.ts'

export interface CategoryAttribute {
  /** The category that requires it. */
  categoryCode: string
  key: string
  required: boolean
  choices: { en: string; hi: string }[]
}

const LIST = statement(
  'catalog.list-category-attributes',
  `select a.category_code as "categoryCode", a.attribute_key as key, a.required, a.choices
   from category_attributes a join categories c on c.code = a.category_code
   where a.category_code = any($1) order by c.level, a.position, a.attribute_key`,
)
const CLEAR = statement('catalog.clear-category-attributes', 'delete from category_attributes where category_code = $1')
const INSERT = statement(
  'catalog.insert-category-attributes',
  `insert into category_attributes (category_code, attribute_key, position, required, choices)
   select $1, r.key, r.position, r.required, r.choices
   from jsonb_to_recordset($2::jsonb) as r (key text, position int, required boolean, choices jsonb)`,
)

/** The attributes of these categories, top category first. */
export function listCategoryAttributes(db: Db, codes: readonly string[]): Promise<CategoryAttribute[]> {
  return db.rows(LIST, [codes])
}

export async function replaceCategoryAttributes(
  tx: Tx,
  code: string,
  attributes: readonly Omit<CategoryAttribute, 'categoryCode'>[],
): Promise<void> {
  await tx.run(CLEAR, [code])
  if (attributes.length > 0)
    await tx.run(INSERT, [code, jsonbOf(attributes.map((one, position) => ({ ...one, position })))])
}
