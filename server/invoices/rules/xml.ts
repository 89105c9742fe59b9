// XML as a tree of elements: building, reading by path, serializing.

export interface XmlElement {
  /** With its prefix: `cbc:ID`. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** Of an element without children. */
  text: string
}

type Content = string | readonly (XmlElement | null)[]

/** An element with text or children; a null child is left out. */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): XmlElement {
  if (typeof content === 'string') return { name, attributes, children: [], text: content }
  return { name, attributes, children: content.filter(child => child !== null), text: '' }
}

/** Descendants of an element by a path of names: `cac:Party/cbc:EndpointID`. */
export function findAll(of: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (elements, name) => elements.flatMap(({ children }) => children.filter(child => child.name === name)),
      [of],
    )
}

/** Text of the first element at a path; empty when there is none. */
export function textAt(of: XmlElement, path: string): string {
  return findAll(of, path)[0]?.text ?? ''
}

/** The element and everything below it. */
export function withDescendants(of: XmlElement): XmlElement[] {
  return [of, ...of.children.flatMap(withDescendants)]
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// XML cannot contain control characters other than tab and line breaks
const FORBIDDEN = /[\p{Cc}\uFFFE\uFFFF]/gu
const escaped = (text: string) =>
  text.replace(FORBIDDEN, char => (/[\t\n\r]/.test(char) ? char : '')).replace(/[&<>"]/g, char => ESCAPES[char] ?? char)

/** The element as XML text. */
export function toXml({ name, attributes, children, text }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inner = children.length > 0 ? children.map(toXml).join('') : escaped(text)
  return `<${name}${written.join('')}>${inner}</${name}>`
}
