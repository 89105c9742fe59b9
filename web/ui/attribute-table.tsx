// Names and values in two columns.

import styles from './attribute-table.module.css'
import lines from './lines.module.css'

interface FactTableProps {
  caption: string
  facts: readonly { name: string; value: string }[]
}

export function AttributeTable({ caption, facts }: FactTableProps) {
  return (
    <table className={`panel ${lines.lines} ${styles.facts}`}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {facts.map(fact => (
          <tr key={fact.name}>
            <th scope="row">{fact.name}</th>
            <td>{fact.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
