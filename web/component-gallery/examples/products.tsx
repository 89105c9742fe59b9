// Examples of how a product is shown: price, card, pictures, rows of cards.

import { Carousel } from '../../ui/carousel.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import { PictureViewer } from '../../ui/picture-viewer.tsx'
import { Price, type PriceTexts } from '../../ui/price.tsx'
import { ProductCard, type ProductCardTexts } from '../../ui/product-card.tsx'
import { Component, State } from '../example.tsx'
import { samplePicture } from '../picture.ts'
import type { GalleryTexts } from '../texts.ts'

function priceTexts(texts: GalleryTexts): PriceTexts {
  return { price: '₹367.50', taxIncluded: texts.inclGst, withoutTax: `₹311.44${texts.plusGst}` }
}

function cardTexts(texts: GalleryTexts, change: Partial<ProductCardTexts> = {}): ProductCardTexts {
  return {
    msn: 'MSN00000001',
    name: texts.product,
    href: '#product-card',
    brand: texts.brand,
    picture: samplePicture(210),
    price: priceTexts(texts),
    add: texts.addToCart,
    addLabel: `${texts.addToCart}: ${texts.product}`,
    minQuantity: 1,
    ...change,
  }
}

function Cards({ texts }: { texts: GalleryTexts }) {
  const discounted = { ...priceTexts(texts), mrp: { label: texts.mrp, price: '₹532.60' }, off: texts.off }
  const states: [string, Partial<ProductCardTexts>][] = [
    ['plain', {}],
    [
      'flag, discount, compare',
      { flag: texts.bestseller, rating: '★ 4.3 (12)', price: discounted, compare: { text: texts.compare } },
    ],
    ['long name, no picture', { name: texts.longProduct, picture: null }],
    ['not available', { unavailable: texts.outOfStock }],
  ]
  return (
    <Component file="product-card">
      {states.map(([name, change]) => (
        <State key={name} name={name}>
          <ProductCard texts={cardTexts(texts, change)} level={3} />
        </State>
      ))}
    </Component>
  )
}

function Pictures({ texts }: { texts: GalleryTexts }) {
  const labels = { previous: texts.previous, next: texts.next, zoomIn: texts.zoomIn, zoomOut: texts.zoomOut }
  const pictures = [210, 30, 140].map((hue, index) => ({
    large: samplePicture(hue),
    full: samplePicture(hue),
    thumbnail: samplePicture(hue),
    label: index === 0 ? texts.front : `${texts.side} ${index}`,
  }))
  const gallery = {
    label: texts.product,
    alt: texts.product,
    enlarge: { href: '#gallery', label: texts.enlarge },
    onChoose: () => undefined,
  }
  return (
    <>
      <Component file="gallery">
        <State name="several pictures">
          <Gallery {...gallery} pictures={pictures} />
        </State>
        <State name="one picture">
          <Gallery {...gallery} label={texts.longProduct} pictures={pictures.slice(0, 1)} />
        </State>
      </Component>
      <Component file="picture-viewer">
        <State name="first of three">
          <PictureViewer
            start={0}
            labels={labels}
            pictures={pictures.map(({ large, label }) => ({ link: large, label }))}
          />
        </State>
      </Component>
    </>
  )
}

export function ProductExamples({ texts }: { texts: GalleryTexts }) {
  const price = priceTexts(texts)
  const labels = { previous: texts.previous, next: texts.next }
  return (
    <>
      <Component file="price">
        <State name="plain">
          <Price texts={price} />
        </State>
        <State name="discount and quantity break">
          <Price
            texts={{
              ...price,
              mrp: { label: texts.mrp, price: '₹532.60' },
              off: texts.off,
              nextBreak: { withTax: texts.nextBreak, withoutTax: texts.nextBreak },
            }}
          />
        </State>
        <State name="big">
          <Price big texts={{ ...price, price: '₹12,34,567.50', withoutTax: `₹10,46,243.64${texts.plusGst}` }} />
        </State>
      </Component>
      <Cards texts={texts} />
      <Pictures texts={texts} />
      <Component file="carousel">
        <State name="more than fits" full>
          <Carousel label={texts.similar} labels={labels}>
            {[210, 30, 140, 280, 330, 90, 180, 0].map(hue => (
              <ProductCard key={hue} texts={cardTexts(texts, { picture: samplePicture(hue) })} />
            ))}
          </Carousel>
        </State>
      </Component>
    </>
  )
}
