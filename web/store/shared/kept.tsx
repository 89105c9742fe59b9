// Markup that the server wrote and nothing changes: kept as it stands, without data, script and hydration.

/**
 * Stands in the browser where the server rendered an element of the same kind and class with content. React neither
 * reads nor replaces the content of an element whose HTML is given.
 */
export function Kept({ as: Element = 'div', className }: { as?: 'div' | 'footer'; className?: string }) {
  return (
    <Element
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never applied: see above
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
