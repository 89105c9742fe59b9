// The frame of the gallery's examples: a component under its name, with each of its states under a caption.

import type { ReactNode } from 'react'

/** A component in all its states. `file` is its name in `web/ui`, which links lead to. */
export function Component({ file, children }: { file: string; children: ReactNode }) {
  return (
    <section id={file} aria-labelledby={`${file}-title`}>
      <h2 id={`${file}-title`}>{file}</h2>
      <div className="states">{children}</div>
    </section>
  )
}

/** One state; `full` gives it the whole width of the page. */
export function State({ name, full, children }: { name: string; full?: boolean; children: ReactNode }) {
  return (
    <div className={full ? 'full' : undefined}>
      <h3 lang="en">{name}</h3>
      <div>{children}</div>
    </div>
  )
}
