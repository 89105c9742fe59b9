// Draws the pictures of the starter catalog and stores them like uploaded ones.

import { storePictures } from '../../server/media/service.ts'
import type { App } from '../../server/platform/app.ts'
import { statement } from '../../server/platform/db.ts'
import type { RenderSpec, StarterCategory, StarterProduct } from '../catalogue/types.ts'
import { type RenderView, renderProduct, renderViews } from '../drawings/render.ts'
import { msnOf } from './load-products.ts'
import type { LoadStep } from './load-step.ts'

const SET_CATEGORY_IMAGES = statement(
  'starter.category-images',
  `update categories c set image_hash = r.hash
   from jsonb_to_recordset($1::jsonb) as r (code text, hash text) where c.code = r.code and c.image_hash is null`,
)
// pictures that were uploaded in the meantime are kept
const SET_PRODUCT_IMAGES = statement(
  'starter.product-images',
  `update products p set images = r.images, updated_at = now()
   from jsonb_to_recordset($1::jsonb) as r (msn text, images jsonb)
   where p.msn = r.msn and p.sample and (p.images = '[]' or p.images = jsonb_build_array(r.images -> 0))
     and p.images <> r.images`,
)

/** Draws a list of pictures; equal drawings are taken in once. Answers their hashes in order. */
async function draw(app: App, wanted: readonly (readonly [RenderSpec, RenderView])[]): Promise<string[]> {
  const drawings = wanted.map(([spec, view]) => renderProduct(spec, view))
  const distinct = [...new Set(drawings)]
  const hashes = await storePictures(
    app,
    distinct.map(svg => ({ bytes: Buffer.from(svg), mime: 'image/svg+xml' })),
  )
  const hashBy = new Map(distinct.map((svg, at) => [svg, hashes[at] ?? '']))
  return drawings.map(svg => hashBy.get(svg) ?? '')
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
