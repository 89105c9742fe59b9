// Examples of what starts an action: buttons, icons, the bar at the foot of a phone.

import { ActionBar } from '../../ui/action-bar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon, type IconName, isIcon } from '../../ui/icon.tsx'
import { SlideButton } from '../../ui/slide-button.tsx'
import { Component, State } from '../example.tsx'
import type { GalleryTexts } from '../texts.ts'

const ICONS =
  'search cart user pin truck list grid doc menu home close left right plus minus check alert filter cash card help tag play share compare'
    .split(' ')
    .filter((name): name is IconName => isIcon(name))

function Buttons({ texts }: { texts: GalleryTexts }) {
  return (
    <Component file="button">
      {(['go', 'plain', 'quiet'] as const).map(kind => (
        <State key={kind} name={kind}>
          <Button kind={kind}>{texts.addToCart}</Button>
        </State>
      ))}
      {(['small', 'normal', 'big'] as const).map(size => (
        <State key={size} name={`size ${size}`}>
          <Button size={size}>{texts.cancel}</Button>
        </State>
      ))}
      <State name="busy">
        <Button kind="go" busy>
          {texts.buyNow}
        </Button>
      </State>
      <State name="disabled">
        <Button kind="go" disabled>
          {texts.buyNow}
        </Button>
      </State>
      <State name="wide">
        <Button wide>
          <Icon name="cart" /> {texts.addToCart}
        </Button>
      </State>
      <State name="link">
        <ButtonLink kind="go" href="#button">
          {texts.buyNow}
        </ButtonLink>
      </State>
    </Component>
  )
}

export function ActionExamples({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <Buttons texts={texts} />
      <Component file="slide-button">
        <State name="ready">
          <SlideButton label={texts.placeOrder} />
        </State>
        <State name="busy">
          <SlideButton label={texts.placeOrder} busy />
        </State>
        <State name="done">
          <SlideButton label={texts.placeOrder} done />
        </State>
      </Component>
      <Component file="icon">
        <State name="20 px" full>
          <ul className="icons">
            {ICONS.map(name => (
              <li key={name}>
                <Icon name={name} />
                <span lang="en">{name}</span>
              </li>
            ))}
          </ul>
        </State>
      </Component>
      <Component file="action-bar">
        <State name="at the foot of the window, on phones only">
          <ActionBar
            lead={
              <>
                {texts.total} <b>₹12,34,567.50</b>
              </>
            }
          >
            <Button kind="go">{texts.buyNow}</Button>
          </ActionBar>
        </State>
      </Component>
    </>
  )
}
