// A written text: headings, paragraphs, lists and tables, as the content of the store holds them.

import type { BodyBlock } from '../../../../contract/content/api.ts'
import styles from './body-text.module.css'

function Block({ block }: { block: BodyBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {block.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        // a wide table scrolls on its own, and the keyboard must reach it
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <div className={styles.table} tabIndex={0} role="group" aria-label={block.head.join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map(cell => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(row => (
                <tr key={row.join('|')}>
                  {row.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row stand in their order
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}

export function BodyText({ blocks }: { blocks: readonly BodyBlock[] }) {
  return (
    <div className={styles.body}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never reorders while shown
        <Block key={at} block={block} />
      ))}
    </div>
  )
}
