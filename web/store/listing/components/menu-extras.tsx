// What the operator has added to a department of the menu: links, and a promotion with a picture.

import type { MenuNode } from '../../../../contract/catalog/schemas.ts'
import { useLocale } from '../../../framework/locale.ts'
import styles from './menu-extras.module.css'

type Extras = Pick<MenuNode, 'links' | 'promotion'>

/** As entries of a list. */
export function ExtraLinks({ links = [] }: Extras) {
  const { href } = useLocale()
  return links.map(({ name, link }) => (
    <li key={link + name}>
      <a href={href(link)}>{name}</a>
    </li>
  ))
}

export function Promotion({ promotion }: Extras) {
  const { href } = useLocale()
  if (!promotion) return null
  const { title, text, link, image } = promotion
  return (
    <a className={styles.promotion} href={href(link)}>
      {image && <img src={image} width={160} height={160} alt="" loading="lazy" />}
      <span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
    </a>
  )
}
