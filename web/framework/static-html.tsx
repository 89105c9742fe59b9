// Static HTML: rendered by the server, never hydrated. Neither data nor scripts are sent for it.

import { type ReactNode, Suspense } from 'react'

interface StaticHtmlProps {
  as?: 'div' | 'footer'
  className?: string
  'data-static'?: ''
}

/**
 * In the browser, renders an empty element with the same tag and attributes as the one that the server filled.
 * While hydrating, React neither reads nor replaces the content of an element with `dangerouslySetInnerHTML`.
 */
export function StaticHtml({ as: Element = 'div', ...attributes }: StaticHtmlProps) {
  return (
    <Element
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty and never applied, see above
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

interface StaticSectionProps {
  /** The document already has the HTML; false after client navigation, when it is rendered here. */
  inDocument: boolean
  children: ReactNode
}

/** A section whose HTML never changes. The screen hydrates islands inside it, such as carousels: `data-static`. */
export function StaticSection({ inDocument, children }: StaticSectionProps) {
  if (inDocument) return <StaticHtml data-static="" />
  return (
    <div data-static="">
      <Suspense>{children}</Suspense>
    </div>
  )
}
