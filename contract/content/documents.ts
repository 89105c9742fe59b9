// Editable content of the store by kind: layouts, footer, menu, articles, pages, questions, introductions, meta tags, redirects.

import { z } from 'zod'
import { zCategoryCode, zPictureId, zText } from '../shared/schemas.ts'
import { zPath } from './api.ts'
import { MAX_DEPARTMENTS, MAX_MENU_LINKS, MAX_PINNED } from './document-kinds.rules.ts'

const zWords = (max: number) => z.object({ en: zText(max), hi: zText(max) })
const zLink = z.object({ name: zWords(80), link: zPath })
const zIcon = z.string().regex(/^[a-z]{1,20}$/)
const zPoint = z.object({ icon: zIcon, title: zWords(80), text: zWords(160) })
const zTag = z.string().regex(/^[a-z0-9-]{1,40}$/)

const zBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    title: zWords(120),
    text: zWords(240),
    /** Of a coupon. */
    code: zText(40).nullable(),
    action: zLink,
    /** Category whose image is shown when there is no own image. */
    picture: zCategoryCode.nullable(),
    image: zPictureId.optional(),
    shortcuts: z.array(zPoint.extend({ link: zPath })).max(6),
  }),
  /** The top categories, or those below `parent`. */
  z.object({ kind: z.literal('categories'), title: zWords(80), parent: zCategoryCode.optional() }),
  /** The best sellers of a tag, a category, or both. */
  z.object({
    kind: z.literal('products'),
    /** Null uses the name of the category. */
    title: zWords(80).nullable(),
    /** Null uses the URL of the category. */
    link: zPath.nullable(),
    tag: zTag.optional(),
    category: zCategoryCode.optional(),
    size: z.int().min(1).max(40),
  }),
  z.object({ kind: z.literal('assurances'), items: z.array(zPoint).min(1).max(8) }),
])
export type LayoutBlockText = z.output<typeof zBlock>

const zWritten = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: zText(200) }),
  z.object({ kind: z.literal('paragraph'), text: zText(5000) }),
  z.object({ kind: z.literal('list'), items: z.array(zText(1000)).min(1).max(100) }),
  z.object({
    kind: z.literal('table'),
    head: z.array(zText(200, 0)).min(1).max(12),
    rows: z.array(z.array(zText(500, 0)).max(12)).max(200),
  }),
])
const zBodies = z.object({ en: z.array(zWritten).max(300), hi: z.array(zWritten).max(300) })
const zPosition = z.int().min(0).max(100_000)

const zSource = z.object({
  category: zCategoryCode.optional(),
  filters: z.record(z.string().max(80), z.array(zText(120)).max(40)).optional(),
  query: zWords(120).optional(),
  categories: z.array(zCategoryCode).max(60).optional(),
  picks: z
    .array(z.object({ category: zCategoryCode, tag: zTag.optional(), title: zWords(80) }))
    .max(20)
    .optional(),
})

const zFooterText = z.object({
  kind: z.literal('footer'),
  columns: z
    .array(
      z.object({
        title: zWords(60),
        links: z.array(zLink).max(20),
        /** Number of top categories after the links. */
        topCategories: z.int().min(0).max(20).optional(),
      }),
    )
    .max(6),
  contact: z.object({ phone: zText(40, 0), email: zText(120, 0), hours: zWords(120), promise: zWords(160) }),
  grievance: z.object({ name: zWords(80), email: zText(120, 0), phone: zText(40, 0) }),
  legal: zWords(600),
})
export type FooterText = z.output<typeof zFooterText>

/** The mega menu: departments that are not listed follow in the order of the catalogue. */
export const zMenuText = z.object({
  kind: z.literal('menu'),
  departments: z
    .array(
      z.object({
        /** A top category. */
        category: zCategoryCode,
        /** Categories directly below it that come first. */
        first: z.array(zCategoryCode).max(MAX_PINNED),
        links: z.array(zLink).max(MAX_MENU_LINKS),
        promotion: z
          .object({ title: zWords(60), text: zWords(120), link: zPath, image: zPictureId.nullable() })
          .nullable(),
      }),
    )
    .max(MAX_DEPARTMENTS),
})
export type MenuText = z.output<typeof zMenuText>

const zArticleText = z.object({
  kind: z.literal('article'),
  categoryCode: zCategoryCode,
  title: zWords(160),
  summary: zWords(400),
  body: zBodies,
  position: zPosition,
  /** Whether it is published; otherwise it is removed from the store. */
  shown: z.boolean(),
})
export type ArticleText = z.output<typeof zArticleText>

const zPageText = z.object({
  kind: z.literal('page'),
  /** The category under which it is listed. */
  categoryCode: zCategoryCode.nullable(),
  title: zWords(160),
  summary: zWords(400),
  body: zBodies,
  /** Shown in addition to its text. */
  source: zSource,
  position: zPosition,
  shown: z.boolean(),
})
export type PageText = z.output<typeof zPageText>

const zFaqsText = z.object({
  kind: z.literal('faqs'),
  questions: z.array(z.object({ question: zWords(300), answer: zWords(3000), shown: z.boolean() })).max(40),
})

export const zDocumentBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('layout'), blocks: z.array(zBlock).max(30) }),
  zFooterText,
  zMenuText,
  zArticleText,
  zPageText,
  zFaqsText,
  z.object({ kind: z.literal('intro'), text: zWords(5000), shown: z.boolean() }),
  z.object({
    kind: z.literal('meta'),
    title: zWords(160),
    description: zWords(400),
    /** Path of the page that this one duplicates. */
    canonical: zPath.nullable(),
    shown: z.boolean(),
  }),
  /** Null ends the redirect. */
  z.object({ kind: z.literal('redirect'), to: zPath.nullable() }),
])
export type DocumentBody = z.output<typeof zDocumentBody>
export type BodyOf<K extends DocumentBody['kind']> = Extract<DocumentBody, { kind: K }>
