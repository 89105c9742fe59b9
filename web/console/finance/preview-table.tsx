// The first rows of a file as they will be sent.

import { useMessages } from '../app/messages.ts'

const SHOWN = 5

export function PreviewTable({ header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] }) {
  const t = useMessages('incoming')
  const first = rows.slice(0, SHOWN)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keyboard
    <section className="panel scroll" aria-label={t('preview')} tabIndex={0}>
      <table className="t">
        <caption className="sub">{t('previewText')}</caption>
        <thead>
          <tr>
            {header.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no other identity
              <th key={column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other identity
            <tr key={row}>
              {header.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no other identity
                <td key={column}>{cells[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
