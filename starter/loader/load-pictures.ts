// Draws the pictures of the starter catalog and the logos of its brands, and stores them.

import { storeDrawings } from '../../server/media/service.ts'
import type { App } from '../../server/platform/app.ts'
import { type Db, statement } from '../../server/platform/db.ts'
import { liveryOf } from '../catalogue/liveries.ts'
import type { RenderSpec, StarterBrand, StarterCategory, StarterProduct } from '../catalogue/types.ts'
import { FRAME } from '../drawings/bounds.ts'
import { drawBrandLogo } from '../drawings/brand-logo.ts'
import { type RenderView, renderProduct, renderViews } from '../drawings/render.ts'
import { msnOf } from './load-products.ts'
import type { LoadStep } from './load-step.ts'

const SET_CATEGORY_IMAGES = statement(
  'starter.category-images',
  `update categories c set image_hash = r.hash
   from jsonb_to_recordset($1::jsonb) as r (code text, hash text) where c.code = r.code and c.image_hash is null`,
)
// only brands that still have their invented names, and no logo that was uploaded in the meantime
const SET_LOGOS = statement(
  'starter.brand-logos',
  `update brands b set logo_hash = r.hash
   from jsonb_to_recordset($1::jsonb) as r (slug text, name text, hash text)
   where b.slug = r.slug and b.name = r.name and b.logo_hash is null`,
)
// pictures uploaded in the meantime are kept
const SET_PRODUCT_IMAGES = statement(
  'starter.product-images',
  `update products p set images = r.images, updated_at = now()
   from jsonb_to_recordset($1::jsonb) as r (msn text, images jsonb)
   where p.msn = r.msn and p.sample and (p.images = '[]' or p.images = jsonb_build_array(r.images -> 0))
     and p.images <> r.images`,
)

/** Draws a list of pictures and stores them. Returns their hashes in order. */
function draw(app: App, wanted: readonly (readonly [RenderSpec, RenderView])[]): Promise<string[]> {
  return storeDrawings(
    app,
    wanted.map(([spec, view]) => renderProduct(spec, view)),
    FRAME,
  )
}

/** One picture per category. */
export function categoryPicturesStep(app: App, categories: readonly StarterCategory[]): LoadStep {
  return {
    name: 'category pictures',
    total: categories.length,
    batch: 100,
    prepare: (from, to) =>
      draw(
        app,
        categories.slice(from, to).map(({ render }) => [render, 'front'] as const),
      ),
    async write(tx, from, to, prepared) {
      const hashes = prepared as string[]
      const rows = categories.slice(from, to).map(({ code }, at) => ({ code, hash: hashes[at] }))
      await tx.run(SET_CATEGORY_IMAGES, [JSON.stringify(rows)])
    },
  }
}

/** Draws the logos of brands and stores them; returns the input of `setBrandLogos`. */
export async function drawBrandLogos(app: App, brands: readonly StarterBrand[]): Promise<object[]> {
  const logos = brands.map(({ slug, name }) => drawBrandLogo(name, liveryOf(slug)))
  const hashes = await storeDrawings(app, logos, FRAME)
  return brands.map(({ slug, name }, at) => ({ slug, name, hash: hashes[at] }))
}

/** Returns how many brands got their logo. */
export function setBrandLogos(db: Db, rows: readonly object[]): Promise<number> {
  return db.run(SET_LOGOS, [JSON.stringify(rows)])
}

/** One logo per brand. */
export function brandLogosStep(app: App, brands: readonly StarterBrand[]): LoadStep {
  return {
    name: 'brand logos',
    total: brands.length,
    batch: brands.length,
    prepare: () => drawBrandLogos(app, brands),
    async write(tx, _from, _to, prepared) {
      await setBrandLogos(tx, prepared as object[])
    },
  }
}

interface ImageRow {
  msn: string
  images: { hash: string; view: RenderView }[]
}

/** Pictures of products: the front views first, so that listings are complete early, then the other views. */
export function productPicturesStep(app: App, products: readonly StarterProduct[], views: 'front' | 'all'): LoadStep {
  const viewsOf = ({ render }: StarterProduct) => (views === 'front' ? (['front'] as const) : renderViews(render))
  const prepare = async (from: number, to: number): Promise<ImageRow[]> => {
    const batch = products.slice(from, to)
    const wanted = batch.flatMap(product => viewsOf(product).map(view => [product.render, view] as const))
    const hashes = await draw(app, wanted)
    let next = 0
    return batch.map(product => ({
      msn: msnOf(product),
      images: viewsOf(product).map(view => ({ hash: hashes[next++] ?? '', view })),
    }))
  }
  return {
    name: views === 'front' ? 'pictures' : 'more pictures',
    total: products.length,
    batch: 100,
    prepare,
    async write(tx, _from, _to, prepared) {
      await tx.run(SET_PRODUCT_IMAGES, [JSON.stringify(prepared)])
    },
  }
}
