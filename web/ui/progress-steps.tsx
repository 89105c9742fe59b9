// The steps of a longer task, with the current one marked.

import { Icon } from './icon.tsx'
import styles from './progress-steps.module.css'

interface ProgressStepsProps {
  label: string
  /** A step with an address is a link. */
  steps: readonly { name: string; href?: string }[]
  /** Index of the current step. */
  at: number
}

export function ProgressSteps({ label, steps, at }: ProgressStepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ name, href }, index) => (
          <li key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
            <span className={styles.mark}>{index < at ? <Icon name="check" size={14} /> : index + 1}</span>
            {index < at && href ? <a href={href}>{name}</a> : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
