// Parts of a page that never change once rendered: the document keeps their markup, no data or script comes with them.

import { type ReactNode, Suspense } from 'react'
import { Kept } from './static-html.tsx'

interface StillProps {
  /** The server sent the markup with the document; else it is made here, as after a link was followed. */
  inDocument: boolean
  children: ReactNode
}

export function Still({ inDocument, children }: StillProps) {
  if (inDocument) return <Kept data-still="" />
  return (
    <div data-still="">
      <Suspense>{children}</Suspense>
    </div>
  )
}
