// All keys of the console, and the switch that turns single letters off.

import type { Area } from '../app/areas.ts'
import { useMessages } from '../app/messages.ts'
import { letterKeys, useSetting } from '../app/settings.ts'
import { Dialog } from '../components/dialog.tsx'

type Line = readonly [keys: readonly string[], key: Parameters<ReturnType<typeof useMessages<'frame'>>>[0]]

const EVERYWHERE: readonly Line[] = [
  [['?'], 'keyHelp'],
  [['Ctrl K'], 'keyPalette'],
  [['/'], 'keySearch'],
]
const LISTS: readonly Line[] = [
  [['J', 'K'], 'keyMove'],
  [['X'], 'keySelect'],
  [['Shift', 'X'], 'keyRange'],
  [['Enter'], 'keyOpen'],
  [['['], 'keyNewer'],
  [[']'], 'keyOlder'],
  [['Esc'], 'keyClear'],
]

const CELLS: readonly Line[] = [
  [['↑', '↓', '←', '→'], 'keyCellMove'],
  [['Enter'], 'keyCellEdit'],
  [['Ctrl C', 'Ctrl V'], 'keyCellPaste'],
  [['Ctrl D'], 'keyCellFill'],
  [['Ctrl Z', 'Ctrl Y'], 'keyCellUndo'],
  [['Alt ↓'], 'keyCellNext'],
  [['F8'], 'keyCellProblem'],
  [['Ctrl S'], 'keyCellSave'],
]

function Keys({ title, lines }: { title: string; lines: readonly (readonly [readonly string[], string])[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="kv keys">
        {lines.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function KeyboardHelp({ areas, onClose }: { areas: readonly Area[]; onClose(): void }) {
  const t = useMessages('frame')
  const on = useSetting(letterKeys)
  const worded = (lines: readonly Line[]) => lines.map(([keys, key]) => [keys, t(key)] as const)
  const going = areas.map(area => [['G', area.letter.toUpperCase()], t(area.key)] as const)
  return (
    <Dialog title={t('keyboardHelp')} onClose={onClose}>
      <div className="key-sheet">
        <Keys title={t('keysEverywhere')} lines={[...worded(EVERYWHERE), ...going]} />
        <Keys title={t('keysLists')} lines={worded(LISTS)} />
        <Keys title={t('keysCells')} lines={worded(CELLS)} />
      </div>
      <label className="check">
        <input type="checkbox" checked={on} onChange={event => letterKeys.set(event.target.checked)} />
        {t('letterKeys')}
      </label>
    </Dialog>
  )
}
