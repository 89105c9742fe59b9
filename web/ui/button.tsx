// Buttons, and links that look like buttons.

import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

/** `go` is the accent colour, reserved for the action that continues a purchase. */
interface Look {
  kind?: 'go' | 'plain' | 'quiet'
  size?: 'normal' | 'big' | 'small'
  wide?: boolean
}

const look = ({ kind = 'plain', size = 'normal', wide }: Look, more?: string) =>
  classNames(styles.button, styles[kind], size !== 'normal' && styles[size], wide && styles.wide, more)

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean }

/** While `busy`, the button keeps its size, announces the state and ignores clicks. */
export function Button({ kind, size, wide, busy, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={look({ kind, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={event => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    />
  )
}

type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>

export function ButtonLink({ kind, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={look({ kind, size, wide }, className)} {...rest}>
      {children}
    </a>
  )
}
