// What went wrong with a whole form, announced and in sight above its button.

import styles from '../auth/components/login.module.css'

export function FormError({ text }: { text: string }) {
  return (
    <p className={styles.problem} role="alert" hidden={!text}>
      {text}
    </p>
  )
}
