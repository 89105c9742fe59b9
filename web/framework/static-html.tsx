// Markup that the server wrote and nothing changes: kept as it stands, without data, script and hydration.

interface KeptProps {
  as?: 'div' | 'footer'
  className?: string
  'data-still'?: ''
}

/**
 * Stands in the browser where the server rendered an element of the same kind and attributes with content. React
 * neither reads nor replaces the content of an element whose HTML is given.
 */
export function Kept({ as: Element = 'div', ...attributes }: KeptProps) {
  return (
    <Element
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never applied: see above
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
