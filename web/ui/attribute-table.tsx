// A two-column table of names and values.

import styles from './attribute-table.module.css'
import lines from './lines.module.css'

interface AttributeTableProps {
  caption: string
  attributes: readonly { name: string; value: string }[]
}

export function AttributeTable({ caption, attributes }: AttributeTableProps) {
  return (
    <table className={`panel ${lines.lines} ${styles.attributes}`}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {attributes.map(fact => (
          <tr key={fact.name}>
            <th scope="row">{fact.name}</th>
            <td>{fact.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
