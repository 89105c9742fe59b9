// The error of a whole form, announced and visible above its button.

import styles from '../auth/components/login.module.css'

export function FormError({ text }: { text: string }) {
  return (
    <p className={styles.problem} role="alert" hidden={!text}>
      {text}
    </p>
  )
}
