// Grey placeholders in the final size of the content that is loading.

import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS lengths. */
  width?: string
  height?: string
}

export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
