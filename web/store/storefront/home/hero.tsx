// The hero of the home page: claim, welcome coupon, and three links.

import type { LayoutBlock } from '../../../../contract/storefront/api.ts'
import { useLocale } from '../../../framework/locale.ts'
import { pictureAt } from '../../../framework/picture.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon, isIcon } from '../../../ui/icon.tsx'
import styles from './hero.module.css'

export function Hero({ block }: { block: Extract<LayoutBlock, { kind: 'hero' }> }) {
  const { href } = useLocale()
  const { title, text, code, action, image, shortcuts } = block
  return (
    <div className={styles.hero}>
      <section className={styles.main}>
        <h1>{title}</h1>
        <p>
          {text} {code && <b className={styles.code}>{code}</b>}
        </p>
        <ButtonLink kind="go" size="big" href={href(action.link)}>
          {action.name}
        </ButtonLink>
        {image && <img className={styles.art} src={pictureAt(image, 'large')} width={300} height={300} alt="" />}
      </section>
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
    </div>
  )
}
