// Parts of a page that never change once rendered: the document keeps their markup, no data or script comes with them.

import { type ReactNode, Suspense } from 'react'

interface StillProps {
  /** The server sent the markup with the document; else it is made here, as after a link was followed. */
  inDocument: boolean
  children: ReactNode
}

/** React neither reads nor replaces the content of an element whose HTML is given: the server's stays as it is. */
export function Still({ inDocument, children }: StillProps) {
  if (inDocument) {
    return (
      <div
        data-still=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never applied: see above
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  }
  return (
    <div data-still="">
      <Suspense>{children}</Suspense>
    </div>
  )
}
