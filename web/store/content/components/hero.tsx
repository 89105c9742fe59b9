// The opening block of a page with a layout: claim, coupon, and links.

import type { LayoutBlock } from '../../../../contract/storefront/api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon, isIcon } from '../../../ui/icon.tsx'
import styles from './hero.module.css'

interface HeroProps {
  block: Extract<LayoutBlock, { kind: 'hero' }>
  /** The title of the page, or of a part of a page that has its own. */
  heading?: 'h1' | 'h2'
}

export function Hero({ block, heading: Heading = 'h1' }: HeroProps) {
  const { href } = useLocale()
  const { title, text, code, action, image, shortcuts } = block
  return (
    <div className={styles.hero}>
      <section className={styles.main}>
        <Heading>{title}</Heading>
        <p>
          {text} {code && <b className={styles.code}>{code}</b>}
        </p>
        <ButtonLink kind="go" size="big" href={href(action.link)}>
          {action.name}
        </ButtonLink>
        {image && <img className={styles.art} src={pictureAt(image, 'large')} width={300} height={300} alt="" />}
      </section>
      {shortcuts.length > 0 && (
        <ul className={styles.shortcuts}>
          {shortcuts.map(shortcut => (
            <li key={shortcut.link}>
              <a className="panel" href={href(shortcut.link)}>
                <Icon name={isIcon(shortcut.icon) ? shortcut.icon : 'right'} size={26} />
                <span>
                  <b>{shortcut.title}</b>
                  <span className="quiet">{shortcut.text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
