// Static HTML: rendered by the server, never hydrated. Neither data nor scripts are sent for it.

import { type ReactNode, Suspense } from 'react'

interface StaticHtmlProps {
  as?: 'div' | 'footer'
  className?: string
  'data-static'?: ''
}

/**
 * Renders, in the browser, an element of the same kind and attributes as the one that the server rendered with content.
 * React neither reads nor replaces the content of an element with `dangerouslySetInnerHTML` while it hydrates.
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
  /** The document has the HTML already; false after client navigation, when it is rendered here. */
  inDocument: boolean
  children: ReactNode
}

/** A section whose HTML never changes. Islands inside it, such as carousels, are bound by the screen: `data-static`. */
export function StaticSection({ inDocument, children }: StaticSectionProps) {
  if (inDocument) return <StaticHtml data-static="" />
  return (
    <div data-static="">
      <Suspense>{children}</Suspense>
    </div>
  )
}
