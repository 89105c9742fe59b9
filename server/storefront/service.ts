// Public interface of the storefront: previews of product pages.

export { openProductPreview, productPreviewLink } from './queries/preview.ts'
