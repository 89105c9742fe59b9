// A document of the store as HTML: details, parties, the table of lines, sums.

import type { PrintedDocument } from '../../../contract/invoices/document.rules.ts'
import styles from './document-view.module.css'

const isNumber = (numeric: boolean | undefined) => (numeric ? styles.number : undefined)

function Lines({ columns, rows, sums }: Pick<PrintedDocument, 'columns' | 'rows' | 'sums'>) {
  const cell = (text: string, index: number) => {
    const [first, ...more] = text.split('\n')
    const column = columns[index]
    return (
      <td key={column?.label} className={isNumber(column?.numeric)} data-label={column?.label}>
        {first}
        {more.map(line => (
          <small key={line}>{line}</small>
        ))}
      </td>
    )
  }
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" className={isNumber(numeric)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row[0]}>{row.map(cell)}</tr>
          ))}
        </tbody>
        <tfoot>
          <tr>{sums.map(cell)}</tr>
        </tfoot>
      </table>
    </div>
  )
}

function Code({ size, path, label, lines }: NonNullable<PrintedDocument['qr']>) {
  return (
    <section className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} stroke="#000" strokeWidth={1} />
      </svg>
      <div>
        <h3>{label}</h3>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}

export function DocumentView({ document }: { document: PrintedDocument }) {
  const { title, mark, details, parties, totals, words, notes, qr } = document
  return (
    <article className={`panel ${styles.document}`}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <p className="quiet">{mark}</p>
      </header>
      <dl className={styles.details}>
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.parties}>
        {parties.map(({ heading, name, lines }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <b>{name}</b>
            {lines.map(line => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <Lines {...document} />
      <div className={styles.end}>
        <dl className={styles.totals}>
          {totals.map(({ label, value, strong }) => (
            <div key={label} className={strong ? styles.strong : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.words}>
          <span className="quiet">{words.label}</span>
          <b>{words.value}</b>
        </p>
      </div>
      {qr && <Code {...qr} />}
      {notes.map(note => (
        <p key={note} className="quiet">
          {note}
        </p>
      ))}
    </article>
  )
}
